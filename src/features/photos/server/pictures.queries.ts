import { sql, type Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Crop } from '../photos.crop.ts'

/** Turns a picture that stands still; false where there is none. */
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

/** Shows a part of a picture that stands still, or all of it; false where there is none. */
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

/** Which derivatives of these photos are shown; of those that are there for whoever asks. */
export function selectVersions(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'derivatives_version as version'])
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

export function selectPhotoToTurn(db: Kysely<DB>, family_id: string, photo_id: string) {
  return db
    .selectFrom('photos')
    .select(['storage_path', 'filename', 'file_type', 'width', 'quarter_turns', 'crop', 'crop_edits'])
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
}

/** Shows the turned or cropped pictures; false where it was changed again meanwhile. */
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

/** A page of everybody's photos by id, deleted ones too, which may come back. */
export function selectPhotosToDevelop(
  db: Kysely<DB>,
  { family_id, after, limit }: { family_id: string | undefined; after: string | undefined; limit: number },
) {
  return db
    .selectFrom('photos')
    .select(['id', 'family_id', 'kind', 'storage_path', 'filename', 'quarter_turns', 'derivatives_version'])
    .select((eb) => [
      'placeholder',
      'crop',
      eb
        .selectFrom('film_renditions as film')
        .select('film.state')
        .whereRef('film.photo_id', '=', 'photos.id')
        .as('rendition'),
    ])
    .$narrowType<{ crop: Crop | null }>()
    .$call((query) => (family_id === undefined ? query : query.where('family_id', '=', family_id)))
    .$call((query) => (after === undefined ? query : query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type PhotoToDevelop = Awaited<ReturnType<typeof selectPhotosToDevelop>>[number]
