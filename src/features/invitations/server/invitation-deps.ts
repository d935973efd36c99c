import { openSignInDeps, type SignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import { only, type WebContext } from '#server/feature.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { openInvitationLimits, type InvitationLimits } from './invitation-limits.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import { invitationLinks, type InvitationLinks } from './invitation-links.ts'

/** Dependencies of inviting and joining. */
export type InvitationDeps = {
  links: InvitationLinks
  limits: InvitationLimits
  plans: Plans
  signIn: SignInDeps
  deps: GuardDeps
  picturesOf: PicturesOf
}

export function openInvitationDeps(context: WebContext): InvitationDeps {
  const picturesOf = only(context.features, 'mailPictures')(context)
  const { config, db, plans } = context
  const limits = openInvitationLimits(db.authPool, config.secret)
  return {
    links: invitationLinks(config),
    limits,
    plans,
    signIn: openSignInDeps(db, config),
    deps: context,
    picturesOf,
  }
}
