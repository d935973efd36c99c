import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { kmBetween } from '#features/places/server/distance.fragments.ts'
import type { DB } from '#server/db/tables.ts'
import type { PhotoFilter } from '../photos.filters.ts'
import { isLive } from './listed-photos.fragments.ts'

/** Kilometers per degree of latitude (S1 section 7), rounded down, so that the box is never too small. */
const KM_PER_DEGREE = 111

/**
 * Whether a row of `photos` belongs to this family, isn't deleted, is its own item, and matches the filter; without its people
 * if they are joined.
 */
export function matches(
  eb: ExpressionBuilder<DB, 'photos'>,
  family_id: string | Expression<string>,
  filter: PhotoFilter,
  { people } = { people: true },
) {
  const { text, taken_from, taken_to, category_ids, tags, near_lat, near_lng, near_km } = filter
  const all: Expression<SqlBool>[] = [
    eb('photos.family_id', '=', family_id),
    eb('photos.deleted_at', 'is', null),
    eb('photos.film_of', 'is', null),
  ]
  if (filter.is_favorite) all.push(eb('photos.is_favorite', '=', true))
  if (filter.is_archived) all.push(sql`photos.is_archived`)
  for (const person_id of (people && filter.person_ids) || [])
    all.push(sql`photos.id in (select shown.photo_id from photo_people shown
      where shown.family_id = ${family_id} and shown.person_id = ${person_id})`)
  if (filter.no_one_else) all.push(showsNoOneElse(sql.ref('photos.id'), filter.person_ids ?? []))
  // With the people, the text index finds few photos even if the text is frequent.
  if (text)
    all.push(sql`photos.id in (select app.find_photos(${family_id}, ${text}, ${filter.person_ids ?? []}::uuid[]))`)
  if (filter.file_name) all.push(sql`photos.id in (select app.photos_named(${family_id}, ${filter.file_name}))`)
  if (filter.kind) all.push(eb('photos.form', '=', filter.kind))
  if (filter.kind === 'live_photo') all.push(isLive('photos'))
  if (taken_from || taken_to) all.push(eb('photos.taken_at', 'is not', null))
  // sort_at is taken_at if there is one, and it's indexed. Comparing it with a date isn't leakproof, so that row-level security
  // would read all photos first.
  if (taken_from) all.push(sql`photos.sort_at >= ${taken_from}::date::timestamp`)
  if (taken_to) all.push(sql`photos.sort_at < (${taken_to}::date + 1)::timestamp`)
  if (filter.has_location)
    all.push(eb.or([eb('photos.location_name', 'is not', null), eb('photos.location_lat', 'is not', null)]))
  if (near_lat !== undefined && near_lng !== undefined && near_km !== undefined)
    all.push(within(near_lat, near_lng, near_km))
  if (filter.area) all.push(inside(filter.area))
  if (category_ids?.length)
    all.push(sql`photos.id in (select link.photo_id from photo_categories link
      where link.family_id = ${family_id} and link.category_id = any (${category_ids}::uuid[]))`)
  if (filter.album_ids?.length)
    all.push(sql`photos.id in (select item.photo_id from album_photos item
      where item.family_id = ${family_id} and item.album_id = any (${filter.album_ids}::uuid[]))`)
  if (filter.milestone_ids?.length)
    all.push(sql`photos.id in (select shown.photo_id from photo_milestones shown
      join milestones milestone on milestone.id = shown.milestone_id
      where shown.family_id = ${family_id} and shown.milestone_id = any (${filter.milestone_ids}::uuid[]))`)
  for (const tag of tags ?? [])
    all.push(sql`photos.id in (select tag.photo_id from photo_tags tag
      where tag.family_id = ${family_id} and tag.key = app.fold(${tag}))`)
  return eb.and(all)
}

/** The gallery without a filter is the timeline, which archived photos have left, and those under another one of their stack. */
export function isTimeline(filter: PhotoFilter): boolean {
  return Object.keys(filter).length === 0
}

// Literal, so that prepared statements can use partial indexes.
export const inTimeline = sql<SqlBool>`not photos.is_archived and not photos.is_covered`

/** Whether a photo shows no one besides these people. Removed people don't count. */
export function showsNoOneElse(photo_id: Expression<unknown>, person_ids: readonly string[]): Expression<SqlBool> {
  return sql`not exists (select from photo_people other
    join people person on person.family_id = other.family_id and person.id = other.person_id
    where other.photo_id = ${photo_id} and other.person_id <> all (${person_ids}::uuid[]))`
}

function inside({ west, south, east, north }: NonNullable<PhotoFilter['area']>): Expression<SqlBool> {
  const isOverDateLine = east < west
  return sql`photos.location_lat between ${south} and ${north} and ${
    isOverDateLine
      ? sql`(photos.location_lng >= ${west} or photos.location_lng <= ${east})`
      : sql`photos.location_lng between ${west} and ${east}`
  }`
}

/** A bounding box, which can use the index, and then the exact distance on the sphere. */
function within(lat: number, lng: number, km: number): Expression<SqlBool> {
  const high = km / KM_PER_DEGREE
  // Near the poles, every longitude matches.
  const farthest = Math.abs(lat) + high
  const wide = farthest < 90 ? high / Math.cos((farthest * Math.PI) / 180) : 180
  const [west, east] = [lng - wide, lng + wide]
  const between = (from: number, to: number) => sql<SqlBool>`photos.location_lng between ${from} and ${to}`
  // A box that crosses the date line is split in two.
  const box =
    wide >= 180
      ? sql<SqlBool>`true`
      : west < -180
        ? sql<SqlBool>`(${between(-180, east)} or ${between(west + 360, 180)})`
        : east > 180
          ? sql<SqlBool>`(${between(west, 180)} or ${between(-180, east - 360)})`
          : between(west, east)
  return sql`photos.location_lat between ${lat - high} and ${lat + high} and ${box}
    and ${kmBetween({ lat, lng }, { lat: sql.ref('photos.location_lat'), lng: sql.ref('photos.location_lng') })} <= ${km}`
}
