import { createHmac } from 'node:crypto'
import { hashToken } from '#features/accounts/server/secrets.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { deriveKey } from '#server/derive-key.ts'
import { openInvitationLimits, type InvitationLimits } from './invitation-limits.ts'
import type { InvitationHooks } from './invitation-hooks.ts'

/**
 * The links of invitations. A token is 256 bits that only this installation's secret can make of an invitation's id: the owner
 * can copy the link whenever they like, while the database holds a hash alone.
 */
export type InvitationLinks = {
  tokenOf(invitation_id: string): string
  hashOf(invitation_id: string): string
  linkOf(invitation_id: string): string
  /** The same without the host, for where signing in leads to. */
  pathOf(invitation_id: string): string
}

export function invitationLinks({ appUrl, secret }: Pick<Config, 'appUrl' | 'secret'>): InvitationLinks {
  const key = deriveKey(secret, 'invitations')
  const tokenOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  const pathOf = (id: string) => `/accept-invitation?token=${tokenOf(id)}`
  return { tokenOf, pathOf, hashOf: (id) => hashToken(tokenOf(id)), linkOf: (id) => appUrl + pathOf(id) }
}

/** What inviting stands on. */
export type InvitationDesk = { links: InvitationLinks; limits: InvitationLimits; hooks: InvitationHooks }

export function openInvitationDesk(
  db: Database,
  config: Pick<Config, 'appUrl' | 'secret'>,
  hooks: InvitationHooks,
): InvitationDesk {
  return { links: invitationLinks(config), limits: openInvitationLimits(db.authPool, config.secret), hooks }
}
