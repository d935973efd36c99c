import type { Tx } from '#server/db/database.ts'
import { deletePhotosOfFamily } from './deleted-photos.queries.ts'

/**
 * Deletes up to `most` photo rows of a family that's being deleted. Its objects are deleted together elsewhere. Returns how
 * many.
 */
export function removePhotosOfFamily(tx: Tx, family_id: string, most: number): Promise<number> {
  return deletePhotosOfFamily(tx, family_id, most)
}
