import type { Insertable } from 'kysely'
import type { Crop } from '#features/media/crop.ts'
import type { Tx } from '#server/db/database.ts'
import type { AudioCaptions } from '#server/db/tables.ts'
import { CAPTIONS_PER_PHOTO_MAX } from '../captions.rules.ts'

/** Whose photo it is, how it's shown, and how many captions it has. */
export async function selectCaptionedPhoto(tx: Tx, family_id: string, photo_id: string) {
  const row = await tx
    .selectFrom('photos')
    .select(['added_by', 'crop', 'quarter_turns'])
    .select((eb) =>
      eb
        .selectFrom('audio_captions as caption')
        .select((count) => count.fn.countAll<number>().as('captions'))
        .whereRef('caption.family_id', '=', 'photos.family_id')
        .whereRef('caption.photo_id', '=', 'photos.id')
        .as('captions'),
    )
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
  return row && { ...row, crop: row.crop as Crop | null, isFull: Number(row.captions) >= CAPTIONS_PER_PHOTO_MAX }
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

export async function insertCaption(tx: Tx, caption: Insertable<AudioCaptions>): Promise<void> {
  await tx.insertInto('audio_captions').values(caption).execute()
}

export function selectCaptions(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('audio_captions as caption')
    .leftJoin('profiles as adder', 'adder.id', 'caption.added_by')
    .select(['caption.photo_id', 'caption.clip_id', 'caption.file_type', 'caption.duration_ms', 'caption.created_at'])
    .select(['caption.added_by', 'caption.x', 'caption.y'])
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .where('caption.family_id', '=', family_id)
    .where('caption.photo_id', '=', photo_id)
    .orderBy('caption.created_at')
    .orderBy('caption.clip_id')
    .execute()
}

/** Row-level security only deletes those that the caller may delete. */
export async function deleteCaption(
  tx: Tx,
  { family_id, photo_id, caption_id }: { family_id: string; photo_id: string; caption_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('audio_captions')
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .where('clip_id', '=', caption_id)
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
