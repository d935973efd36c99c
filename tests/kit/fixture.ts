import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { roles, type Role } from '#features/families/families.rules.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { gazetteContract } from '#features/gazette/gazette.contract.ts'
import { mailInContract } from '#features/mail-in/mail-in.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { webhooksContract } from '#features/webhooks/webhooks.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { newId } from '#shared/ids.ts'
import { seedCaption } from './captions.ts'
import { seedBook, seedBookFile } from './books.ts'
import { addMembers, type Household } from './families.ts'
import { seedAvatar } from './avatars.ts'
import { seedLetter, seedLetterFile } from './letters.ts'
import { seedOrder } from './orders.ts'
import { seedCheckout, seedPayment } from './checkouts.ts'
import { seedExport } from './exports.ts'
import { seedImport } from './imports.ts'
import { seedInvitation } from './invitations.ts'
import { seedFrame } from './frames.ts'
import { seedGuest, type TestGuest } from './guests.ts'
import { seedKey } from './keys.ts'
import { seedNotification } from './notifications.ts'
import { someAddress, type Person } from './people.ts'
import { seedPasskey, sessionOf, removeSecondFactor } from './credentials.ts'
import { seedPhoto, seedSimilar } from './photos.ts'
import { seedFace } from './seed-face.ts'
import { ADMIN_EMAIL, OTHER_ADMIN_EMAILS, type TestApp } from './test-app.ts'
import { seedTrip } from './trips.ts'
import { leaveUnfinished } from './uploads.ts'
import { seedWebhook } from './webhooks.ts'

/** A family with a person in each role, and items whose texts appear nowhere else. */
export type Fixture = Household & {
  /** The editor's membership. */
  member_id: string
  invitation_id: string
  photo_id: string
  child_id: string
  milestone_id: string
  /** By the editor. */
  upload_id: string
  /** By the editor, on the photo. */
  comment_id: string
  caption_id: string
  /** By the editor, for the child. It waits. */
  letter_id: string
  /** By the editor, not in a letter yet. */
  letter_file_id: string
  category_id: string
  prompt_id: string
  /** By the editor, about the child. */
  response_id: string
  /** A guest, and the only photo that they can see. */
  guest: TestGuest
  guest_id: string
  guest_photo_id: string
  /** A screen that shows what guests see. */
  frame_id: string
  download_id: string
  work_id: string
  /** By the editor, with the family's photos, and a PDF of it. */
  book_id: string
  file_id: string
  /** By the editor, with the photo in it. */
  album_id: string
  trip_id: string
  /** Of the child, on the answer. */
  flag_id: string
  section_id: string
  /** By the owner. */
  order_id: string
  /** By the owner, with the test provider. */
  payment_id: string
  /** By the owner. */
  key_id: string
  /** By the owner. */
  export_id: string
  /** Of the family's photos, for the owner. */
  film_id: string
  /** By the editor, with a secret file name. */
  import_id: string
  /** By the owner, with the test provider. */
  checkout_id: string
  /** By the owner. */
  passkey_id: string
  /** The owner's. */
  account_id: string
  /** The owner's. */
  session_id: string
  notification_id: string
  /** Someone whose emailed photos are added. */
  sender_id: string
  /** Someone without an account who was added to the gazette. */
  subscriber_id: string
  /** By the owner, with a secret in its address, and a test that it sent. */
  webhook_id: string
  delivery_id: string
  /** Texts, names, and IDs that only this family's members may read. */
  secrets: string[]
}

