import { memberRoute } from '#features/families/server/member.ts'
import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { invitationsContract as contract } from '../invitations.contract.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { cancelInvitation } from './cancel-invitation.ts'
import { declineInvitation } from './decline-invitation.ts'
import { openInvitationDeps } from './invitation-deps.ts'
import { inviteMembers } from './invite-members.ts'
import { joinByEmail } from './join-by-email.ts'
import { listInvitations } from './list-invitations.ts'
import { listMyInvitations } from './list-my-invitations.ts'
import { readInvitation } from './read-invitation.ts'
import { resendInvitation } from './resend-invitation.ts'

export function invitationsRoutes(context: WebContext): Route[] {
  const deps = openInvitationDeps(context)
  return [
    memberRoute(context, contract.inviteMembers, (owner, input) => inviteMembers(owner, input, deps)),
    memberRoute(context, contract.listInvitations, (owner) => listInvitations(owner, deps)),
    memberRoute(context, contract.resendInvitation, (owner, input) => resendInvitation(owner, input, deps)),
    memberRoute(context, contract.cancelInvitation, cancelInvitation),
    anyoneRoute(contract.readInvitation, (_who, input, http) => readInvitation(input, deps, http)),
    anyoneRoute(contract.joinByEmail, (who, input, http) => joinByEmail(who, input, deps, http)),
    signedInRoute(context, contract.acceptInvitation, (person, input) => acceptInvitation(person, input, deps)),
    anyoneRoute(contract.declineInvitation, (_who, input, http) => declineInvitation(input, deps, http)),
    signedInRoute(context, contract.listMyInvitations, (person) => listMyInvitations(person, deps)),
  ]
}
