import { hashToken } from '#features/accounts/server/secrets.ts'
import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { OpenedInvitation } from '../invitations.contract.ts'
import { inviterOf, selectByToken } from './acceptance.queries.ts'

/** What the link in somebody's hand opens. @throws Problem not_found when it was cancelled, or never was */
export async function readInvitation({ tx }: SignedIn, { token }: { token: string }): Promise<OpenedInvitation> {
  const opened = await selectByToken(tx, hashToken(token))
  // A link that another person used tells nothing of the family any more.
  if (!opened || opened.state === 'used') throw notFound()
  const { state, family_id, family_name, email, role, note, expires_at } = opened
  const shown = { state, family_name, email, role, note, expires_at }
  return { ...shown, family_id: state === 'member' ? family_id : null, inviter: inviterOf(opened) }
}
