import { commentsContract } from '#features/comments/comments.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/children/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { photoWorksContract } from '#features/photos/photo-works.contract.ts'
import { newId } from '#shared/ids.ts'
import { addressesContract } from '#features/addresses/addresses.contract.ts'
import { PROVABLE_DOMAIN } from './addresses.ts'
import { placeCheckout, placeInvoice } from './checkouts.ts'
import { placeAvatar } from './avatars.ts'
import { placeExport, placeFamilyExport } from './exports.ts'
import { placeImport } from './imports.ts'
import { placeFailedJob } from './jobs.ts'
import { placeKey } from './keys.ts'
import { deletedFamilyOf, freshMember, twinOf } from './families.ts'
import { placeNotice } from './notices.ts'
import { freshInvitation, tokenFor } from './invitations.ts'
import { placeGuest } from './guests.ts'
import type { Person } from './people.ts'
import { bookSamples } from './book-samples.ts'
import { orderSamples } from './order-samples.ts'
import { placeAnswer } from './answers.ts'
import { placeCaption } from './captions.ts'
import { placePhoto, placeSimilar } from './photos.ts'
import { drawPicture } from './pictures.ts'
import { credentialSamples } from './credential-samples.ts'
import { forgetLimits, proofCodeFor } from './credentials.ts'
import type { Input } from './requests.ts'
import type { Sample } from './sample.ts'
import { leaveUnfinished, tus } from './uploads.ts'
import type { Home } from './world.ts'

/** Makes what an operation is to be tried on, in `home`, for `caller`; where it takes no caller, it is the same for everybody. */
export type MakeSample = (home: Home, caller: Person) => Sample | Promise<Sample>

const family: MakeSample = ({ family_id }) => ({ input: { family_id } })
const nothing: MakeSample = () => ({ input: {} })
const email = () => `${newId()}@example.org`

async function freshPhoto({ family_id, editor }: Home): Promise<Input> {
  return { family_id, photo_id: await placePhoto(editor, { family_id }) }
}

async function chosenPhoto(home: Home): Promise<Input> {
  const { family_id, photo_id } = await freshPhoto(home)
  return { family_id, photo_ids: [photo_id] }
}

/** Each has one at a time. */
const endWorks = ({ house, user_id }: Person) =>
  house.sql("delete from photo_works where user_id = $1 and state = 'running'", [user_id])

async function freshGroup(home: Home): Promise<Input> {
  const { family_id, photo_id } = (await freshPhoto(home)) as { family_id: string; photo_id: string }
  const group_id = await placeSimilar(home.editor.house, { family_id, photo_id })
  return { family_id, group_id, photo_ids: [photo_id] }
}

async function freshCaption(home: Home) {
  return placeCaption(home.editor, (await freshPhoto(home)) as { family_id: string; photo_id: string })
}

async function freshCategory({ family_id, editor }: Home): Promise<Input> {
  const { id } = await editor.call(categoriesContract.createCategory, { family_id, name: `Category ${newId()}` })
  return { family_id, category_id: id }
}

async function freshChild({ family_id, editor }: Home): Promise<Input> {
  const { id } = await editor.call(childrenContract.addChild, {
    family_id,
    first_name: 'Mia',
    birth_date: '2019-01-31',
  })
  return { family_id, child_id: id }
}

async function freshMilestone({ family_id, editor }: Home): Promise<Input> {
  const given = { family_id, name: 'First smile', date: '2019-03-01', audience: 'family_only' } as const
  const { id } = await editor.call(milestonesContract.addMilestone, given)
  return { family_id, milestone_id: id }
}

async function freshPrompt({ family_id, editor }: Home): Promise<Input> {
  const { prompts } = await editor.call(personalityContract.listPrompts, { family_id })
  for (const { id: prompt_id, is_skipped } of prompts)
    if (is_skipped) await editor.call(personalityContract.askPromptAgain, { family_id, prompt_id })
  const instead = { family_id, prompt_id: prompts[0]!.id, prompt_text: `What is ${newId()}?` }
  const { id } = await editor.call(personalityContract.replacePrompt, instead)
  return { family_id, prompt_id: id }
}

