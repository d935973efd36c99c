import type pg from 'pg'
import { openSignInDeps, type SignInDeps } from '#features/accounts/server/sign-in-deps.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { Tx } from '#server/db/database.ts'
import { derivePassword } from '#server/derive-key.ts'
import { only, type WebContext } from '#server/feature.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { PicturesOf } from '#server/mail/mail-message.ts'
import { isWithin, openRateLimits } from '#server/rate-limits.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_HOUR } from '../invitations.rules.ts'
import { invitationLinks, type InvitationLinks } from './invitation-links.ts'

/** Dependencies of inviting and joining. */
export type InvitationDeps = {
  links: InvitationLinks
  /**
   * The link that the owner shares. Without a mail server, no one gets a code to confirm an address, so it's the emailed
   * one, and joining with it leaves the address unverified.
   */
  sharedLinkOf(invitation_id: string): string
  limits: InvitationLimits
  plans: Plans
  signIn: SignInDeps
  deps: GuardDeps
  picturesOf: PicturesOf
  signInLinkMade: SignInLinkMade
}

/** Notifies the member whom an owner made a sign-in link for. */
export type SignInLinkMade = (tx: Tx, link: { family_id: string; made_by: string; user_id: string }) => Promise<void>

export function openInvitationDeps(context: WebContext): InvitationDeps {
  const picturesOf = only(context.features, 'mailPictures')(context)
  const { config, db, plans } = context
  const limits = openInvitationLimits(db.authPool, config.secret)
  const links = invitationLinks(config)
  return {
    links,
    sharedLinkOf: config.smtpUrl ? links.linkOf : links.emailedLinkOf,
    limits,
    plans,
    signIn: openSignInDeps(db, config),
    deps: context,
    picturesOf,
    signInLinkMade: only(context.features, 'signInLinkMade'),
  }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type InvitationLimits = ReturnType<typeof openInvitationLimits>

/** Limits of the emails that one person can cause, so that no one can spam strangers. */
function openInvitationLimits(pool: pg.Pool, secret: string) {
  const limit = openRateLimits(pool, derivePassword(secret, 'invitation-limits'))
  const problem = 'too_many_requests'
  const hourly = limit({ of: 'invites-hourly', points: INVITATIONS_PER_HOUR, seconds: HOUR, problem })
  const daily = limit({ of: 'invites-daily', points: INVITATIONS_PER_DAY, seconds: DAY, problem })
  const again = limit({ of: 'invites-again', points: 1, seconds: MINUTE, problem })
  const address = limit({ of: 'invited-address', points: 4, seconds: DAY, problem })
  return {
    /** 60 an hour and 150 a day from one person, across all their families. @throws Problem too_many_requests */
    async personInvites(user_id: string, times: number) {
      if (times === 0) return
      await hourly(user_id, times)
      await daily(user_id, times)
    },
    /** One email a minute for the same invitation. @throws Problem too_many_requests */
    invitationIsSent: (invitation_id: string) => again(invitation_id),
    /** Four a day to one address, from all senders together; false if it's reached. */
    addressMayBeMailed: (email: string) => isWithin(address(email)),
  }
}
