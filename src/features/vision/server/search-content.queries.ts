import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { tileColumns } from '#features/photos/server/listed-photos.fragments.ts'
import { matches } from '#features/photos/server/photo-filter.fragments.ts'
import type { PhotoListedRow } from '#features/photos/server/photo-view.ts'
import type { PhotoFilter } from '#features/photos/photos.filters.ts'
import type { toMasks } from './vectors.ts'

type Asked = ReturnType<typeof toMasks> & { model: string; filter: PhotoFilter; compared: number; limit: number }

/**
 * The photos that are most like the words, best first. How alike any photo is depends on the model, so those count that stand out
 * from the family's others. The nearest by their signs are compared exactly. A product of two vectors is the sum of the bits that they share, times the value of these bits.
 */
export async function selectAlike(tx: Tx, family_id: string, asked: Asked): Promise<PhotoListedRow[]> {
  const { masks, signs, low, step, total, dimensions, model, filter, compared, limit } = asked
  const shared = masks.map((mask, value) => sql`${sql.lit(2 ** value)} * bit_count(planes & ${mask}::varbit)`)
  const product = sql`low * ${dimensions * low + step * total}::float8
    + step * (${low}::float8 * total + ${step}::float8 * (${sql.join(shared, sql` + `)}))`
  const isFiltered = Object.keys(filter).length > 0
  const photos = tx
    .selectFrom('photos')
    .select('photos.id')
    .where((eb) => matches(eb, family_id, filter))
  const { rows } = await sql<PhotoListedRow>`
    with nearest as materialized (select photo_id from photo_vectors
        where family_id = ${family_id} and model = ${model} and bit_length(signs) = ${dimensions}
          ${isFiltered ? sql<SqlBool>`and photo_id in (${photos})` : sql``}
        order by bit_count(signs # ${signs}::varbit) limit ${compared}),
      scored as materialized (select photo_id, ${product} as score from photo_vectors
        where photo_id = any (array(select photo_id from nearest))),
      usual as (select avg(score) + stddev_pop(score) as score from scored),
      best as (select photo_id, scored.score from scored, usual where scored.score >= usual.score
        order by scored.score desc, photo_id limit ${limit})
    select ${tileColumns}
      from best join photos photo on photo.id = best.photo_id and photo.family_id = ${family_id}
        and photo.deleted_at is null and photo.film_of is null
      order by best.score desc, photo.id`.execute(tx)
  return rows
}
