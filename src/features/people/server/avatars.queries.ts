import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'people.avatar_square': Square
  }
}

type Tx = Kysely<DB>
type Square = { x: number; y: number; size: number }

/** The displayed size of an image that the caller can see; undefined if there's none. */
export function selectImageSize(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['width', 'height'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Stores the photo and the square to create the avatar from; without a photo, the avatar is removed. True if the child
 * exists.
 */
export async function chooseAvatar(
  tx: Tx,
  family_id: string,
  child_id: string,
  chosen: { photo_id: string; square: Square } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({
      avatar_photo_id: chosen?.photo_id ?? null,
      avatar_square: chosen ? JSON.stringify(chosen.square) : null,
      avatar_version: sql`avatar_version + 1`,
      ...(chosen === null && { avatar_ready: 0 }),
      updated_at: sql`clock_timestamp()`,
    })
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The avatar to create and its source; undefined if it's been created or removed. */
export async function selectAvatarToMake(db: Tx, family_id: string, child_id: string) {
  const row = await db
    .selectFrom('people as child')
    .innerJoin('photos as photo', (join) =>
      join.onRef('photo.family_id', '=', 'child.family_id').onRef('photo.id', '=', 'child.avatar_photo_id'),
    )
    .select(['child.avatar_version', 'child.avatar_square', 'photo.id as photo_id', 'photo.width'])
    .select('photo.derivatives_version')
    .where('child.family_id', '=', family_id)
    .where('child.id', '=', child_id)
    .whereRef('child.avatar_ready', '<', 'child.avatar_version')
    .executeTakeFirst()
  return row && { ...row, avatar_square: row.avatar_square as Square }
}

/** Marks an avatar that was lost as not created yet. False unless it's the current one. */
export async function reopenAvatar(db: Tx, family_id: string, child_id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ avatar_ready: version - 1 })
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('avatar_ready', '=', version)
    .where('avatar_version', '=', version)
    .where('avatar_photo_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks this version of the avatar as created. A newer version has its own job. */
export async function finishAvatar(db: Tx, family_id: string, child_id: string, version: number): Promise<void> {
  await db
    .updateTable('people')
    .set({ avatar_ready: version })
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('avatar_version', '=', version)
    .execute()
}

/** Whether the caller can see this version of a child's avatar. */
export async function hasAvatar(tx: Tx, family_id: string, child_id: string, version: number): Promise<boolean> {
  const found = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('avatar_ready', '=', version)
    .executeTakeFirst()
  return found !== undefined
}
