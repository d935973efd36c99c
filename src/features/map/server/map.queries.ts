import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { PhotoFilter } from '#features/photos/photos.filters.ts'
import { MAP_CELL_PX, MAP_PLACES_MAX } from '../map.rules.ts'
import { matches } from '#features/photos/server/photo-filter.fragments.ts'

/** Web maps end at 85.05 degrees, where the projected world is a square. */
const MERCATOR_END = 85.0511
/** The width of the world at zoom 0. */
const WORLD_PX = 256

/**
 * Photos with a position, grouped by the cells of a grid on the map, in one pass over the position index. Each cell is
 * represented by its latest photo.
 */
export function selectPhotoPlaces(tx: Tx, family_id: string, filter: PhotoFilter, zoom: number) {
  const cells = (WORLD_PX * 2 ** zoom) / MAP_CELL_PX
  const { lat, lng } = { lat: sql.ref<number>('photos.location_lat'), lng: sql.ref<number>('photos.location_lng') }
  const clamped = sql`greatest(-${MERCATOR_END}::float8, least(${MERCATOR_END}::float8, ${lat}))`
  return tx
    .with('cells', (db) =>
      db
        .selectFrom('photos')
        .select((eb) => [
          eb.fn.avg<number>(lat).as('lat'),
          eb.fn.avg<number>(lng).as('lng'),
          eb.fn.min<number>(lng).as('west'),
          eb.fn.min<number>(lat).as('south'),
          eb.fn.max<number>(lng).as('east'),
          eb.fn.max<number>(lat).as('north'),
          eb.fn.countAll<number>().as('photos'),
          // IDs are in chronological order.
          sql<string>`max(photos.id::text collate "C")::uuid`.as('photo_id'),
        ])
        .where((eb) => matches(eb, family_id, filter))
        .where('photos.location_lat', 'is not', null)
        .where('photos.location_lng', 'is not', null)
        .groupBy([
          sql`floor((${lng} + 180) / 360 * ${cells}::float8)`,
          sql`floor(asinh(tan(radians(${clamped}))) / (2 * pi()) * ${cells}::float8)`,
        ])
        .orderBy('photos', 'desc')
        .orderBy('photo_id')
        .limit(MAP_PLACES_MAX),
    )
    .selectFrom('cells')
    .innerJoin('photos as one', 'one.id', 'cells.photo_id')
    .selectAll('cells')
    .select(['one.location_name as name', 'one.derivatives_version as version'])
    .orderBy('cells.photos', 'desc')
    .orderBy('cells.photo_id')
    .execute()
}
