import { sql, type Kysely, type SqlBool } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { PHOTO_TRASH_DAYS, UNDO_DELETE_MINUTES } from '../photos.rules.ts'

export type DeletedPhotoRow = {
  id: string
  kind: string
  description: string | null
  taken_at: string | null
  created_at: string
  deleted_at: string
  thumbhash: Buffer | null
  derivatives_version: number
}

/** Row-level security hides them from everyone. This function shows them to the owner, newest first, with keyset paging. */
export async function selectDeletedPhotos(
  tx: Tx,
  { family_id, after, limit }: { family_id: string; after: Cursor | undefined; limit: number },
): Promise<DeletedPhotoRow[]> {
  const { rows } = await sql<DeletedPhotoRow>`
    select id, kind, description, taken_at, created_at, deleted_at, thumbhash, derivatives_version
    from app.deleted_photos(${family_id}, ${PHOTO_TRASH_DAYS}, ${after?.at ?? null}, ${after?.id ?? null}, ${limit})
  `.execute(tx)
  return rows
}

/** Returns the IDs of the restored photos. */
export async function restoreDeletedPhotos(tx: Tx, family_id: string, photo_ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.restore_photos(${family_id}, ${photo_ids}::uuid[], ${PHOTO_TRASH_DAYS}, ${UNDO_DELETE_MINUTES}) as id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Makes all of them due for purging; returns how many. */
export async function expireDeletedPhotos(tx: Tx, family_id: string): Promise<number> {
  return selectValue(
    tx,
    sql<number>`(select count(*) from app.expire_deleted_photos(${family_id}, ${PHOTO_TRASH_DAYS}))`,
  )
}

/** Hides a photo; true if it existed. */
export async function hidePhoto(tx: Tx, family_id: string, photo_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.delete_photo(${family_id}, ${photo_id})`)) !== null
}

/** Deletes up to a hundred photos that were deleted more than `days` ago, skipping locked rows. */
export function deleteExpiredPhotos(tx: Tx, days: number) {
  const expired = sql<SqlBool>`deleted_at < now() - make_interval(days => ${days})`
  return tx
    .deleteFrom('photos')
    .where('id', 'in', (eb) => eb.selectFrom('photos').select('id').where(expired).limit(100).forUpdate().skipLocked())
    .where(expired)
    .returning(['id', 'family_id'])
    .execute()
}

export async function deletePhotosOfFamily(tx: Tx, family_id: string, most: number): Promise<number> {
  const some = tx.selectFrom('photos').select('id').where('family_id', '=', family_id).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('photos').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Backdates the deletion of photos that only this person can see. */
export async function expirePrivatePhotos(tx: Kysely<DB>, user_id: string): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ deleted_at: '-infinity' })
    .where('added_by', '=', user_id)
    .where('audience', '=', 'private')
    // What they hid isn't theirs: it stays hidden, and stored.
    .where('shown_audience', 'is', null)
    .where('film_of', 'is', null)
    .execute()
}
