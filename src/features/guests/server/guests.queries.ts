import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Locale } from '#shared/locales.ts'

const managed = ['id', 'name', 'language', 'created_at', 'expires_at', 'last_seen_at', 'person_ids'] as const

/** Guests with working links, newest first. */
export function selectGuests(tx: Tx, family_id: string, limit: number) {
  return tx
    .selectFrom('guests')
    .select(managed)
    .where('family_id', '=', family_id)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type GuestRow = Awaited<ReturnType<typeof selectGuests>>[number]

type NewGuest = {
  id: string
  family_id: string
  name: string
  language: Locale | null
  created_by: string
  person_ids: string[]
}

/** `api_key_id` is the key that created the link, which ends with it. */
type GuestLink = { token_hash: string; api_key_id: string | null }

/** Whether all of them are people of this family, and none was removed. */
export async function arePeople(tx: Tx, family_id: string, ids: readonly string[]): Promise<boolean> {
  const known = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .execute()
  return known.length === new Set(ids).size
}

/** Null `days` means no expiry. */
export function insertGuest(tx: Tx, guest: NewGuest & GuestLink, days: number | null) {
  return tx
    .insertInto('guests')
    .values({ ...guest, expires_at: days === null ? null : sql<string>`now() + make_interval(days => ${days})` })
    .returning(managed)
    .executeTakeFirstOrThrow()
}

/** Undefined if the link has already ended. */
export function updateGuestLink(tx: Tx, family_id: string, guest_id: string, link: GuestLink) {
  return tx
    .updateTable('guests')
    .set(link)
    .where('family_id', '=', family_id)
    .where('id', '=', guest_id)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .returning(managed)
    .executeTakeFirst()
}

/** The guest's name; undefined if the link was already revoked. */
export function endGuest(tx: Tx, family_id: string, guest_id: string) {
  return tx
    .updateTable('guests')
    .set({ revoked_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', guest_id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** Begins a session for the guest whose link has this hash; null if the link doesn't work. */
export async function insertGuestSession(
  guests: Db,
  link_hash: string,
  session: { id: string; token_hash: string },
): Promise<string | null> {
  return selectValue(
    guests,
    sql<string | null>`app.open_guest_link(${link_hash}, ${session.id}, ${session.token_hash})`,
  )
}

/** The guest of a session, while their link works. */
export async function findGuest(guests: Db, session_hash: string): Promise<string | null> {
  return selectValue(guests, sql<string | null>`app.find_guest(${session_hash})`)
}

/** The guest of this transaction and their family; undefined once the link has ended. */
export function selectGuestAndFamily(tx: Tx, guest_id: string) {
  return tx
    .selectFrom('guests as guest')
    .innerJoin('families as family', 'family.id', 'guest.family_id')
    .select(['guest.id', 'guest.name', 'guest.language', 'guest.family_id', 'family.name as family_name'])
    .where('guest.id', '=', guest_id)
    .executeTakeFirst()
}

/** Sessions whose cookie has expired. */
export async function deleteOldGuestSessions(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('guest_sessions')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
