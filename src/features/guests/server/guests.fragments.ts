import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { Locale } from '#shared/locales.ts'

/** A family's links or frames that weren't revoked, with what they show. */
export function presentGuests(tx: Tx, family_id: string, of: 'link' | 'frame') {
  return tx
    .selectFrom('guests')
    .select([
      ...(['guests.id', 'guests.name', 'guests.created_at', 'guests.last_seen_at', 'guests.person_ids'] as const),
      ...(['guests.recent_days', 'guests.shows_family_only'] as const),
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('albums as album')
          .select(['album.id', 'album.title'])
          .whereRef('album.family_id', '=', 'guests.family_id')
          .whereRef('album.id', '=', 'guests.album_id'),
      ).as('album'),
    )
    .where('guests.family_id', '=', family_id)
    .where('guests.is_frame', '=', of === 'frame')
    .where('guests.revoked_at', 'is', null)
}

type NewGuest = {
  id: string
  family_id: string
  name: string
  language: Locale | null
  created_by: string
  person_ids: string[]
  album_id: string | null
  recent_days: number | null
  shows_family_only: boolean
  can_save: boolean
  can_comment: boolean
  adds_to: string | null
  pin_hash: string | null
  preview_hash: string | null
  is_frame: boolean
}
/** In days. Null means no expiry; nothing can be sent. */
type Lifetime = { days: number | null; adding_days: number | null }

/** `api_key_id` is the key that created the link, which ends with it. */
type GuestLink = { token_hash: string; api_key_id: string | null }

export async function insertGuest(tx: Tx, guest: NewGuest & GuestLink, { days, adding_days }: Lifetime): Promise<void> {
  const after = (number: number | null) =>
    number === null ? null : sql<string>`now() + make_interval(days => ${number})`
  await tx
    .insertInto('guests')
    .values({ ...guest, expires_at: after(days), adds_until: after(adding_days) })
    .execute()
}

/** What a frame shows. Links never change. False if the frame was removed. */
export async function updateFrameGuest(
  tx: Tx,
  { id, family_id }: { id: string; family_id: string },
  shown: Pick<NewGuest, 'name' | 'person_ids' | 'album_id' | 'recent_days' | 'shows_family_only'>,
): Promise<boolean> {
  const row = await tx
    .updateTable('guests')
    .set(shown)
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('is_frame', '=', true)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The guest's name; undefined if the link, or the frame, was already revoked. */
export function endGuest(tx: Tx, family_id: string, guest_id: string, of: 'link' | 'frame') {
  return tx
    .updateTable('guests')
    .set({ revoked_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', guest_id)
    .where('is_frame', '=', of === 'frame')
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** The guest of a session, while their link works. Frames have sessions too, but no links. */
export async function findGuest(guests: Db, session_hash: string, of: 'link' | 'frame'): Promise<string | null> {
  return selectValue(guests, sql<string | null>`app.find_guest(${session_hash}, ${of === 'frame'})`)
}
