import { addressesContract } from '#features/addresses/addresses.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { newId } from '#shared/ids.ts'
import { PROVABLE_DOMAIN } from './addresses.ts'
import { seedExport } from './exports.ts'
import { deletedFamilyOf, freshMember, twinOf } from './families.ts'
import { seedGuest } from './guests.ts'
import { seedImport } from './imports.ts'
import { freshInvitation, tokenFor, emailedTo } from './invitations.ts'
import type { Input } from './requests.ts'
import { email, family, type MakeSample, nothing } from './sample.ts'
import type { Fixture } from './fixture.ts'

async function freshCategory({ family_id, editor }: Fixture): Promise<Input> {
  const { id } = await editor.call(categoriesContract.createCategory, { family_id, name: `Category ${newId()}` })
  return { family_id, category_id: id }
}

async function freshGuest({ family_id, owner }: Fixture): Promise<Input> {
  return { family_id, guest_id: (await seedGuest(owner, { family_id }, 'Another guest')).guest_id }
}

/** Families and their domains, members, guests, categories, imports, and exports. */
export const familySamples: Record<string, MakeSample> = {
  beginImport: ({ family_id }) => ({ input: { family_id, title: 'takeout.zip', files: 1, bytes: 10 } }),
  getBackupStatus: family,
  listImports: family,
  getImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  startImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  cancelImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  listImportItems: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  readImportReport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  requestFamilyExport: ({ family_id }) => ({ input: { family_id } }),
  listFamilyExports: ({ family_id }) => ({ input: { family_id } }),
  readFamilyExport: async ({ family_id, owner }) => ({
    input: { family_id, export_id: await seedExport(owner, { kind: 'family', family_id }) },
  }),
  createFamily: () => ({ input: { name: 'A new family' } }),
  listFamilies: nothing,
  getFamily: family,
  followEvents: nothing,
  renameFamily: ({ family_id }) => ({ input: { family_id, name: 'Another name' } }),
  listFamilyAudit: family,
  listFamilyUse: nothing,
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
  deleteFamily: async (fixture) => {
    const { family_id, name } = await twinOf(fixture)
    return { input: { family_id, name } }
  },
  listDeletedFamilies: nothing,
  restoreFamily: async (fixture, caller) => ({ input: { family_id: await deletedFamilyOf(caller, fixture) } }),
  purgeFamily: async (fixture, caller) => ({ input: { family_id: await deletedFamilyOf(caller, fixture) } }),
  changeMemberRole: async (fixture) => ({
    input: { family_id: fixture.family_id, member_id: await freshMember(fixture), role: 'editor' },
  }),
  removeMember: async (fixture) => ({ input: { family_id: fixture.family_id, member_id: await freshMember(fixture) } }),
  transferFamily: async (fixture) => {
    const { family_id, member_id } = await twinOf(fixture)
    return { input: { family_id, member_id } }
  },
  leaveFamily: async (fixture) => ({ input: { family_id: (await twinOf(fixture)).family_id } }),
  inviteMembers: ({ family_id }) => ({ input: { family_id, emails: [email()], note: 'Come and look' } }),
  listInvitations: family,
  resendInvitation: async (fixture) => ({
    input: { family_id: fixture.family_id, ...(await freshInvitation(fixture)) },
  }),
  cancelInvitation: async (fixture) => ({
    input: { family_id: fixture.family_id, ...(await freshInvitation(fixture)) },
  }),
  readInvitation: async (fixture, caller) => ({ input: { token: await tokenFor(caller, fixture) } }),
  joinByEmail: async (fixture) => ({ input: { ...(await emailedTo(email(), fixture)), first_name: 'Rosa' } }),
  acceptInvitation: async (fixture, caller) => ({ input: { token: await tokenFor(caller, fixture) } }),
  declineInvitation: async (fixture) => ({ input: await emailedTo(email(), fixture) }),
  listMyInvitations: nothing,
  listActivities: family,
  listCategories: family,
  createCategory: ({ family_id }) => ({ input: { family_id, name: `Category ${newId()}` } }),
  renameCategory: async (fixture) => ({ input: { ...(await freshCategory(fixture)), name: `Category ${newId()}` } }),
  deleteCategory: async (fixture) => ({ input: await freshCategory(fixture) }),
  listGuests: family,
  addGuest: ({ family_id }) => ({ input: { family_id, name: 'Grandma Rosa', language: 'es', days: 30 } }),
  renewGuestLink: async (fixture) => ({ input: await freshGuest(fixture) }),
  revokeGuest: async (fixture) => ({ input: await freshGuest(fixture) }),
  openGuestLink: () => ({ input: { token: 'a-token-that-nobody-has' } }),
  readGuestPage: nothing,
  listGuestMoments: nothing,
  heartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  unheartGuestMoment: ({ guest_photo_id }) => ({ input: { subject_kind: 'photo', subject_id: guest_photo_id } }),
  readGuestMedia: ({ owner, family_id, guest_id, guest_photo_id }) => {
    const { sign } = mediaUrls(owner.server.config.secret, Date.now, 'shared-media')
    const viewer = { user_id: guest_id, session_id: guest_id }
    return {
      input: {},
      url: sign(viewer, { kind: 'photo', family_id, id: guest_photo_id, variant: 'large', version: 1 }),
    }
  },
}
