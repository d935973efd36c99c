import { memberRoute } from '#features/families/server/member.ts'
import { only, type Feature } from '#server/feature.ts'
import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { invitationsContract as contract } from './invitations.contract.ts'
import { acceptInvitation } from './server/accept-invitation.ts'
import { cancelInvitation, listInvitations, resendInvitation } from './server/pending-invitations.ts'
import { declineInvitation, listMyInvitations, readInvitation } from './server/received-invitations.ts'
import { createOwnSignInLink } from './server/create-own-sign-in-link.ts'
import { createSignInLink } from './server/create-sign-in-link.ts'
import { openInvitationDeps, type SignInLinkMade } from './server/invitation-deps.ts'
import { invitationsJobs } from './server/invitations.handlers.ts'
import { inviteMembers } from './server/invite-members.ts'
import { joinByEmail } from './server/join-by-email.ts'

declare module '#server/feature.ts' {
  interface Feature {
    mailPictures?: (context: AppContext) => PicturesOf
    signInLinkMade?: SignInLinkMade
  }
}

export const feature: Feature = {
  contract: [contract],
  pages: ['/accept-invitation'],
  routes(context) {
    const deps = openInvitationDeps(context)
    return [
      memberRoute(context, contract.inviteMembers, (owner, input) => inviteMembers(owner, input, deps)),
      memberRoute(context, contract.listInvitations, (owner) => listInvitations(owner, deps)),
      memberRoute(context, contract.resendInvitation, (owner, input) => resendInvitation(owner, input, deps)),
      memberRoute(context, contract.cancelInvitation, cancelInvitation),
      memberRoute(context, contract.createSignInLink, (owner, input) => createSignInLink(owner, input, deps)),
      signedInRoute(context, contract.createOwnSignInLink, (person) => createOwnSignInLink(person, deps)),
      anyoneRoute(contract.readInvitation, (_who, input, http) => readInvitation(input, deps, http)),
      anyoneRoute(contract.joinByEmail, (who, input, http) => joinByEmail(who, input, deps, http)),
      signedInRoute(context, contract.acceptInvitation, (person, input) => acceptInvitation(person, input, deps)),
      anyoneRoute(contract.declineInvitation, (_who, input, http) => declineInvitation(input, deps, http)),
      signedInRoute(context, contract.listMyInvitations, (person) => listMyInvitations(person, deps)),
    ]
  },
  jobs: (context) =>
    invitationsJobs({
      ...context,
      db: context.db.worker,
      picturesOf: only(context.features, 'mailPictures')(context),
    }),
}
