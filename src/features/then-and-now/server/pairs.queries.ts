import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { tileColumns } from '#features/photos/server/listed-photos.fragments.ts'
import type { PhotoListedRow } from '#features/photos/server/photo-view.ts'
import { PLACE_DEGREES, SEASON_DAYS, YEARS_APART_MIN, type Candidate, type Compared } from '../pairs.rules.ts'
import { isShown } from './shown.fragments.ts'

const PEOPLE_MAX = 6
/** On each side of the day, for each person and year. */
const PER_YEAR = 6
/** Of a place with more photos, such as the home, only these are compared; people lead to the others. */
const AT_PLACE_MAX = 300
/** The photos that take turns on the home page. */
const LATEST = 60

/** Photos whose day is known, since the time of year matters. */
const isDated = sql<boolean>`photo.taken_at is not null and photo.taken_precision in ('time', 'day', 'month')`
const comparedColumns = sql`photo.id, to_char(photo.sort_at, 'YYYY-MM-DD') as day, photo.location_lat as lat, photo.location_lng as lng,
  photo.location_name, photo.width >= photo.height as is_wide, photo.is_favorite,
  array(select shown.person_id::text from photo_people shown where shown.photo_id = photo.id order by shown.person_id
    limit ${sql.lit(PEOPLE_MAX)}) as person_ids`

export async function selectCompared(tx: Tx, family_id: string, photo_id: string) {
  const { rows } = await sql<Compared & { id: string; is_comparable: boolean }>`
    select ${comparedColumns}, ${isShown} and ${isDated} as is_comparable from photos photo
      where photo.family_id = ${family_id} and photo.id = ${photo_id} and photo.deleted_at is null`.execute(tx)
  return rows[0]
}

/** The product of two embeddings: the sum of the bits that they share, times the value of these bits (docs/decisions/0041). */
const likeness = sql`(select mine.low * other.low * size.d + mine.low * other.step * other.total + other.low * mine.step * mine.total
    + mine.step * other.step * (
      select sum((1 << (i + j)) * bit_count(substring(mine.planes from i * d + 1 for d) & substring(other.planes from j * d + 1 for d)))
        from generate_series(0, 3) i, generate_series(0, 3) j)
  from photo_vectors mine
    join photo_vectors other on other.photo_id = photo.id and other.model = mine.model
      and bit_length(other.planes) = bit_length(mine.planes)
    cross join lateral (select bit_length(mine.planes) / 4 as d) size
  where mine.photo_id = me.id)`

/**
 * Photos to compare with one: those of its people around the same day of other years, and those of its place. Never reads all
 * photos of a person or a place.
 */
export async function selectCandidates(tx: Tx, family_id: string, me: Compared & { id: string }): Promise<Candidate[]> {
  const year = Number(me.day.slice(0, 4))
  const first = (order: 'asc' | 'desc') => sql`(select extract(year from day)::int from person_photo_counts counts
    where counts.family_id = ${family_id} and counts.person_id = person.id order by day ${sql.raw(order)} limit 1)`
  const lng = PLACE_DEGREES / Math.max(0.01, Math.cos(((me.lat ?? 0) * Math.PI) / 180))
  const ofPerson = sql`select photo_id from photo_people shown
    where shown.family_id = ${family_id} and shown.person_id = person.id and not shown.is_deleted`
  const { rows } = await sql<Candidate>`
    with of_people as (
        select near.photo_id from unnest(${me.person_ids}::uuid[]) person (id)
          cross join lateral generate_series(${first('asc')}, ${first('desc')}) in_year (year)
          cross join lateral (select ${me.day}::date + make_interval(years => in_year.year - ${year}::int) as day) same
          cross join lateral (
            (${ofPerson} and shown.sort_at >= same.day and shown.sort_at < same.day + make_interval(days => ${SEASON_DAYS})
              order by shown.sort_at, shown.photo_id limit ${PER_YEAR})
            union all
            (${ofPerson} and shown.sort_at < same.day and shown.sort_at >= same.day - make_interval(days => ${SEASON_DAYS})
              order by shown.sort_at desc, shown.photo_id desc limit ${PER_YEAR})) near
          where abs(in_year.year - ${year}::int) >= ${YEARS_APART_MIN}),
      at_place as (
        select photos.id from photos where photos.family_id = ${family_id} and photos.deleted_at is null
          and photos.location_lat between ${me.lat}::float8 - ${PLACE_DEGREES}::float8 and ${me.lat}::float8 + ${PLACE_DEGREES}::float8
          and photos.location_lng between ${me.lng}::float8 - ${lng}::float8 and ${me.lng}::float8 + ${lng}::float8
          limit ${AT_PLACE_MAX}),
      me as (select id, look from photos where family_id = ${family_id} and id = ${me.id} and deleted_at is null)
    select ${comparedColumns}, bit_count(photo.look # me.look)::int as bits, ${likeness}::float8 as likeness
      from (select photo_id as id from of_people union select id from at_place) found
        join photos photo on photo.family_id = ${family_id} and photo.id = found.id
        cross join me
      where photo.id <> me.id and ${isShown} and ${isDated}`.execute(tx)
  return rows
}

/** Some of the latest photos that show people or have a place, in an order that changes daily. */
export async function selectLatest(tx: Tx, family_id: string, day: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with latest as (
      select photo.id, photo.location_lat from photos photo
        where photo.family_id = ${family_id} and ${isShown} and photo.taken_at is not null
        order by photo.sort_at desc, photo.id desc limit ${LATEST})
    select latest.id from latest
      where latest.location_lat is not null or exists (select from photo_people shown where shown.photo_id = latest.id)
      order by md5(latest.id || ${day}) limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Photos as the gallery shows them, by their IDs. */
export async function selectListed(
  tx: Tx,
  family_id: string,
  ids: readonly string[],
): Promise<Map<string, PhotoListedRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PhotoListedRow>`
    select ${tileColumns} from photos photo
      where photo.family_id = ${family_id} and photo.id = any (${ids}::uuid[]) and photo.deleted_at is null`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
