import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'children.avatar_square': Square
  }
}

type Tx = Kysely<DB>
type Square = { x: number; y: number; size: number }

/** The size of a picture that the caller can see, as shown; undefined where there is none. */
export function selectPictureSize(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['width', 'height'])
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Notes which square of which photo is to be a child's picture; without a photo it is to have none. True if it is there. */
export async function chooseAvatar(
  tx: Tx,
  family_id: string,
  child_id: string,
  chosen: { photo_id: string; square: Square } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('children')
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

/** What is still to be made, with where it is cut from; undefined once it is made, or nobody wants it. */
export async function selectAvatarToMake(db: Tx, family_id: string, child_id: string) {
  const row = await db
    .selectFrom('children as child')
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

/** The picture of this version is there. Another that was chosen meanwhile has a job of its own. */
export async function finishAvatar(db: Tx, family_id: string, child_id: string, version: number): Promise<void> {
  await db
    .updateTable('children')
    .set({ avatar_ready: version })
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('avatar_version', '=', version)
    .execute()
}

/** Whether the caller can see this version of a child's picture. */
export async function hasAvatar(tx: Tx, family_id: string, child_id: string, version: number): Promise<boolean> {
  const found = await tx
    .selectFrom('children')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', child_id)
    .where('avatar_ready', '=', version)
    .executeTakeFirst()
  return found !== undefined
}