async function deletedResponse(home: Home): Promise<Input> {
  const response = await freshResponse(home)
  await home.editor.call(personalityContract.deleteResponse, response as never)
  return response
}

async function freshResponse({ family_id, editor, child_id, prompt_id }: Home): Promise<Input> {
  const said = { family_id, child_id, prompt_id, take: newId(), response_text: 'Snails' }
  const { id } = await editor.call(personalityContract.saveResponse, said)
  return { family_id, response_id: id }
}

/** A child whose owner agreed to its being recorded. */
async function consentedChild(home: Home): Promise<Input> {
  const child = (await freshChild(home)) as { family_id: string; child_id: string }
  await home.owner.call(personalityContract.giveConsent, { ...child, text_version: '1' })
  return child
}

/** An upload of the owner's own for whoever comes as the owner, else of the editor. */
async function freshUpload(home: Home, caller: Person): Promise<Input> {
  const uploader = caller.user_id === home.owner.user_id ? home.owner : home.editor
  return { family_id: home.family_id, upload_id: await leaveUnfinished(uploader, home) }
}

/** A comment of whoever comes, where they belong to the family, else of the editor. */
async function freshComment({ family_id, photo_id, ...home }: Home, caller: Person): Promise<Input> {
  const author = [home.owner, home.viewer].find(({ user_id }) => user_id === caller.user_id) ?? home.editor
  const said = { family_id, subject_kind: 'photo', subject_id: photo_id, text: 'Lovely' } as const
  return { family_id, comment_id: (await author.call(commentsContract.addComment, said)).id }
}

const talk: MakeSample = ({ family_id, photo_id }) => ({
  input: { family_id, subject_kind: 'photo', subject_id: photo_id },
})
const reaction: MakeSample = async (home, caller) => {
  const { input } = await talk(home, caller)
  return { input: { ...input, kind: 'heart' } }
}

async function freshGuest({ family_id, owner }: Home): Promise<Input> {
  return { family_id, guest_id: (await placeGuest(owner, { family_id }, 'Another guest')).guest_id }
}

const bytes = (type: string, headers: Record<string, string> = {}) => ({
  payload: Buffer.from('some bytes'),
  headers: { ...headers, 'content-type': type },
})

