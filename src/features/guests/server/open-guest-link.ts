import { hashToken, newToken } from '#features/accounts/server/secrets.ts'
import { isPassword } from '#features/security/server/password-hash.ts'
import type { Database } from '#server/db/database.ts'
import { limitKeyOf } from '#server/http/client.ts'
import type { Anyone, Http } from '#server/http/route.ts'
import type { Limit } from '#server/rate-limits.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { guestsContract } from '../guests.contract.ts'
import { guestCookie } from './session-cookie.ts'
import { findPinHash, insertGuestSession } from './guests.queries.ts'

export type GuestLinkParts = {
  db: Database
  secure: boolean
  clientOpens: Limit
  /** Of each link, so that a PIN can't be guessed from many addresses. A new link starts again. */
  pinTries: Limit
}

/** Exchanges a link's token for a guest session. @throws Problem link_expired, wrong_code, too_many_requests */
export async function openGuestLink(
  { db, secure, clientOpens, pinTries }: GuestLinkParts,
  { client }: Anyone,
  { token, pin }: InputOf<typeof guestsContract.openGuestLink>,
  { reply }: Http,
): Promise<void> {
  await clientOpens(limitKeyOf(client.address))
  const session = newToken()
  const hash = hashToken(token)
  const pin_hash = await findPinHash(db.guest, hash)
  if (pin_hash) {
    if (!pin) throw new Problem('wrong_code')
    await pinTries(hash)
    if (!(await isPassword(pin, pin_hash))) throw new Problem('wrong_code')
    await pinTries.refund(hash)
  }
  const guest_id = await insertGuestSession(
    db.guest,
    { hash, pin_hash },
    { id: newId(), token_hash: hashToken(session) },
  )
  if (!guest_id) throw new Problem('link_expired')
  guestCookie.set(reply, secure, session)
}
