import type { Tx } from '#server/db/database.ts'
import { deletePhotosOfFamily } from './deleted-photos.queries.ts'

/** Ends up to `most` photos of a family that ends, rows alone: its objects all go together. Answers how many. */
export function removePhotosOfFamily(tx: Tx, family_id: string, most: number): Promise<number> {
  return deletePhotosOfFamily(tx, family_id, most)
}
