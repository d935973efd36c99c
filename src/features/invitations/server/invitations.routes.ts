import type { SignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import { memberRoute } from '#features/families/server/member.ts'
import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { invitationsContract as contract } from '../invitations.contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { openInvitationDesk } from './invitation-desk.ts'
import type { InvitationHooks } from './invitation-hooks.ts'
import { inviteMembers } from './invite-members.ts'
import { joinByEmail } from './join-by-email.ts'
import { listInvitations } from './list-invitations.ts'
import { listMyInvitations } from './list-my-invitations.ts'
import { readInvitation } from './read-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'

type Parts = { config: SignInDeps['config']; hooks: InvitationHooks }

export function invitationsRoutes(doors: Doors, { config, hooks }: Parts): Route[] {
  const desk = openInvitationDesk(doors, config, hooks)
  return [
    memberRoute(doors, contract.inviteMembers, (owner, input) => inviteMembers(owner, input, desk)),
    memberRoute(doors, contract.listInvitations, (owner) => listInvitations(owner, desk)),
    memberRoute(doors, contract.resendInvitation, (owner, input) => resendInvitation(owner, input, desk)),
    memberRoute(doors, contract.cancelInvitation, cancelInvitation),
    anyoneRoute(contract.readInvitation, (_who, input, http) => readInvitation(input, desk, http)),
    anyoneRoute(contract.joinByEmail, (who, input, http) => joinByEmail(who, input, desk, http)),
    signedInRoute(doors, contract.acceptInvitation, (person, input) => acceptInvitation(person, input, desk)),
    anyoneRoute(contract.declineInvitation, (_who, input, http) => declineInvitation(input, desk, http)),
    signedInRoute(doors, contract.listMyInvitations, (person) => listMyInvitations(person, desk)),
  ]
}
