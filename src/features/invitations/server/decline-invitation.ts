import { hashToken } from '#features/accounts/server/secrets.ts'
import type { SignedIn } from '#server/http/route.ts'
import { tellFamily } from '#server/live/tell.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import { decline } from './acceptance.queries.ts'

/** Says no to an invitation of one's own. @throws Problem not_found: it was sent to another address, used, or never was */
export async function declineInvitation({ tx }: SignedIn, { token }: { token: string }): Promise<void> {
  const family_id = await decline(tx, hashToken(token), newId())
  if (!family_id) throw notFound()
  await tellFamily(tx, family_id, { kind: 'invitations' })
}
