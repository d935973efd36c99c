import { hashToken } from '#features/accounts/server/secrets.ts'
import { asGuest, type Database, type Tx } from '#server/db/database.ts'
import { runTransaction, type GuardDeps } from '#server/http/guards.ts'
import type { Http, Route, Handler } from '#server/http/route.ts'
import type { Operation } from '#shared/contract.ts'
import type { Audience } from '#shared/audiences.ts'
import { Problem } from '#shared/problems.ts'
import { guestCookie } from './session-cookie.ts'
import { findGuest } from './guests.fragments.ts'
import { selectGuestAndFamily } from './guests.queries.ts'

/** Dependencies of the guest routes. */
export type GuestDeps = { db: Database; secure: boolean; limits: GuardDeps['limits'] }

/** A guest with a working link, in a transaction with the guest role. */
export type Guest = {
  tx: Tx
  guest_id: string
  family_id: string
  name: string
  family_name: string
  language: string | null
  /** Only the photos of this album. */
  album: { id: string; title: string; description: string | null; sort: 'date' | 'manual' } | null
  /** Only photos from this many past days. */
  recent_days: number | null
  audiences: readonly Exclude<Audience, 'private'>[]
  can_save: boolean
  can_comment: boolean
  /** Shows only what's about this person. */
  person_id?: string | undefined
  /** Whether they can send photos now. */
  can_add: boolean
}

/** The guest of a request, by the guest cookie only; null for everyone else, including members. */
export async function guestOf({ db, secure }: GuestDeps, { request }: Http): Promise<string | null> {
  const token = guestCookie.read(request, secure)
  return token ? findGuest(db.guest, hashToken(token), 'link') : null
}

/** Opens the guest's transaction; null if the link was just revoked. */
export function asGuestOf<T>(db: Database, guest_id: string, work: (guest: Guest) => Promise<T>): Promise<T | null> {
  return asGuest(db, guest_id, async (tx) => {
    const found = await selectGuestAndFamily(tx, guest_id)
    if (!found) return null
    const { id, shows_family_only, ...guest } = found
    const audiences = shows_family_only ? (['extended_family', 'family_only'] as const) : (['extended_family'] as const)
    return work({ ...guest, audiences, guest_id: id, tx })
  })
}

/** Like `guestRoute`, for long operations: the link is checked in a short transaction of its own. */
export function guestStreamRoute<const O extends Operation & { access: { kind: 'guest' } }>(
  deps: GuestDeps,
  operation: O,
  verb: Handler<Omit<Guest, 'tx'>, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const guest_id = await guestOf(deps, http)
      const guest = guest_id && (await asGuestOf(deps.db, guest_id, async ({ tx: _, ...found }) => found))
      if (!guest) throw new Problem('signed_out')
      await deps.limits.spend(guest.guest_id, operation)
      return verb(guest, input, http)
    },
  }
}

/** Handles requests of guests; everyone else gets signed_out. */
export function guestRoute<const O extends Operation & { access: { kind: 'guest' } }>(
  deps: GuestDeps,
  operation: O,
  verb: Handler<Guest, O>,
): Route<O> {
  return {
    operation,
    async handle(input, http) {
      const guest_id = await guestOf(deps, http)
      if (!guest_id) throw new Problem('signed_out')
      await deps.limits.spend(guest_id, operation)
      // Wrapped, since a handler's undefined result must differ from a missing guest.
      const answer = async (guest: Guest) => ({ result: await verb(guest, input, http) })
      const done = await deps.limits.runQueued(guest_id, operation, () =>
        runTransaction(operation, () => asGuestOf(deps.db, guest_id, answer)),
      )
      if (!done) throw new Problem('signed_out')
      return done.result
    },
  }
}
