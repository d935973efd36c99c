import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { expirePrivatePhotos } from './deleted-photos.queries.ts'

/** What only this person could see goes with the next purge, now that they leave for good. */
export async function trashPrivatePhotos(tx: Kysely<DB>, user_id: string): Promise<void> {
  await expirePrivatePhotos(tx, user_id)
}
