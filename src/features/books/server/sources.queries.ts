import { sql } from 'kysely'
import { inTimeline } from '#features/photos/server/photo-filter.fragments.ts'
import type { Tx } from '#server/db/database.ts'
import { dateIn } from '#shared/days.ts'
import { zoneOf } from '#shared/time-zones.ts'
import { BOOK_SOURCE_PHOTOS_MAX } from '../books.rules.ts'

export type SourceFilter = {
  taken_from?: string | undefined
  taken_to?: string | undefined
  person_ids?: string[] | undefined
  category_ids?: string[] | undefined
  milestone_ids?: string[] | undefined
  favorites_only: boolean
  /** Only photos whose month is known. */
  month_known?: boolean
  /** Only what's shared with the extended family. */
  extended_only?: boolean
  /** The time zone of answers' days. UTC by default. */
  timezone?: string
}

function sourcePhotos(tx: Tx, family_id: string, filter: SourceFilter) {
  const { taken_from, taken_to, person_ids = [], category_ids, milestone_ids, favorites_only, extended_only } = filter
  const { month_known } = filter
  return tx
    .selectFrom('photos')
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('audience', '<>', 'private')
    .where(inTimeline)
    .where('kind', '=', 'image')
    .where('placeholder', '=', false)
    .$if(extended_only === true, (query) => query.where('audience', '=', 'extended_family'))
    .$if(month_known === true, (query) => query.where('taken_precision', 'in', ['time', 'day', 'month']))
    .$if(favorites_only, (query) => query.where('is_favorite', '=', true))
    .$if(person_ids.length > 0, (query) =>
      query.where(sql<boolean>`id in (select shown.photo_id from photo_people shown
        where shown.family_id = ${family_id} and shown.person_id = any (${person_ids}::uuid[]))`),
    )
    .$if(taken_from !== undefined || taken_to !== undefined, (query) => query.where('taken_at', 'is not', null))
    .$if(taken_from !== undefined, (query) => query.where(sql<boolean>`sort_at >= ${taken_from}::date::timestamp`))
    .$if(taken_to !== undefined, (query) => query.where(sql<boolean>`sort_at < (${taken_to}::date + 1)::timestamp`))
    .$if(!!category_ids?.length, (query) =>
      query.where(sql<boolean>`id in (select link.photo_id from photo_categories link
        where link.family_id = ${family_id} and link.category_id = any (${category_ids}::uuid[]))`),
    )
    .$if(!!milestone_ids?.length, (query) =>
      query.where(sql<boolean>`id in (select link.photo_id from photo_milestones link
        where link.family_id = ${family_id} and link.milestone_id = any (${milestone_ids}::uuid[]))`),
    )
}

/** Photos shared with the whole family that match the filter, without archived ones, by capture time. */
export function selectSourcePhotos(tx: Tx, family_id: string, filter: SourceFilter) {
  return sourcePhotos(tx, family_id, filter)
    .select(['id', 'width', 'height', 'sort_at as at', 'description', 'location_name as place', 'is_favorite'])
    .select(['focus_x', 'focus_y', 'taken_at', 'taken_precision'])
    .select(
      sql<boolean>`exists (select from audio_captions caption where caption.photo_id = photos.id)`.as('is_voiced'),
    )
    .select(
      sql<string[]>`array(select shown.person_id from photo_people shown
        where shown.family_id = photos.family_id and shown.photo_id = photos.id)`.as('person_ids'),
    )
    .select(
      sql<string | null>`(select link.milestone_id from photo_milestones link
        join milestones milestone on milestone.id = link.milestone_id and milestone.audience <> 'private'
        where link.family_id = photos.family_id and link.photo_id = photos.id
        order by milestone.date, milestone.id limit 1)`.as('milestone_id'),
    )
    .orderBy('sort_at')
    .orderBy('id')
    .limit(BOOK_SOURCE_PHOTOS_MAX)
    .execute()
}

export function countSourcePhotos(tx: Tx, family_id: string, filter: SourceFilter) {
  return sourcePhotos(tx, family_id, filter)
    .select((eb) => eb.fn.countAll<number>().as('photos'))
    .select(sql<string | null>`(min(sort_at) filter (where taken_at is not null))::date::text`.as('from'))
    .select(sql<string | null>`(max(sort_at) filter (where taken_at is not null))::date::text`.as('to'))
    .executeTakeFirstOrThrow()
}

