import { freshMember } from '#kit/families.ts'
import { emailedTo, freshInvitation, tokenFor } from '#kit/invitations.ts'
import { email, family, nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  inviteMembers: ({ family_id }) => ({ input: { family_id, emails: [email()], note: 'Come and look' } }),
  listInvitations: family,
  resendInvitation: async (fixture) => ({
    input: { family_id: fixture.family_id, ...(await freshInvitation(fixture)) },
  }),
  cancelInvitation: async (fixture) => ({
    input: { family_id: fixture.family_id, ...(await freshInvitation(fixture)) },
  }),
  createSignInLink: async (fixture) => ({
    input: { family_id: fixture.family_id, member_id: await freshMember(fixture) },
  }),
  createOwnSignInLink: nothing,
  readInvitation: async (fixture, caller) => ({ input: { token: await tokenFor(caller, fixture) } }),
  joinByEmail: async (fixture) => ({ input: { ...(await emailedTo(email(), fixture)), first_name: 'Rosa' } }),
  acceptInvitation: async (fixture, caller) => ({ input: { token: await tokenFor(caller, fixture) } }),
  declineInvitation: async (fixture) => ({ input: await emailedTo(email(), fixture) }),
  listMyInvitations: nothing,
}
