import { sql, type SqlBool } from 'kysely'
import { listed, tileFlags } from '#features/photos/server/listed-photos.fragments.ts'
import type { Tx } from '#server/db/database.ts'
import type { Gap } from '../positions.ts'

/** A position in an album: a time or a number, and the photo. */
export type Place = { at: string; id: string }

type Album = { family_id: string; album_id: string }
type Page = Album & { sort: 'date' | 'manual'; after: Place | undefined; limit: number }

/** The column of each order, with its type. */
const orders = { date: ['sort_at', 'timestamp'], manual: ['position', 'float8'] } as const

/** A page by keyset, from the album's own index: it doesn't matter how many photos the album or the family has. */
export function selectAlbumPhotos(tx: Tx, { family_id, album_id, sort, after, limit }: Page) {
  const [column, type] = orders[sort]
  const at = sql.ref(`item.${column}`)
  return tx
    .selectFrom('album_photos as item')
    .innerJoin('photos', 'photos.id', 'item.photo_id')
    .select(listed.map((name) => `photos.${name}` as const))
    .select(tileFlags('photos'))
    .select(sql<string>`${at}`.as('at'))
    .where('item.album_id', '=', album_id)
    .where('photos.family_id', '=', family_id)
    .where('photos.deleted_at', 'is', null)
    .where('photos.film_of', 'is', null)
    .where(isTile(album_id))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(${at}, item.photo_id) > (${after?.at}::${sql.raw(type)}, ${after?.id}::uuid)`),
    )
    .orderBy(at)
    .orderBy('item.photo_id')
    .limit(limit)
    .execute()
}

/** A stack is one tile of an album that has its top photo. Without that, the album shows the others. */
function isTile(album_id: string) {
  return sql<SqlBool>`(not photos.is_covered or not exists (
    select from photos top join album_photos top_item on top_item.photo_id = top.id and top_item.album_id = ${album_id}
      where top.family_id = photos.family_id and top.stack_id = photos.stack_id and top.deleted_at is null
        and not top.is_archived and not top.is_covered))`
}

/** All sections in the album's order; `at` and `id` are of the photo that each comes before. */
export function selectSections(tx: Tx, { family_id, album_id }: Album, sort: 'date' | 'manual') {
  const [column] = orders[sort]
  return (
    tx
      .selectFrom('album_sections')
      .select(['id', 'title', 'text', 'before_photo_id', 'sort_at', 'position'])
      .where('family_id', '=', family_id)
      .where('album_id', '=', album_id)
      .orderBy(column)
      .orderBy('before_photo_id')
      // Two before the same photo keep their order.
      .orderBy('position')
      .orderBy('id')
      .execute()
  )
}

/** How many photos the caller sees in it. */
export async function countAlbumPhotos(tx: Tx, { family_id, album_id }: Album): Promise<number> {
  const { photos } = await tx
    .selectFrom('photo_label_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('photos'), sql<number>`0`).as('photos'))
    .where('family_id', '=', family_id)
    .where('kind', '=', 'album')
    .where('key', '=', album_id)
    .executeTakeFirstOrThrow()
  return Number(photos)
}

/** Before changing the photos of an album and their count. */
export async function lockPhotos(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.lock_photos(${family_id})`.execute(tx)
}

type Additions = { photo_ids: string[]; positions?: number[] | undefined; user_id: string; onlyOwn: boolean }

/**
 * Adds visible photos at these positions, or at the end in this order; instead of the video of a Live Photo, its image. Returns how
 * many of the IDs are addable, how many photos that is, and which of those are new in the album.
 */
