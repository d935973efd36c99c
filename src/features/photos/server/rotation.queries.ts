import { sql, type Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Crop } from '#features/media/crop.ts'

/** Rotates a still image; false if there's none. */
export async function turnQuarters(tx: Tx, family_id: string, photo_id: string, quarters: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ quarter_turns: sql`(quarter_turns + ${quarters}) % 4`, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('animated', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets or removes the crop of a still image; false if there's none. */
export async function updateCrop(tx: Tx, family_id: string, photo_id: string, crop: Crop | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ crop: crop && JSON.stringify(crop), crop_edits: sql`crop_edits + 1`, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('kind', '=', 'image')
    .where('animated', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function selectPhotoToTurn(db: Kysely<DB>, family_id: string, photo_id: string) {
  return db
    .selectFrom('photos')
    .select(['storage_path', 'filename', 'quarter_turns', 'crop', 'crop_edits'])
    .select('derivatives_version')
    .$narrowType<{ crop: Crop | null }>()
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

type Turned = {
  quarter_turns: number
  crop_edits: number
  version: number
  width: number
  height: number
  thumbhash: Buffer
  focus_x: number
  focus_y: number
}

/** Switches to the new derivatives; false if the photo was changed again since. */
export async function showTurned(db: Kysely<DB>, family_id: string, photo_id: string, turned: Turned) {
  const { quarter_turns, crop_edits, version, ...shape } = turned
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ ...shape, derivatives_version: version, updated_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .where('quarter_turns', '=', quarter_turns)
    .where('crop_edits', '=', crop_edits)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
