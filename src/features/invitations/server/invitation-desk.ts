import { openSignInDeps, type SignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import type { Doors } from '#server/http/guards.ts'
import { openInvitationLimits, type InvitationLimits } from './invitation-limits.ts'
import type { InvitationHooks } from './invitation-hooks.ts'
import { invitationLinks, type InvitationLinks } from './invitation-links.ts'

/** What inviting and joining stand on. */
export type InvitationDesk = {
  links: InvitationLinks
  limits: InvitationLimits
  hooks: InvitationHooks
  signIn: SignInDeps
  doors: Doors
}

export function openInvitationDesk(doors: Doors, config: SignInDeps['config'], hooks: InvitationHooks): InvitationDesk {
  const limits = openInvitationLimits(doors.db.authPool, config.secret)
  return { links: invitationLinks(config), limits, hooks, signIn: openSignInDeps(doors.db, config), doors }
}
