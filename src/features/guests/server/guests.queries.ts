import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { audiences, type Audience } from '#shared/audiences.ts'
import { required } from '#shared/required.ts'
import { presentGuests } from './guests.fragments.ts'

/** Guests with working links. */
function workingGuests(tx: Tx, family_id: string) {
  return presentGuests(tx, family_id, 'link')
    .select(['language', 'expires_at', 'can_save', 'can_comment', 'adds_until'])
    .select([sql<boolean>`has_pin`.as('has_pin'), sql<boolean>`shows_cover`.as('shows_cover')])
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
}

/** Newest first. */
export function selectGuests(tx: Tx, family_id: string, limit: number) {
  return workingGuests(tx, family_id).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

export function selectGuest(tx: Tx, family_id: string, guest_id: string) {
  return workingGuests(tx, family_id).where('id', '=', guest_id).executeTakeFirst()
}

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

/** How many photos of each audience a link would show, counted up to a limit, as this member sees them. */
export async function countForGuests(
  tx: Tx,
  {
    family_id,
    album_id,
    recent_days,
    person_ids,
  }: { family_id: string; album_id?: string; recent_days?: number; person_ids?: string[] },
  most: number,
) {
  const shown = (audience: Audience) => sql`(select count(*) from (select from photos
    ${album_id ? sql`join album_photos item on item.photo_id = photos.id and item.album_id = ${album_id}` : sql``}
    where photos.family_id = ${family_id} and photos.deleted_at is null and photos.film_of is null
      and photos.audience = ${sql.lit(audience)} ${album_id ? sql`` : sql`and not photos.is_archived`}
      ${recent_days ? sql`and photos.sort_at >= (now() - make_interval(days => ${recent_days})) at time zone 'UTC'` : sql``}
      ${person_ids?.length ? sql`and exists (select from photo_people shown where shown.photo_id = photos.id and shown.person_id = any (${person_ids}::uuid[]))` : sql``}
    limit ${most}) one)::int as ${sql.ref(audience)}`
  const { rows } = await sql<Record<Audience, number>>`select ${sql.join(audiences.map(shown))}`.execute(tx)
  return required(rows[0])
}

/** `api_key_id` is the key that created the link, which ends with it. */
type GuestLink = { token_hash: string; preview_hash: string | null; api_key_id: string | null }

/** Undefined if the link has already ended. */
export function updateGuestLink(tx: Tx, family_id: string, guest_id: string, link: GuestLink) {
  return tx
    .updateTable('guests')
    .set(link)
    .where('family_id', '=', family_id)
    .where('id', '=', guest_id)
    .where('is_frame', '=', false)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .returning('id')
    .executeTakeFirst()
}

/** Begins a session for the guest whose link has this hash; null if the link doesn't work. */
export async function insertGuestSession(
  guests: Db,
  link: { hash: string; pin_hash: string | null },
  session: { id: string; token_hash: string },
): Promise<string | null> {
  return selectValue(
    guests,
    sql<string | null>`app.open_guest_link(${link.hash}, ${link.pin_hash}, ${session.id}, ${session.token_hash})`,
  )
}

/** The hash of a working link's PIN; null without one. */
export function findPinHash(guests: Db, link_hash: string): Promise<string | null> {
  return selectValue(guests, sql<string | null>`app.guest_link_pin(${link_hash})`)
}

/** The guest whose link may show its cover where it's pasted, by the key in its address. */
export function findLinkPreview(guests: Db, preview_hash: string): Promise<string | null> {
  return selectValue(guests, sql<string | null>`app.find_link_preview(${preview_hash})`)
}

/** The guest of this transaction and their family; undefined once the link has ended. */
export function selectGuestAndFamily(tx: Tx, guest_id: string) {
  return tx
    .selectFrom('guests as guest')
    .innerJoin('families as family', 'family.id', 'guest.family_id')
    .select(['guest.id', 'guest.name', 'guest.language', 'guest.family_id', 'family.name as family_name'])
    .select(['guest.recent_days', 'guest.shows_family_only', 'guest.can_save', 'guest.can_comment'])
    .select(sql<boolean>`coalesce(guest.adds_to is not null and guest.adds_until > now(), false)`.as('can_add'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('albums as album')
          .select(['album.id', 'album.title', 'album.description', 'album.sort'])
          .whereRef('album.family_id', '=', 'guest.family_id')
          .whereRef('album.id', '=', 'guest.album_id'),
      ).as('album'),
    )
    .where('guest.id', '=', guest_id)
    .executeTakeFirst()
}

/** Sessions whose cookie has expired. Frames renew theirs, and keep their session until they're removed. */
export async function deleteOldGuestSessions(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('guest_sessions')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('frames').select('guest_id').whereRef('frames.guest_id', '=', 'guest_sessions.guest_id'))),
    )
    .execute()
}
