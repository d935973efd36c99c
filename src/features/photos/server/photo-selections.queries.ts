import { sql, type SqlBool } from 'kysely'
import { matches } from './photo-filter.fragments.ts'
import type { Tx } from '#server/db/database.ts'
import type { PhotoChange } from './photos.queries.ts'

/** Locks and returns those of the photos that the caller can see. */
export function selectChosen(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'taken_at', 'taken_precision', 'taken_offset_minutes'])
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function updateChosen(tx: Tx, family_id: string, photo_ids: string[], change: PhotoChange): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ ...change, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .execute()
}

export type NewTime = { id: string; taken_at: string; offset: number | null; isMoved: boolean }

export async function updateTimes(tx: Tx, family_id: string, times: NewTime[]): Promise<void> {
  const column = <Name extends keyof NewTime>(name: Name) => times.map((time) => time[name])
  await sql`update photos set taken_at = changed.taken_at, taken_offset_minutes = changed.taken_offset_minutes,
      taken_at_from = case when is_moved then 'person' else taken_at_from end, updated_at = now()
    from unnest(${column('id')}::uuid[], ${column('taken_at')}::timestamp[], ${column('offset')}::int[],
      ${column('isMoved')}::bool[]) changed (id, taken_at, taken_offset_minutes, is_moved)
    where photos.family_id = ${family_id} and photos.id = changed.id`.execute(tx)
}

/** Returns the IDs of the photos whose audience was changed; the caller may not decide it for the others. */
export async function shareChosen(
  tx: Tx,
  family_id: string,
  photo_ids: string[],
  audience: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select app.share_photos(${family_id}, ${photo_ids}::uuid[], ${audience}) as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export async function removeTags(tx: Tx, family_id: string, photo_ids: string[], names: string[]): Promise<void> {
  await sql`delete from photo_tags where family_id = ${family_id} and photo_id = any (${photo_ids}::uuid[])
    and key in (select app.fold(name) from unnest(${names}::text[]) name)`.execute(tx)
}

export async function removeCategories(tx: Tx, family_id: string, photo_ids: string[], ids: string[]): Promise<void> {
  await sql`delete from photo_categories where family_id = ${family_id} and photo_id = any (${photo_ids}::uuid[])
    and category_id = any (${ids}::uuid[])`.execute(tx)
}

/** Returns the IDs of the photos that existed. */
export async function hideChosen(tx: Tx, family_id: string, photo_ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string | null }>`
    select app.delete_photo(${family_id}, photo_id) as id from unnest(${photo_ids}::uuid[]) photo_id`.execute(tx)
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** All photos that the caller can see, archived ones and those in stacks included. Newest first. */
export async function selectAllIds(tx: Tx, family_id: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where((eb) => matches(eb, family_id, {}))
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order of the IDs, with both files of a Live Photo. */
export function selectOriginals(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select((eb) => [
      eb.fn.coalesce('film_of', 'id').as('id'),
      'storage_path',
      'filename',
      'file_type',
      'taken_at',
      'created_at',
    ])
    .where('family_id', '=', family_id)
    .where(sql<SqlBool>`(id = any (${photo_ids}::uuid[]) or film_of = any (${photo_ids}::uuid[]))`)
    .orderBy(sql`array_position(${photo_ids}::uuid[], coalesce(film_of, id)), kind`)
    .execute()
}