export async function makeFixture(server: TestApp, name: string): Promise<Fixture> {
  const people = {} as Record<Role, Person>
  for (const role of roles) people[role] = await server.person(`${name}${role}`)
  const { owner, editor } = people
  const family = await owner.opensFamily(`The ${name} secret family`)
  const { editor: member_id } = await addMembers(family, people)
  const { invitation_id } = await seedInvitation(owner, family, `${name.toLowerCase()}-secret@example.org`)
  const photo_id = await seedPhoto(editor, family, {
    filename: `${name}-secret.jpg`,
    description: `${name} secret words`,
  })
  await seedSimilar(server, { ...family, photo_id })
  await seedFace(server, { ...family, photo_id })
  const child = { first_name: `${name}childname`, birth_date: '2020-02-29' }
  const { id: child_id } = await editor.call(childrenContract.addChild, { ...family, ...child })
  const milestone = { name: `${name} secret milestone`, date: '2021-03-01', child_id }
  const { id: milestone_id } = await editor.call(milestonesContract.addMilestone, { ...family, ...milestone })
  const upload_id = await leaveUnfinished(editor, family)
  const key_id = await seedKey(owner)
  const export_id = await seedExport(owner)
  const film = { kind: 'film', ...family, parameters: { title: `${name} secret film` } } as const
  const film_id = await seedExport(owner, film)
  const import_id = await seedImport(editor, family.family_id, `${name}-secret.zip`)
  await seedAvatar(owner)
  const checkout_id = await seedCheckout(owner)
  const notification_id = await seedNotification(owner, family)
  const comment = { ...family, subject_kind: 'photo', subject_id: photo_id, text: `${name} secret talk` } as const
  const { id: comment_id } = await editor.call(commentsContract.addComment, comment)
  const { clip_id: caption_id } = await seedCaption(editor, { ...family, photo_id })
  const { letter_id } = await seedLetter(editor, { ...family, person_id: child_id, letter: `${name} secret letter` })
  const letter_file_id = await seedLetterFile(editor, family)
  const category = await editor.call(categoriesContract.createCategory, { ...family, name: `${name} secret category` })
  const category_id = category.id
  const album = { ...family, title: `${name} secret album`, photo_ids: [photo_id] }
  const { id: album_id } = await editor.call(albumsContract.createAlbum, album)
  const trip_id = await seedTrip(server, family)
  const section = { ...family, album_id, title: `${name} secret section` }
  const { id: section_id } = await editor.call(albumsContract.addSection, section)
  const prompt = { ...family, prompt_text: `${name} secret question` }
  const { id: prompt_id } = await editor.call(personalityContract.addPrompt, prompt)
  const answer = { ...family, child_id, prompt_id, take: newId(), response_text: `${name} secret answer` }
  const { id: response_id } = await editor.call(personalityContract.saveResponse, answer)
  const flag_id = newId()
  await server.sql('insert into flags (id, family_id, person_id, response_id) values ($1, $2, $3, $4)', [
    ...[flag_id, family.family_id, child_id, response_id],
  ])
  const guest_photo_id = await seedPhoto(editor, family, {
    ...{ audience: 'extended_family', filename: `${name}-shared.jpg`, description: `${name} shared words` },
  })
  const guest = await seedGuest(owner, family, `${name} secret guest`)
  const { guest_id } = guest
  await server.sql(`update guests set adds_to = $2, adds_until = now() + interval '1 day' where id = $1`, [
    guest_id,
    album_id,
  ])
  const { frame_id } = await seedFrame(owner, family, { name: `${name} secret frame` })
  const { id: sender_id } = await owner.call(mailInContract.addMailSender, {
    ...family,
    email: `${name}-secret-sender@example.net`.toLowerCase(),
  })
  const { id: subscriber_id } = await editor.call(gazetteContract.addGazetteSubscriber, {
    ...{ ...family, name: `${name} secret subscriber`, email: `${name}-secret-subscriber@example.net`.toLowerCase() },
    ...{ language: 'en', large_type: true, paper: 'a4', shows_family_only: false },
  })
  const { webhook_id } = await seedWebhook(owner, family, { url: `https://hooks.example/${name}-secret-hook` })
  const { id: delivery_id } = await owner.call(webhooksContract.testWebhook, { ...family, webhook_id })
  const download = { ...family, photo_ids: [photo_id] }
  const { id: work_id } = await editor.call(bulkJobsContract.startEditingPhotos, { ...download, is_favorite: true })
  await server.sql("update photo_works set state = 'done', finished_at = now() where id = $1", [work_id])
  const { id: download_id } = await editor.call(photoSelectionsContract.createPhotoDownload, download)
  const book = await seedBook(editor, family, `${name} secret book`)
  const file_id = await seedBookFile(editor, book)
  const order_id = await seedOrder(owner, family)
  const payment_id = await seedPayment(owner)
  return {
    ...{
      ...family,
      ...people,
      photo_id,
      upload_id,
      category_id,
      comment_id,
      caption_id,
      letter_id,
      letter_file_id,
      child_id,
      milestone_id,
      download_id,
      work_id,
    },
    ...{ book_id: book.id, file_id, order_id, payment_id, album_id, trip_id, section_id, flag_id },
    ...{ key_id, member_id, invitation_id, export_id, film_id, import_id, checkout_id },
    passkey_id: await seedPasskey(owner),
    account_id: owner.user_id,
    session_id: (await sessionOf(await owner.withSession()))!,
    notification_id,
    ...{ key_id, member_id, prompt_id, response_id },
    ...{ guest, guest_id, guest_photo_id, frame_id, sender_id, subscriber_id, webhook_id, delivery_id },
    secrets: [
      notification_id,
      family.name,
      `${name}-secret.jpg`,
      `${name} secret words`,
      comment.text,
      member_id,
      invitation_id,
      category.name,
      photo_id,
      upload_id,
      category_id,
      album.title,
      album_id,
      trip_id,
      flag_id,
      section.title,
      section_id,
      `${name}-shared.jpg`,
      `${name} shared words`,
      `${name} secret guest`,
      guest_id,
      guest_photo_id,
      `${name} secret frame`,
      frame_id,
      `${name}-secret-sender`.toLowerCase(),
      `${name} secret subscriber`,
      sender_id,
      subscriber_id,
      `${name}-secret-hook`,
      webhook_id,
      delivery_id,
      comment_id,
      caption_id,
      `${name} secret letter`,
      letter_id,
      letter_file_id,
      download_id,
      work_id,
      book.title,
      book.id,
      file_id,
      order_id,
      payment_id,
      child.first_name,
      child_id,
      milestone.name,
      milestone_id,
      key_id,
      export_id,
      film.parameters.title,
      film_id,
      import_id,
      `${name}-secret.zip`,
      checkout_id,
      prompt.prompt_text,
      prompt_id,
      answer.response_text,
      answer.take,
      response_id,
      ...Object.values(people).flatMap((person) => [person.email, person.user_id]),
    ],
  }
}

