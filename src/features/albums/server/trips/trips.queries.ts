import { sql, type Insertable, type Updateable } from 'kysely'
import { kmBetween } from '#features/places/server/distance.fragments.ts'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Trips } from '#server/db/tables.ts'
import { AWAY_KM } from '../../trips.rules.ts'

/** Cells of a grid of a tenth of a degree. */
const CELLS_PER_DEGREE = 10

/** Photos that everyone in the family sees, whose place and day are known. */
const isPlaced = sql<boolean>`photo.deleted_at is null and photo.film_of is null and photo.audience <> 'private'
  and photo.location_lat is not null and photo.location_lng is not null
  and photo.taken_at is not null and photo.taken_precision in ('time', 'day')`

/** The family whose search for trips is due, if there is one; it's locked until commit, with changes of its photos. */
export async function takeDueScan(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ family_id: string }>`
    delete from trip_scans where family_id = (
      select family_id from trip_scans where due_at <= now() order by due_at limit 1 for update skip locked)
    returning family_id`.execute(tx)
  return rows[0]?.family_id
}

export async function postponeScan(db: Db, family_id: string): Promise<void> {
  await db
    .updateTable('trip_scans')
    .set({ due_at: sql`now() + interval '1 day'` })
    .where('family_id', '=', family_id)
    .execute()
}

/** In the order of their days. */
export async function selectDayCells(tx: Tx, family_id: string) {
  type Row = { day: number; lat: number; lng: number; average_lat: number; average_lng: number; photos: number }
  const { rows } = await sql<Row>`
    select photo.taken_at::date - date '1970-01-01' as day,
        floor(photo.location_lat * ${CELLS_PER_DEGREE}::int)::int as lat, floor(photo.location_lng * ${CELLS_PER_DEGREE}::int)::int as lng,
        avg(photo.location_lat) as average_lat, avg(photo.location_lng) as average_lng, count(*)::int as photos
      from photos photo where photo.family_id = ${family_id} and ${isPlaced}
      group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  return rows.map(({ day, lat, lng, average_lat, average_lng, photos }) => ({
    ...{ day, cell: `${lat} ${lng}`, photos },
    ...{ lat: (lat + 0.5) / CELLS_PER_DEGREE, lng: (lng + 0.5) / CELLS_PER_DEGREE },
    average: { lat: average_lat, lng: average_lng },
  }))
}

type TripOf = Pick<Trip, 'family_id' | 'starts_on' | 'ends_on' | 'home_lats' | 'home_lngs'>

/** As the search for trips does: by the centers of cells. */
function photosOf({ family_id, starts_on, ends_on, home_lats, home_lngs }: TripOf) {
  const center = (column: string) =>
    sql`((floor(photo.${sql.ref(column)} * ${CELLS_PER_DEGREE}::int) + 0.5) / ${CELLS_PER_DEGREE}::int)`
  const [lat, lng] = [center('location_lat'), center('location_lng')]
  return sql`photos photo where photo.family_id = ${family_id} and ${isPlaced}
    and photo.sort_at >= ${starts_on}::date::timestamp and photo.sort_at < ${ends_on}::date::timestamp + interval '1 day'
    and not exists (select from unnest(${home_lats}::float8[], ${home_lngs}::float8[]) as home (lat, lng)
      where ${kmBetween({ lat: sql.ref('home.lat'), lng: sql.ref('home.lng') }, { lat, lng })} <= ${AWAY_KM})`
}

/** A favorite if there is one, otherwise the sharpest. */
export async function selectCoverOf(tx: Tx, trip: TripOf): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from ${photosOf(trip)} and not photo.placeholder
      order by photo.is_favorite desc, photo.kind = 'image' desc, photo.sharpness desc nulls last, photo.id limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

type AlbumOf = TripOf & { album_id: string; offered_at: string }

/** Photos of a trip that aren't in its album, and were added to the family after they were last offered. */
function additionsTo(trip: AlbumOf) {
  return sql`${photosOf(trip)} and photo.created_at > ${trip.offered_at}::timestamptz
    and not exists (select from album_photos item where item.album_id = ${trip.album_id} and item.photo_id = photo.id)`
}

export async function selectAdditions(tx: Tx, trip: AlbumOf, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from ${additionsTo(trip)} order by photo.sort_at, photo.id limit ${max}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** In the order of their time. */
export async function selectPhotosOf(tx: Tx, trip: TripOf, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo.id from ${photosOf(trip)} order by photo.sort_at, photo.id limit ${max}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** All trips of a family, also those that were dismissed or became albums. */
export function selectTrips(tx: Tx, family_id: string) {
  return tx.selectFrom('trips').selectAll().where('family_id', '=', family_id).execute()
}

export type Trip = Awaited<ReturnType<typeof selectTrips>>[number]

export function selectTrip(tx: Tx, family_id: string, id: string) {
  return tx.selectFrom('trips').selectAll().where('family_id', '=', family_id).where('id', '=', id).executeTakeFirst()
}

/** Proposed trips, and those with new photos for their album. The most recent first. */
export function selectOfferedTrips(tx: Tx, family_id: string, page: { after: Cursor | undefined; limit: number }) {
  const { after, limit } = page
  return (
    tx
      .selectFrom('trips as trip')
      .leftJoin('albums as album', (join) =>
        join.onRef('album.family_id', '=', 'trip.family_id').onRef('album.id', '=', 'trip.album_id'),
      )
      .select(['trip.id', 'trip.place', 'trip.starts_on', 'trip.ends_on', 'trip.photos', 'trip.cover_photo_id'])
      .select(['album.id as album_id', 'album.title as album_title'])
      .where('trip.family_id', '=', family_id)
      // A literal, so that the partial index applies.
      .where(sql<boolean>`trip.state in ('proposed', 'grown')`)
      .where(sql<boolean>`(trip.state = 'proposed' or trip.album_id = any (array(select app.albums_to('add'))))`)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(trip.starts_on, trip.id) < (${after?.at}::timestamp::date, ${after?.id}::uuid)`),
      )
      .orderBy('trip.starts_on', 'desc')
      .orderBy('trip.id', 'desc')
      .limit(limit)
      .execute()
  )
}

export async function insertTrip(tx: Tx, trip: Insertable<Trips>): Promise<void> {
  await tx.insertInto('trips').values(trip).execute()
}

export async function updateTrip(tx: Tx, id: string, change: Updateable<Trips>): Promise<void> {
  await tx.updateTable('trips').set(change).where('id', '=', id).execute()
}

export async function deleteTrips(tx: Tx, family_id: string, ids: string[]): Promise<void> {
  await tx
    .deleteFrom('trips')
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

export async function setAlbumOfTrip(tx: Tx, family_id: string, id: string, album_id: string): Promise<void> {
  await tx.updateTable('trips').set({ album_id }).where('family_id', '=', family_id).where('id', '=', id).execute()
}

/** False if it isn't in the first state anymore. */
export async function settleTrip(
  tx: Tx,
  family_id: string,
  id: string,
  [from, to]: readonly [Trip['state'], Trip['state']],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('trips')
    .set({ state: to, ...(to === 'created' && { offered_at: sql`clock_timestamp()` }) })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
