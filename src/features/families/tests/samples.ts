import { deletedFamilyOf, freshMember, twinOf } from '#kit/families.ts'
import { family, nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  createFamily: () => ({ input: { name: 'A new family' } }),
  listFamilies: nothing,
  getFamily: family,
  followEvents: nothing,
  renameFamily: ({ family_id }) => ({ input: { family_id, name: 'Another name' } }),
  saveFamilySettings: ({ family_id }) => ({ input: { family_id, viewers_may_save: false } }),
  listFamilyAudit: family,
  listFamilyUse: nothing,
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
}