/** Where these photos were taken, most photos first. */
export function selectSourcePlaces(tx: Tx, family_id: string, filter: SourceFilter, limit: number) {
  return sourcePhotos(tx, family_id, filter)
    .select('location_name as name')
    .select(sql<number>`avg(location_lat)::float8`.as('lat'))
    .select(sql<number>`avg(location_lng)::float8`.as('lng'))
    .where('location_name', 'is not', null)
    .where('location_lat', 'is not', null)
    .$narrowType<{ name: string }>()
    .groupBy('location_name')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('location_name')
    .limit(limit)
    .execute()
}

export function selectSourceMilestones(tx: Tx, family_id: string, filter: SourceFilter) {
  const { taken_from, taken_to, person_ids = [], milestone_ids, extended_only } = filter
  return tx
    .selectFrom('milestones as milestone')
    .leftJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'milestone.family_id').onRef('child.id', '=', 'milestone.child_id'),
    )
    .select(['milestone.id', 'milestone.name', 'milestone.description', 'milestone.date', 'child.birth_date'])
    .where('milestone.family_id', '=', family_id)
    .where('milestone.audience', '<>', 'private')
    .$if(extended_only === true, (query) => query.where('milestone.audience', '=', 'extended_family'))
    .$if(person_ids.length > 0, (query) => query.where('milestone.child_id', 'in', person_ids))
    .$if(!!milestone_ids?.length, (query) =>
      query.where('milestone.id', '=', sql<string>`any (${milestone_ids}::uuid[])`),
    )
    .$call((query) => (taken_from === undefined ? query : query.where('milestone.date', '>=', taken_from)))
    .$call((query) => (taken_to === undefined ? query : query.where('milestone.date', '<=', taken_to)))
    .orderBy('milestone.date')
    .orderBy('milestone.id')
    .execute()
}

export async function selectSourceAnswers(tx: Tx, family_id: string, filter: SourceFilter) {
  const { taken_from, taken_to, person_ids = [], extended_only, timezone = 'UTC' } = filter
  const rows = await tx
    .selectFrom('child_personality_responses as response')
    .innerJoin('personality_prompts as prompt', (on) =>
      on.onRef('prompt.family_id', '=', 'response.family_id').onRef('prompt.id', '=', 'response.prompt_id'),
    )
    .innerJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'response.family_id').onRef('child.id', '=', 'response.child_id'),
    )
    .select([
      'response.id',
      'response.response_text',
      'response.answered_at',
      'response.video_clip_id',
      'response.child_id',
    ])
    .select(['prompt.prompt_key', 'prompt.prompt_text', 'child.first_name', 'child.birth_date', 'child.avatar_square'])
    .leftJoin('photos as portrait', (on) =>
      on
        .onRef('portrait.family_id', '=', 'child.family_id')
        .onRef('portrait.id', '=', 'child.avatar_photo_id')
        .on('portrait.deleted_at', 'is', null)
        .on('portrait.audience', 'in', extended_only ? ['extended_family'] : ['extended_family', 'family_only']),
    )
    .select(['portrait.id as face_id', 'portrait.width', 'portrait.height'])
    .where('response.family_id', '=', family_id)
    .where('response.audience', '<>', 'private')
    .$if(extended_only === true, (query) => query.where('response.audience', '=', 'extended_family'))
    .$if(person_ids.length > 0, (query) => query.where('response.child_id', 'in', person_ids))
    // A day more on both sides, since PostgreSQL may not know the time zone.
    .$if(taken_from !== undefined, (query) =>
      query.where(sql<boolean>`response.answered_at >= (${taken_from}::date - 1)::timestamptz`),
    )
    .$if(taken_to !== undefined, (query) =>
      query.where(sql<boolean>`response.answered_at < (${taken_to}::date + 2)::timestamptz`),
    )
    .orderBy('response.answered_at')
    .orderBy('response.id')
    .execute()
  return rows
    .map((row) => ({ ...row, date: dateIn(zoneOf(timezone), new Date(row.answered_at)) }))
    .filter(({ date }) => date >= (taken_from ?? date) && date <= (taken_to ?? date))
}

/** How many of these IDs the caller can see in the family. */
export async function countVisible(
  tx: Tx,
  table: 'people' | 'categories' | 'milestones' | 'photos',
  family_id: string,
  ids: string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .executeTakeFirstOrThrow()
  return count
}
