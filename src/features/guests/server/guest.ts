import { hashToken } from '#features/accounts/server/secrets.ts'
import { asGuest, type Database, type Tx } from '#server/db/database.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Http, Route, Verb } from '#server/http/route.ts'
import type { Operation } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import { guestTokenOf } from './guest-cookie.ts'
import { findGuest, selectGuestAndFamily } from './guests.queries.ts'

/** What the door of guests stands on. */
export type GuestDoor = { db: Database; secure: boolean; limits: GuardDeps['limits'] }

/** Somebody whose link works, in a transaction of the role of guests. */
export type Guest = {
  tx: Tx
  guest_id: string
  family_id: string
  name: string
  family_name: string
  language: string | null
}

/** Who sends a request, by the cookie of guests alone; null for everybody else, members too. */
export async function guestOf({ db, secure }: GuestDoor, { request }: Http): Promise<string | null> {
  const token = guestTokenOf(request, secure)
  return token ? findGuest(db.guest, hashToken(token)) : null
}

/** Opens the guest's transaction; null where the link ended in this moment. */
export function inGuestsName<T>(db: Database, guest_id: string, work: (guest: Guest) => Promise<T>): Promise<T | null> {
  return asGuest(db, guest_id, async (tx) => {
    const found = await selectGuestAndFamily(tx, guest_id)
    if (!found) return null
    const { id, ...guest } = found
    return work({ ...guest, guest_id: id, tx })
  })
}

/** Answers guests; to everybody else the operation is signed out, whoever they are. */
export function guestRoute<const O extends Operation & { access: { kind: 'guest' } }>(
  door: GuestDoor,
  operation: O,
  verb: Verb<Guest, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const guest_id = await guestOf(door, http)
      if (!guest_id) throw new Problem('signed_out')
      // A verb without a result has nothing to tell from "not there": what comes back is wrapped.
      await door.limits.spend(guest_id, operation)
      const answer = async (guest: Guest) => ({ result: await verb(guest, input, http) })
      const done = await door.limits.inTurn(guest_id, operation, () => inGuestsName(door.db, guest_id, answer))
      if (!done) throw new Problem('signed_out')
      return done.result
    },
  }
}
