import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { expirePrivatePhotos } from './deleted-photos.queries.ts'

/** Lets the next purge delete photos that only this person can see, because their account is being deleted. */
export async function trashPrivatePhotos(tx: Kysely<DB>, user_id: string): Promise<void> {
  await expirePrivatePhotos(tx, user_id)
}
