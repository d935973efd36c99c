import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { YearCandidate } from '../choose-year-photo.ts'
import { isShown } from './shown.fragments.ts'

/** Before and after each birthday. */
const NEAREST = 12
const YEARS_MAX = 120

export type YearRow = YearCandidate & { nth: number; year: number }
type Which = { family_id: string; person_id: string; birth_date: string | null }

/**
 * For each year of a person's photos, those nearest to the birthday, within half a year. Without a birth date, years are
 * calendar years around July 1. Dates that are known only by decade are left out.
 */
export async function selectYearPhotos(tx: Tx, { family_id, person_id, birth_date }: Which): Promise<YearRow[]> {
  const day = (order: 'asc' | 'desc') => sql`(select day from person_photo_counts counts
    where counts.family_id = ${family_id} and counts.person_id = ${person_id} order by day ${sql.raw(order)} limit 1)`
  const ofPerson = sql`select shown.photo_id from photo_people shown
    where shown.family_id = ${family_id} and shown.person_id = ${person_id} and not shown.is_deleted`
  const { rows } = await sql<YearRow>`
    with span as (
        select coalesce(${birth_date}::date, date_trunc('year', ${day('asc')}::timestamp)::date + interval '6 months') as start,
          ${day('desc')} as finish),
      years as (
        select nth, span.start + make_interval(years => nth) as birthday from span
          cross join generate_series(0, ${YEARS_MAX}::int) nth
          where span.start + make_interval(years => nth, days => -183) <= span.finish),
      faces_of as (select id from face_groups where face_groups.family_id = ${family_id} and face_groups.person_id = ${person_id})
    select photo.id, years.nth, extract(year from photo.sort_at)::int as year, photo.is_favorite,
        abs(extract(epoch from photo.sort_at - years.birthday) / 86400)::float8 as days_off,
        (select count(*)::int from photo_people shown where shown.photo_id = photo.id) as people,
        (select max(face.width * face.height) from faces face where face.family_id = ${family_id} and face.photo_id = photo.id
          and face.group_id in (select id from faces_of)) as face
      from years
        cross join lateral (
          (${ofPerson} and shown.sort_at >= years.birthday and shown.sort_at < years.birthday + interval '182 days'
            order by shown.sort_at, shown.photo_id limit ${NEAREST})
          union all
          (${ofPerson} and shown.sort_at < years.birthday and shown.sort_at >= years.birthday - interval '183 days' and (years.nth > 0 or ${birth_date}::date is null)
            order by shown.sort_at desc, shown.photo_id desc limit ${NEAREST})) near
        join photos photo on photo.family_id = ${family_id} and photo.id = near.photo_id
      where ${isShown} and photo.taken_at is not null and photo.taken_precision not in ('about', 'decade')
      order by years.nth`.execute(tx)
  return rows
}

/** What a poster needs to know of its photos. */
export async function selectPosterPhotos(tx: Tx, family_id: string, ids: readonly string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'derivatives_version', 'focus_x', 'focus_y'])
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Undefined if the person was removed, or is in another family. */
export function selectNamed(tx: Tx, family_id: string, person_id: string) {
  return tx
    .selectFrom('people')
    .select(['first_name', 'last_name', 'birth_date'])
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
}