/** One for every operation there is; authorization.test.ts fails where one is missing. */
export const sampleInputs: Record<string, MakeSample> = {
  sendContactMessage: () => ({
    input: { name: 'Ada', email: email(), subject: 'Hello', message: 'What a fine album.', language: 'en' },
  }),
  startSignIn: () => ({ input: { email: email() } }),
  startSignUp: () => ({ input: { first_name: 'Ada', last_name: 'Vale', email: email() } }),
  verifyCode: () => ({ input: { email: email(), code: '123456' } }),
  readLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  useLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  signOut: nothing,
  getSession: nothing,
  updateProfile: () => ({ input: { first_name: 'Ana', last_name: 'Ríos' } }),
  getSettings: nothing,
  saveSettings: () => ({ input: { notification_email: false } }),
  getPreferences: nothing,
  savePreferences: () => ({ input: { theme: 'dark', compact_view: true } }),

  getProofWays: nothing,
  mailProofCode: async (_home, caller) => {
    await forgetLimits(caller)
    await caller.house.sql('delete from authenticators where user_id = $1', [caller.user_id])
    return { input: {} }
  },
  proveByCode: async (_home, caller) => ({ input: { code: await proofCodeFor(caller) } }),
  ...credentialSamples,

  setAvatar: async () => ({
    input: {},
    extra: { payload: await drawPicture(), headers: { 'content-type': 'application/offset+octet-stream' } },
  }),
  readAvatarSource: async (_home, caller) => {
    await placeAvatar(caller)
    return { input: {} }
  },
  cropAvatar: async (_home, caller) => {
    await placeAvatar(caller)
    return { input: { x: 0, y: 0, size: 8 } }
  },
  removeAvatar: nothing,
  readAvatar: async ({ owner }, caller) => {
    await placeAvatar(caller)
    await placeAvatar(owner)
    return { input: { person_id: caller.cookie ? caller.user_id : owner.user_id } }
  },
  searchEverything: () => ({ input: { text: 'secret' } }),
  requestExport: nothing,
  getAdminOverview: nothing,
  listAdminJobs: nothing,
  listAdminPeople: nothing,
  listAdminFamilies: nothing,
  listAdminAudit: nothing,
  retryJob: async (_home, { house }) => ({ input: { job_id: await placeFailedJob(house) } }),
  listExports: nothing,
  readInvoice: async ({ owner }, caller) => ({
    input: { reference: await placeInvoice(caller.cookie ? caller : owner) },
  }),
  readExport: async ({ owner }, caller) => ({
    input: { export_id: await placeExport(caller.cookie ? caller : owner) },
  }),
  beginImport: ({ family_id }) => ({ input: { family_id, title: 'takeout.zip', files: 1, bytes: 10 } }),
  listImports: family,
  getImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await placeImport(caller.cookie ? caller : editor, family_id) },
  }),
  startImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await placeImport(caller.cookie ? caller : editor, family_id) },
  }),
  cancelImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await placeImport(caller.cookie ? caller : editor, family_id) },
  }),
  listImportItems: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await placeImport(caller.cookie ? caller : editor, family_id) },
  }),
  readImportReport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await placeImport(caller.cookie ? caller : editor, family_id) },
  }),
  requestFamilyExport: ({ family_id }) => ({ input: { family_id } }),
  listFamilyExports: ({ family_id }) => ({ input: { family_id } }),
  readFamilyExport: async ({ family_id, owner }) => ({
    input: { family_id, export_id: await placeFamilyExport(owner, family_id) },
  }),
  getDeletion: nothing,
  requestDeletion: (_home, caller) => ({ input: { typed_email: caller.email || 'nobody@example.org' } }),
  keepAccount: nothing,
  listApiKeys: nothing,
  createApiKey: () => ({ input: { name: 'A program', scope: 'read' } }),
  revokeApiKey: async ({ owner }, caller) => ({ input: { key_id: await placeKey(caller.cookie ? caller : owner) } }),
  createFamily: () => ({ input: { name: 'A new family' } }),
  listFamilies: nothing,
  getFamily: family,
  followEvents: nothing,
  renameFamily: ({ family_id }) => ({ input: { family_id, name: 'Another name' } }),

  listFamilyAudit: family,
  listFamilyUse: nothing,
  listPlanUse: nothing,
  getFamilyAddress: family,
  changeSlug: ({ family_id }) => ({ input: { family_id, slug: `slug-${newId()}` } }),
  setDomain: ({ family_id }) => ({ input: { family_id, domain: `${newId()}.example` } }),
  proveDomain: async ({ family_id, owner }) => {
    await owner.call(addressesContract.setDomain, { family_id, domain: PROVABLE_DOMAIN })
    return { input: { family_id } }
  },
  removeDomain: family,
  getFamilyHost: async ({ family_id, owner }) => {
    const { slug, host } = await owner.call(addressesContract.getFamilyAddress, { family_id })
    return { input: { domain: `${slug}.${host}` } }
  },
  deleteFamily: async (home) => {
    const { family_id, name } = await twinOf(home)
    return { input: { family_id, name } }
  },
  listDeletedFamilies: nothing,
  restoreFamily: async (home, caller) => ({ input: { family_id: await deletedFamilyOf(caller, home) } }),
  purgeFamily: async (home, caller) => ({ input: { family_id: await deletedFamilyOf(caller, home) } }),
  changeMemberRole: async (home) => ({
    input: { family_id: home.family_id, member_id: await freshMember(home), role: 'editor' },
  }),
  removeMember: async (home) => ({ input: { family_id: home.family_id, member_id: await freshMember(home) } }),
  transferFamily: async (home) => {
    const { family_id, member_id } = await twinOf(home)
    return { input: { family_id, member_id } }
  },
  leaveFamily: async (home) => ({ input: { family_id: (await twinOf(home)).family_id } }),
  inviteMembers: ({ family_id }) => ({ input: { family_id, emails: [email()], note: 'Come and look' } }),
  listInvitations: family,
  resendInvitation: async (home) => ({ input: { family_id: home.family_id, ...(await freshInvitation(home)) } }),
  cancelInvitation: async (home) => ({ input: { family_id: home.family_id, ...(await freshInvitation(home)) } }),
  readInvitation: async (home, caller) => ({ input: { token: await tokenFor(caller, home) } }),
  acceptInvitation: async (home, caller) => ({ input: { token: await tokenFor(caller, home) } }),
  declineInvitation: async (home, caller) => ({ input: { token: await tokenFor(caller, home) } }),
  listMyInvitations: nothing,

  getPlans: nothing,
  getSubscription: nothing,
  createCheckout: () => ({ input: { tier: 'basic', isYearly: true } }),
  customerPortal: nothing,
  listInvoices: nothing,
  receiveBillingEvent: () => ({ input: {}, extra: bytes('application/json', { 'stripe-signature': 't=1,v1=forged' }) }),
  getSandboxCheckout: async (_home, caller) => ({ input: { checkout_id: await placeCheckout(caller) } }),
  paySandboxCheckout: async (_home, caller) => ({
    input: { checkout_id: await placeCheckout(caller), card_number: '4242 4242 4242 4242' },
  }),
  getSandboxPortal: nothing,
  actInSandboxPortal: () => ({ input: { action: 'cancel' } }),

  listActivities: family,

  listNotifications: nothing,
  readNotification: async (home, caller) => ({
    input: { notification_id: await placeNotice(caller.cookie ? caller : home.owner, { ...home, name: '' }) },
  }),
  readAllNotifications: nothing,
  getPushKey: nothing,
  subscribePush: () => ({
    input: { endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  unsubscribePush: () => ({ input: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody' } }),
  readUnsubscribe: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  unsubscribe: ({ owner }) => ({
    input: { token: unsubscribeLinks(owner.house.config.secret, '').urlFor(owner.user_id).split('/').at(-1) },
  }),

  listCategories: family,
  createCategory: ({ family_id }) => ({ input: { family_id, name: `Category ${newId()}` } }),
  renameCategory: async (home) => ({ input: { ...(await freshCategory(home)), name: `Category ${newId()}` } }),
  deleteCategory: async (home) => ({ input: await freshCategory(home) }),

  listChildren: family,
  getChild: async (home) => ({ input: await freshChild(home) }),
  addChild: ({ family_id }) => ({
    input: { family_id, first_name: 'Noa', last_name: 'Vale', birth_date: '2022-05-01' },
  }),
  editChild: async (home) => ({ input: { ...(await freshChild(home)), first_name: 'Noah', last_name: 'Valle' } }),
  setChildAvatar: async (home) => ({
    input: { ...(await freshPhoto(home)), ...(await freshChild(home)), x: 0, y: 0, size: 10 },
  }),
  removeChildAvatar: async (home) => ({ input: await freshChild(home) }),
  listRemovedChildren: family,
  restoreChild: async (home) => {
    const child = await freshChild(home)
    await home.editor.call(childrenContract.deleteChild, child as { family_id: string; child_id: string })
    return { input: child }
  },
  deleteChild: async (home) => ({ input: await freshChild(home) }),

  listMilestones: family,
  getMilestone: async (home) => ({ input: await freshMilestone(home) }),
  addMilestone: ({ family_id }) => ({
    input: { family_id, name: 'First steps', description: 'Across the kitchen', date: '2023-06-01' },
  }),
  editMilestone: async (home) => ({ input: { ...(await freshMilestone(home)), name: 'First words' } }),
  deleteMilestone: async (home) => ({ input: await freshMilestone(home) }),

  ...bookSamples,
  ...orderSamples,

  listPersonality: family,
  getDashboard: family,
  getPersonality: async (home) => ({ input: await freshChild(home) }),
  listResponses: ({ family_id, child_id, prompt_id }) => ({ input: { family_id, child_id, prompt_id } }),
  saveResponse: ({ family_id, child_id, prompt_id }) => ({
    input: { family_id, child_id, prompt_id, take: newId(), response_text: 'Trains, and my brother' },
  }),
  deleteResponse: async (home) => ({ input: await freshResponse(home) }),
  readAnswerMedia: async (home, caller) => {
    const { family_id, clip_id } = await placeAnswer(home.editor, home)
    const { sign } = mediaUrls(caller.house.config.secret, Date.now, 'answer-media')
    const of = { family_id, photo_id: clip_id, version: 1, user_id: caller.user_id }
    return { input: {}, url: sign({ ...of, variant: 'original' }) }
  },
  listPrompts: family,
  addPrompt: ({ family_id }) => ({ input: { family_id, prompt_text: 'What do you dream about?' } }),
  replacePrompt: async (home) => ({ input: { ...(await freshPrompt(home)), prompt_text: 'What is the moon?' } }),
  removePrompt: async (home) => ({ input: await freshPrompt(home) }),
  skipPrompt: async (home) => ({ input: await freshPrompt(home) }),
  askPromptAgain: async (home) => {
    const skipped = await freshPrompt(home)
    await home.editor.call(personalityContract.skipPrompt, skipped as never)
    return { input: skipped }
  },
  listDeletedResponses: family,
  restoreResponse: async (home) => ({ input: await deletedResponse(home) }),
  purgeResponse: async (home) => ({ input: await deletedResponse(home) }),
  readChildExport: async (home) => ({ input: await freshChild(home) }),
  readChildExportZip: async (home) => ({ input: await freshChild(home) }),
  getTranscripts: family,
  allowTranscripts: family,
  endTranscripts: family,
  giveConsent: async (home) => ({ input: { ...(await freshChild(home)), text_version: '1' } }),
  withdrawConsent: async (home) => ({ input: await consentedChild(home) }),

  getHighlights: ({ family_id }) => ({ input: { family_id, day: '2026-05-01', since: '2026-01-01T00:00:00Z' } }),
  listPhotos: family,
  listPhotoMonths: family,
  listPhotoPlaces: ({ family_id }) => ({ input: { family_id, zoom: 3 } }),
  listSimilarPhotos: family,
  keepSimilarPhotos: async (home) => ({ input: await freshGroup(home) }),
  listTowns: () => ({ input: { text: 'lis' } }),
  listPhotoIds: family,
  listPhotoChoices: family,
  listPhotoSuggestions: family,
  getPhoto: async (home) => ({ input: await freshPhoto(home) }),
  editPhoto: async (home) => ({ input: { ...(await freshPhoto(home)), description: 'New words', is_favorite: true } }),
  turnPhoto: async (home) => ({ input: { ...(await freshPhoto(home)), quarters: 1 } }),
  cropPhoto: async (home) => ({
    input: { ...(await freshPhoto(home)), crop: { left: 0, top: 0, width: 0.5, height: 0.5 }, quarter_turns: 0 },
  }),
  deletePhoto: async (home) => ({ input: await freshPhoto(home) }),
  listDeletedPhotos: family,
  restorePhotos: async (home) => {
    const photo = (await freshPhoto(home)) as { family_id: string; photo_id: string }
    await home.editor.call(photosContract.deletePhoto, photo)
    return { input: { family_id: photo.family_id, photo_ids: [photo.photo_id] } }
  },
  emptyDeletedPhotos: async (home) => {
    await home.editor.call(photosContract.deletePhoto, (await freshPhoto(home)) as never)
    return { input: { family_id: home.family_id } }
  },
  editPhotos: async (home) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return { input: { family_id, photo_ids: [photo_id], is_favorite: true, add_tags: ['summer'], shift_minutes: 60 } }
  },
  deletePhotos: async (home) => {
    const { family_id, photo_id } = await freshPhoto(home)
    return { input: { family_id, photo_ids: [photo_id] } }
  },
  startEditingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: { ...(await chosenPhoto(home)), is_favorite: true } }
  },
  startDeletingPhotos: async (home, caller) => {
    await endWorks(caller)
    return { input: await chosenPhoto(home) }
  },
  listPhotoWorks: family,
  endPhotoWork: async (home, caller) => {
    const worker = caller.user_id === home.owner.user_id ? home.owner : home.editor
    await endWorks(worker)
    const asked = (await chosenPhoto(home)) as { family_id: string; photo_ids: string[] }
    const { id } = await worker.call(photoWorksContract.startEditingPhotos, { ...asked, is_favorite: true })
    return { input: { family_id: home.family_id, work_id: id } }
  },
  createPhotoDownload: ({ family_id, photo_id }) => ({ input: { family_id, photo_ids: [photo_id] } }),
  readPhotoDownload: async ({ family_id, photo_id, owner, editor }, caller) => {
    const chooser = caller.user_id === owner.user_id ? owner : editor
    const chosen = { family_id, photo_ids: [photo_id] }
    const { id } = await chooser.call(photoSelectionsContract.createPhotoDownload, chosen)
    return { input: { family_id, download_id: id } }
  },
  listUploads: async (home, caller) => {
    const { family_id, upload_id } = await freshUpload(home, caller)
    return { input: { family_id, ids: upload_id } }
  },
  createUpload: ({ family_id }) => ({
    input: { family_id },
    extra: { headers: { ...tus, 'upload-length': '10', 'upload-metadata': `filename ${btoa('a.jpg')}` } },
  }),
  measureUpload: async (home, caller) => ({ input: await freshUpload(home, caller), extra: { headers: tus } }),
  continueUpload: async (home, caller) => ({
    input: await freshUpload(home, caller),
    extra: bytes('application/offset+octet-stream', { ...tus, 'upload-offset': '10' }),
  }),
  cancelUpload: async (home, caller) => ({ input: await freshUpload(home, caller), extra: { headers: tus } }),
  addUploadPoster: async (home, caller) => ({ input: await freshUpload(home, caller), extra: bytes('image/jpeg') }),
  readMedia: async (home, caller) => {
    const { family_id, photo_id } = (await freshPhoto(home)) as { family_id: string; photo_id: string }
    const { sign } = mediaUrls(caller.house.config.secret)
    const url = sign({ family_id, photo_id, variant: 'original', version: 1, user_id: caller.user_id })
    return { input: {}, url }
  },

  getAudioCaption: async (home) => {
    const { family_id, photo_id } = await freshCaption(home)
    return { input: { family_id, photo_id } }
  },
  deleteAudioCaption: async (home) => {
    const { family_id, photo_id } = await freshCaption(home)
    return { input: { family_id, photo_id } }
  },
  readCaptionMedia: async (home, caller) => {
    const { family_id, clip_id } = await freshCaption(home)
    const { sign } = mediaUrls(caller.house.config.secret, Date.now, 'caption-media')
    const of = { family_id, photo_id: clip_id, version: 1, user_id: caller.user_id }
    return { input: {}, url: sign({ ...of, variant: 'original' }) }
  },

  listComments: talk,
  listReplies: async (home, caller) => ({ input: await freshComment(home, caller) }),
  addComment: async (home, caller) => ({
    input: { ...(await talk(home, caller)).input, parent_id: home.comment_id, text: 'What a day' },
  }),
  editComment: async (home, caller) => ({ input: { ...(await freshComment(home, caller)), text: 'What a night' } }),
  deleteComment: async (home, caller) => ({ input: await freshComment(home, caller) }),
  listGuests: family,
  addGuest: ({ family_id }) => ({ input: { family_id, name: 'Grandma Rosa', language: 'es', days: 30 } }),
  renewGuestLink: async (home) => ({ input: await freshGuest(home) }),
  revokeGuest: async (home) => ({ input: await freshGuest(home) }),
  openGuestLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  readGuestPage: nothing,
  listGuestMoments: nothing,
  heartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  unheartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  readGuestMedia: ({ owner, family_id, guest_id, guest_photo_id }) => {
    const { sign } = mediaUrls(owner.house.config.secret, Date.now, 'shared-media')
    const url = sign({ family_id, photo_id: guest_photo_id, variant: 'large', version: 1, user_id: guest_id })
    return { input: {}, url }
  },

  listReactions: talk,
  listTalkCounts: ({ family_id, photo_id }) => ({
    input: { family_id, subject_kind: 'photo', subject_ids: photo_id },
  }),
  addReaction: reaction,
  removeReaction: reaction,
}
