import { sql, type Kysely } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Pairing } from '#server/media-process/media-report.ts'
import type { Crop } from '../crop.ts'

/** A photo's stored objects and how it's shown, if the caller can see it. */
export function selectStoredPhoto(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select(['storage_path', 'filename', 'file_type', 'bytes', 'pairing'])
    .select(['kind', 'animated', 'width', 'quarter_turns', 'crop', 'derivatives_version'])
    .select(sql<boolean>`family_id = any (array(select app.families_where('photos.save')))`.as('is_savable'))
    .$narrowType<{ pairing: Pairing | null; crop: Crop | null }>()
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** Undefined unless the caller can restore the photo. */
export async function selectDeletedPhotoVersion(tx: Tx, family_id: string, photo_id: string) {
  const { rows } = await sql<{ version: number | null }>`
    select app.deleted_photo_version(${family_id}, ${photo_id}) as version`.execute(tx)
  return rows[0]?.version ?? undefined
}

/** The current derivatives of these photos, limited to those that the caller can see. */
export function selectVersions(tx: Tx, family_id: string, photo_ids: string[]) {
  return tx
    .selectFrom('photos')
    .select(['id', 'derivatives_version as version', 'description', 'sort_at', 'look', 'width', 'height'])
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute()
}

function photosToRemake(db: Kysely<DB>) {
  return db
    .selectFrom('photos')
    .select(['id', 'family_id', 'kind', 'storage_path', 'filename', 'quarter_turns', 'derivatives_version'])
    .select((eb) => [
      'placeholder',
      'crop',
      eb
        .selectFrom('film_renditions as rendition')
        .select('rendition.state')
        .whereRef('rendition.photo_id', '=', 'photos.id')
        .as('rendition'),
    ])
    .$narrowType<{ crop: Crop | null }>()
}

/** A page of all families' photos by ID, including deleted ones, which can be restored. */
export function selectPhotosToRemake(
  db: Kysely<DB>,
  { family_id, after, limit }: { family_id: string | undefined; after: string | undefined; limit: number },
) {
  return photosToRemake(db)
    .$call((query) => (family_id === undefined ? query : query.where('family_id', '=', family_id)))
    .$call((query) => (after === undefined ? query : query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function selectPhotoToRemake(db: Kysely<DB>, photo_id: string) {
  return photosToRemake(db).where('id', '=', photo_id).executeTakeFirst()
}

/** The key of a recording's original. */
export async function selectRecordingToRemake(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ storage_path: string }>`
    select storage_path from app.kept_originals where id = ${id}`.execute(db)
  return rows[0]?.storage_path
}

export type PhotoToRemake = Awaited<ReturnType<typeof selectPhotosToRemake>>[number]
