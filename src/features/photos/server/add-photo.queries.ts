import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { preparedInsert, preparedQuery } from '#server/db/prepared-statement.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { lock } from '#server/db/lock.queries.ts'
import { STACK_MAX } from '../photos.rules.ts'

/** Serializes concurrent uploads of the same file: the second one waits here and then finds the first. */
export async function lockFileOfFamily(tx: Tx, family_id: string, sha256: Buffer): Promise<void> {
  await lock(tx, `${family_id}:${sha256.toString('hex')}`)
}

const sameFiles = preparedQuery((db: Db, family_id: string, user_id: string, sha256: Buffer) =>
  db
    .selectFrom('photos')
    .leftJoin('original_checks as checked', 'checked.storage_path', 'photos.storage_path')
    .select((eb) => [eb.fn.coalesce('film_of', 'id').as('id'), 'photos.storage_path', 'finding'])
    .where('photos.family_id', '=', family_id)
    .where('sha256', '=', sha256)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('audience', '<>', 'private'), eb('added_by', '=', user_id)]))
    .orderBy('created_at'),
)

/**
 * Photos with the same bytes that this person can see, oldest first. Other people's private photos stay unknown. The video of
 * a Live Photo counts as its image.
 */
export function selectSameFiles(db: Db, upload: { family_id: string; user_id: string }, sha256: Buffer) {
  return sameFiles(db, upload.family_id, upload.user_id, sha256)
}

export const insertPhoto = preparedInsert('photos')

/**
 * If this is part of a Live Photo and its other part is here, pairs them, so that they're one item. Returns the image's ID.
 */
export async function pairLivePhoto(tx: Tx, photo_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.pair_live_photo(${photo_id})`)
}

/** Stacks a new photo with its other format or its burst, if they are here. */
export async function stackPhoto(tx: Tx, photo_id: string): Promise<void> {
  await sql`select app.stack_photo(${photo_id}, ${STACK_MAX})`.execute(tx)
}
