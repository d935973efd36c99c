import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import type { Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { setGuestCookie } from './guest-cookie.ts'
import { insertGuestSession } from './guests.queries.ts'

export type GuestLinkParts = { db: Database; secure: boolean; clientOpens: (key: string) => Promise<void> }

/** Exchanges a link's token for a guest session. @throws Problem link_expired, too_many_requests */
export async function openGuestLink(
  { db, secure, clientOpens }: GuestLinkParts,
  { client }: Anyone,
  { token }: { token: string },
  { reply }: Http,
): Promise<void> {
  await clientOpens(limitKeyOf(client.address))
  const session = newToken()
  const guest_id = await insertGuestSession(db.guest, hashToken(token), { id: newId(), token_hash: hashToken(session) })
  if (!guest_id) throw new Problem('link_expired')
  setGuestCookie(reply, secure, session)
}
