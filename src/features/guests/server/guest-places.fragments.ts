import { sql, type RawBuilder } from 'kysely'
import type { MomentKind } from '#shared/subjects.ts'
import type { Tx } from '#server/db/database.ts'
import { albumPlaces, selectAlbumPlace, toPlace } from './guest-album.queries.ts'
import type { Page, Place } from './guest-places.ts'
import type { Guest } from './guest.ts'

export type Scope = Pick<Guest, 'family_id' | 'album' | 'recent_days' | 'audiences'> & Partial<Pick<Guest, 'person_id'>>

/**
 * Everything that the guest can see, newest first by keyset: photos by their local time, milestones before the photos of
 * their day, answers by the time they were given. Or the photos of an album. Row-level security enforces the same.
 */
export async function selectPlaces(tx: Tx, guest: Scope, page: Page): Promise<Place[]> {
  const { rows } = await placesOf(guest, page).execute(tx)
  return rows.map(toPlace)
}

/** How many there are in that direction, up to the limit. */
export async function countPlaces(tx: Tx, guest: Scope, page: Page): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (${placesOf(guest, page)}) place`.execute(tx)
  return rows[0]?.count ?? 0
}

function placesOf(guest: Scope, page: Page): RawBuilder<Place> {
  if (guest.album) return albumPlaces(guest, guest.album, page)
  const { toward, after, limit } = page
  const direction = sql.raw(toward === 'next' ? 'desc' : 'asc')
  const than = sql.raw(toward === 'next' ? '<' : '>')
  const parts = kindsOf(guest).map((kind) => {
    const { table, at } = streams[kind]
    const beyond = after ? sql`and (${at}, id) ${than} (${after.at}::timestamp, ${after.id}::uuid)` : sql``
    return sql`(select ${sql.lit(kind)} as kind, id, ${at} as at from ${sql.table(table)}
      where ${shownTo(guest, kind)} ${beyond}
      order by ${at} ${direction}, id ${direction} limit ${limit})`
  })
  return sql<Place>`select * from (${sql.join(parts, sql` union all `)}) place
    order by at ${direction}, id ${direction} limit ${limit}`
}

/** The position of a photo, milestone or answer by its ID. */
export async function selectPlace(tx: Tx, guest: Scope, id: string): Promise<Place | undefined> {
  if (guest.album) return selectAlbumPlace(tx, guest, guest.album, id)
  const parts = kindsOf(guest).map((kind) => {
    const { table, at } = streams[kind]
    return sql`select ${sql.lit(kind)} as kind, id, ${at} as at from ${sql.table(table)}
      where ${shownTo(guest, kind)} and id = ${id}`
  })
  const { rows } = await sql<Place>`${sql.join(parts, sql` union all `)}`.execute(tx)
  return rows[0]
}

function kindsOf({ recent_days }: Scope): readonly MomentKind[] {
  return recent_days === null ? ['photo', 'milestone', 'response'] : ['photo']
}

/** Says what row-level security says too, in the words of the indexes. */
export function shownTo({ family_id, recent_days, audiences, person_id }: Scope, kind: MomentKind) {
  const since =
    recent_days === null
      ? sql``
      : sql`and sort_at >= (now() - make_interval(days => ${recent_days})) at time zone 'UTC'`
  const audience =
    audiences.length === 1 ? sql`audience = 'extended_family'` : sql`audience in ('extended_family', 'family_only')`
  return sql`family_id = ${family_id} and ${audience} and ${streams[kind].shown} ${since} ${aboutPerson(person_id, kind)}`
}

function aboutPerson(person_id: string | undefined, kind: MomentKind) {
  if (!person_id) return sql``
  if (kind !== 'photo') return sql`and child_id = ${person_id}`
  return sql`and id in (select shown.photo_id from photo_people shown
    where shown.family_id = photos.family_id and shown.person_id = ${person_id})`
}

const streams = {
  photo: { table: 'photos', at: sql`sort_at`, shown: sql`deleted_at is null and film_of is null and not is_archived` },
  milestone: { table: 'milestones', at: sql`(date + time '23:59:59.999999')`, shown: sql`true` },
  response: {
    table: 'child_personality_responses',
    at: sql`(answered_at at time zone 'UTC')`,
    // Excludes removed children, whom guests can't see.
    shown: sql`hidden_at is null and exists (select 1 from people where people.family_id =
      child_personality_responses.family_id and people.id = child_personality_responses.child_id and people.deleted_at is null)`,
  },
} as const

export function selectGuestPhotos(tx: Tx, { family_id, audiences }: Scope, ids: string[]) {
  return tx
    .selectFrom('photos')
    .select([
      ...(['id', 'family_id', 'kind', 'width', 'height', 'description'] as const),
      ...(['taken_at', 'taken_precision', 'created_at', 'derivatives_version'] as const),
      ...(['duration_ms', 'focus_x', 'focus_y'] as const),
    ])
    .select([
      // It no longer fits the video that was taken with it.
      sql<boolean>`(crop is not null or quarter_turns <> 0)`.as('is_reshaped'),
      sql<boolean>`coalesce(jsonb_typeof(pairing -> 'motion_video') = 'object', false)`.as('has_motion'),
    ])
    .select((eb) =>
      eb
        .selectFrom('photos as half')
        .innerJoin('film_renditions as copy', 'copy.photo_id', 'half.id')
        .select('half.id')
        .whereRef('half.family_id', '=', 'photos.family_id')
        .whereRef('half.film_of', '=', 'photos.id')
        .where('half.deleted_at', 'is', null)
        // Without a version that plays everywhere, guests only see the poster frame.
        .where('copy.state', 'in', ['made', 'not_needed'])
        .as('film_id'),
    )
    .select((eb) =>
      eb
        .selectFrom('audio_captions as caption')
        // IDs are in the order of their time.
        .select(sql<string[] | null>`array_agg(caption.clip_id order by caption.created_at, caption.clip_id)`.as('ids'))
        .whereRef('caption.family_id', '=', 'photos.family_id')
        .whereRef('caption.photo_id', '=', 'photos.id')
        .as('voice_ids'),
    )
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .where('audience', 'in', audiences)
    .where('deleted_at', 'is', null)
    .execute()
}

export type GuestPhotoRow = Awaited<ReturnType<typeof selectGuestPhotos>>[number]
