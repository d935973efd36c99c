import { sql, type Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { AudioCaptions } from '#server/db/tables.ts'

export function selectAdder(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('photos')
    .select('added_by')
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
}

/** For jobs: the photo's audience if this user can still see it, locked until the transaction ends. */
export async function lockPhotoFor(tx: Tx, of: { family_id: string; user_id: string; photo_id: string }) {
  const row = await tx
    .selectFrom('photos')
    .select(['audience'])
    .where('family_id', '=', of.family_id)
    .where('id', '=', of.photo_id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('audience', '<>', 'private'), eb('added_by', '=', of.user_id)]))
    .forShare()
    .executeTakeFirst()
  return row?.audience
}

/** Adds or replaces a photo's caption. */
export async function putCaption(tx: Tx, caption: Insertable<AudioCaptions>): Promise<void> {
  const { photo_id: _, ...recording } = caption
  await tx
    .insertInto('audio_captions')
    .values(caption)
    .onConflict((conflict) =>
      conflict.column('photo_id').doUpdateSet({ ...recording, created_at: sql`clock_timestamp()` }),
    )
    .execute()
}

export function selectCaption(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('audio_captions as caption')
    .leftJoin('profiles as adder', 'adder.id', 'caption.added_by')
    .select(['caption.photo_id', 'caption.clip_id', 'caption.file_type', 'caption.duration_ms', 'caption.created_at'])
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .where('caption.family_id', '=', family_id)
    .where('caption.photo_id', '=', photo_id)
    .executeTakeFirst()
}

/** True if there was a caption to delete. */
export async function deleteCaption(tx: Tx, family_id: string, photo_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('audio_captions')
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function selectCaptionClip(tx: Tx, family_id: string, clip_id: string) {
  return tx
    .selectFrom('audio_captions')
    .select(['storage_path', 'seekable_path', 'file_type', 'filename'])
    .where('family_id', '=', family_id)
    .where('clip_id', '=', clip_id)
    .executeTakeFirst()
}