export async function insertAlbumPhotos(
  tx: Tx,
  { family_id, album_id }: Album,
  { photo_ids, positions = [], user_id, onlyOwn }: Additions,
): Promise<{ addable: number; photos: number; added_ids: string[] }> {
  const { rows } = await sql<{ addable: number; photos: number; added_ids: string[] }>`
    with asked as materialized (
      select coalesce(given.film_of, given.id) as id, min(one.place) as place, min(one.position) as position, count(*) as ids
        from unnest(${photo_ids}::uuid[], ${positions}::float8[]) with ordinality as one (id, position, place)
        join photos given on given.id = one.id and given.family_id = ${family_id} and given.deleted_at is null
        group by 1),
    wanted as materialized (
      select photo.id, asked.place, asked.position, asked.ids
        from asked join photos photo on photo.id = asked.id and photo.family_id = ${family_id}
          and photo.deleted_at is null and photo.film_of is null
        where ${onlyOwn ? sql`photo.added_by = ${user_id}` : sql`true`}),
    last as (select coalesce(max(position), 0) as position from album_photos where album_id = ${album_id}),
    added as (
      insert into album_photos (family_id, album_id, photo_id, added_by, position)
        select ${family_id}, ${album_id}, wanted.id, ${user_id}, coalesce(wanted.position, trunc(last.position) + wanted.place)
          from wanted, last order by wanted.place
        on conflict do nothing
        returning photo_id)
    select (select coalesce(sum(ids), 0) from wanted) as addable, (select count(*) from wanted) as photos,
      array(select photo_id from added) as added_ids`.execute(tx)
  const [found] = rows
  return { addable: Number(found?.addable), photos: Number(found?.photos), added_ids: found?.added_ids ?? [] }
}

/** Returns where they were. */
export function deleteAlbumPhotos(
  tx: Tx,
  { family_id, album_id }: Album,
  photo_ids: string[],
): Promise<{ photo_id: string; position: number }[]> {
  return tx
    .deleteFrom('album_photos')
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('photo_id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .returning(['photo_id', 'position'])
    .execute()
}

/** Whether the caller sees this photo in the album, and where. */
export function selectPlaceOfPhoto(tx: Tx, { family_id, album_id }: Album, photo_id: string) {
  return tx
    .selectFrom('album_photos as item')
    .innerJoin('photos as photo', 'photo.id', 'item.photo_id')
    .select(['item.position', 'item.sort_at'])
    .where('item.family_id', '=', family_id)
    .where('item.album_id', '=', album_id)
    .where('item.photo_id', '=', photo_id)
    .where('photo.deleted_at', 'is', null)
    .executeTakeFirst()
}

export function selectPlaceOfSection(tx: Tx, { family_id, album_id }: Album, section_id: string) {
  return tx
    .selectFrom('album_sections')
    .select(['position', 'sort_at'])
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('id', '=', section_id)
    .executeTakeFirst()
}

/** The positions around a gap: right before another one, or at the end. Photos that are about to move don't count. */
export async function selectGap(tx: Tx, album_id: string, before: number | null, moving: string[]): Promise<Gap> {
  const { rows } = await sql<{ after: number | null }>`
    select max(position) as after from (
      select position from album_photos where album_id = ${album_id} and photo_id <> all (${moving}::uuid[])
      union all
      select position from album_sections where album_id = ${album_id}) item
    where ${before === null ? sql`true` : sql`position < ${before}`}`.execute(tx)
  return { after: rows[0]?.after ?? null, before }
}

/** Puts photos of the album at these positions. Returns how many there are. */
export async function updatePositions(
  tx: Tx,
  { family_id, album_id }: Album,
  photo_ids: string[],
  positions: number[],
) {
  const { numAffectedRows } = await sql`
    update album_photos item set position = asked.position
      from unnest(${photo_ids}::uuid[], ${positions}::float8[]) as asked (id, position)
      where item.family_id = ${family_id} and item.album_id = ${album_id} and item.photo_id = asked.id`.execute(tx)
  return Number(numAffectedRows)
}

export type SectionPlace = { position: number; sort_at: string; before_photo_id: string }

/** False if an earlier request inserted it. */
export async function insertSection(
  tx: Tx,
  section: Album & { id: string; title: string | null; text: string | null },
  place: SectionPlace,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('album_sections')
    .values({ ...section, ...place })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSection(
  tx: Tx,
  { family_id, album_id, id }: Album & { id: string },
  change: { title?: string | null; text?: string | null } & Partial<SectionPlace>,
): Promise<void> {
  await tx
    .updateTable('album_sections')
    .set(change)
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteSectionRow(tx: Tx, { family_id, album_id }: Album, section_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('album_sections')
    .where('family_id', '=', family_id)
    .where('album_id', '=', album_id)
    .where('id', '=', section_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
