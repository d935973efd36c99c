import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { PHOTO_TRASH_DAYS } from '#features/photos/photos.rules.ts'

/** Photos with these files. Row-level security leaves out those that the caller can't see. */
export function selectPhotosByFile(tx: Tx, family_id: string, hashes: Buffer[]) {
  return tx
    .selectFrom('photos')
    .select((eb) => ['id', 'sha256', eb.fn.coalesce('film_of', 'id').as('photo_id')])
    .where('family_id', '=', family_id)
    .where('sha256', '=', sql<Buffer>`any (${hashes}::bytea[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

export type StoredCopy = {
  photo_id: string
  checked_at: string | null
  finding: 'whole' | 'missing' | 'changed' | null
  backed_up_at: string | null
}

/** The last integrity check of each photo's original, and the newest complete backup with it. */
export async function selectStoredCopies(
  tx: Tx,
  family_id: string,
  photo_ids: string[],
  addresses: string[],
): Promise<Map<string, StoredCopy>> {
  const { rows } = await sql<StoredCopy>`
    select * from app.stored_copies(${family_id}, ${photo_ids}::uuid[], ${addresses})`.execute(tx)
  return new Map(rows.map((copy) => [copy.photo_id, copy]))
}

/** Which of these files are in Recently deleted, in hexadecimal. */
export async function selectDeletedFiles(tx: Tx, family_id: string, hashes: Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select encode(sha256, 'hex') as sha256
      from app.deleted_files(${family_id}, ${hashes}::bytea[], ${PHOTO_TRASH_DAYS}) as sha256`.execute(tx)
  return new Set(rows.map(({ sha256 }) => sha256))
}