/** A caller of an operation, and their relation to the family. */
export type Caller = {
  who: string
  session: boolean
  role?: Role
  /** Confirmed their identity too long ago for `fresh` operations. */
  stale?: true
  /** Requested to delete their account and is in the grace period. */
  leaving?: true
  /** An administrator who isn't a member of the family. */
  admin?: true
  /** An administrator who signed in without their second factor, or who has none. */
  second_factor?: 'owed' | 'missing'
  /** Has an active guest link of this family or of another. */
  guest?: 'here' | 'elsewhere'
  /** Sends no session at all. */
  isAnonymous?: true
  /** Prepares the caller again, since some operations undo it. */
  becomes?: () => Promise<unknown>
  /** A new session each time, since some operations end it; an ended session is shared. */
  comes(): Promise<Person>
}

/** Every kind of caller for operations on `fixture`. */
export async function makeCallers(server: TestApp, fixture: Fixture, elsewhere: Fixture): Promise<Caller[]> {
  const { owner } = fixture
  const removed = await server.person('Removed')
  await server.join(fixture, removed, 'editor')
  await seedPhoto(removed, fixture)
  await server.leave(fixture, removed)
  const stranger = await server.person('Stranger')
  const leaver = await server.person('Leaver')
  await server.join(fixture, leaver, 'editor')
  const admin = await server.person('Admin', { email: ADMIN_EMAIL })
  const [owing, lacking] = [
    await server.person('Owing', { email: OTHER_ADMIN_EMAILS[0] }),
    await server.person('Lacking', { email: OTHER_ADMIN_EMAILS[1] }),
  ]
  // The last visit of a guest is updated every few minutes, even for refused requests; this prevents that.
  await server.sql(`update guests set last_seen_at = now() + interval '1 day'`)
  return [
    { ...withoutSession('an anonymous visitor', async () => server.visitor()), isAnonymous: true },
    withoutSession('someone with a forged session', async () => owner.withCookie('hearthbook=Zm9yZ2Vk.Zm9yZ2Vk')),
    withoutSession(
      "the owner's session that expired",
      once(() => owner.withSession({ ends: '-1 second' })),
    ),
    withoutSession(
      "the owner's session that is too old",
      once(() => owner.withSession({ began: '-91 days' })),
    ),
    withoutSession(
      "the owner's session that was signed out",
      once(() => signedOut(owner)),
    ),
    withoutSession(
      'someone who started signing up without confirming',
      once(() => askedToSignUp(server)),
    ),
    { ...withoutSession('a guest', fixture.guest.comes), guest: 'here' },
    { ...withoutSession('a guest of another family', elsewhere.guest.comes), guest: 'elsewhere' },
    withoutSession(
      'a guest whose link was revoked',
      once(() => revokedGuest(fixture)),
    ),
    withoutSession(
      'a guest whose link has expired',
      once(() => expiredGuest(server, fixture)),
    ),
    withSession('a stranger', stranger),
    {
      ...withSession('an administrator', admin),
      ...{ admin: true, comes: () => admin.withSession({ second_factor: '0' }) },
    },
    {
      ...withSession('an administrator whose second factor is eleven minutes old', admin),
      ...{ admin: true, stale: true, comes: () => admin.withSession({ second_factor: '-11 minutes' }) },
    },
    {
      ...withSession('an administrator who signed in without their passkey', owing),
      ...{ admin: true, second_factor: 'owed', becomes: () => seedPasskey(owing) },
    },
    {
      ...withSession('an administrator without a second factor', lacking),
      ...{ admin: true, second_factor: 'missing', becomes: () => removeSecondFactor(lacking) },
    },
    withSession('the owner of another family', elsewhere.owner),
    withSession('a removed member', removed),
    ...roles.map((role) => withSession(`the ${role}`, fixture[role], role)),
    {
      ...withSession('an editor whose account is being deleted', leaver, 'editor'),
      ...{ leaving: true, becomes: () => askToLeave(server, leaver) },
    },
    {
      ...withSession('the owner whose proof is eleven minutes old', owner, 'owner'),
      ...{ stale: true, comes: () => owner.withSession({ proven: '-11 minutes' }) },
    },
  ]
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

function withoutSession(who: string, comes: Caller['comes']): Caller {
  return { who, session: false, comes }
}

function withSession(who: string, person: Person, role?: Role): Caller {
  return { who, session: true, comes: () => person.withSession(), ...(role && { role }) }
}

function askToLeave(server: TestApp, { user_id }: Person) {
  return server.sql('insert into account_deletions (user_id) values ($1) on conflict do nothing', [user_id])
}

async function revokedGuest({ owner, family_id }: Fixture): Promise<Person> {
  const { guest_id, comes } = await seedGuest(owner, { family_id }, 'Revoked')
  const guest = await comes()
  await owner.call(guestsContract.revokeGuest, { family_id, guest_id })
  return guest
}

async function expiredGuest(server: TestApp, { owner, family_id }: Fixture): Promise<Person> {
  const { guest_id, comes } = await seedGuest(owner, { family_id }, 'Expired')
  const guest = await comes()
  await server.sql(`update guests set expires_at = now() - interval '1 second' where id = $1`, [guest_id])
  return guest
}

async function signedOut(person: Person): Promise<Person> {
  const left = await person.withSession()
  await left.call(accountsContract.signOut, {})
  return left
}

async function askedToSignUp(server: TestApp): Promise<Person> {
  const visitor = server.visitor()
  const body = { first_name: 'Una', last_name: 'Proven', email: `${newId()}@example.org` }
  const { headers } = await visitor.tries(signInContract.startSignUp, body, { remoteAddress: someAddress() })
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0])
  if (!cookies.length) throw new Error('Asking to sign up left no cookie')
  return visitor.withCookie(cookies.join('; '))
}
