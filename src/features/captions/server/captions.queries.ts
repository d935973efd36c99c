import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import type { Crop } from '#features/media/crop.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AudioCaptions, DB } from '#server/db/tables.ts'
import { CAPTIONS_PER_PHOTO_MAX } from '../captions.rules.ts'

const captionsOfPhoto = (eb: ExpressionBuilder<DB, 'photos'>) =>
  eb
    .selectFrom('audio_captions as caption')
    .select((count) => count.fn.countAll<number>().as('captions'))
    .whereRef('caption.family_id', '=', 'photos.family_id')
    .whereRef('caption.photo_id', '=', 'photos.id')

/** Whose photo it is, how it's shown, and how many captions it has. */
export async function selectCaptionedPhoto(tx: Tx, family_id: string, photo_id: string) {
  const row = await tx
    .selectFrom('photos')
    .select(['added_by', 'audience', 'crop', 'quarter_turns'])
    .select((eb) => captionsOfPhoto(eb).as('captions'))
    .where('family_id', '=', family_id)
    .where('id', '=', photo_id)
    .executeTakeFirst()
  return row && { ...row, crop: row.crop as Crop | null, isFull: isFull(row) }
}

const isFull = ({ captions }: { captions: number | null }) => Number(captions) >= CAPTIONS_PER_PHOTO_MAX

/** For jobs: the photo if this user can still see it. Until the transaction ends, no one else adds captions to it. */
export async function lockPhotoFor(tx: Tx, of: { family_id: string; user_id: string; photo_id: string }) {
  const row = await tx
    .selectFrom('photos')
    .select(['audience'])
    .where('family_id', '=', of.family_id)
    .where('id', '=', of.photo_id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('audience', '<>', 'private'), eb('added_by', '=', of.user_id)]))
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Counted once it's locked: an earlier snapshot lacks what was added since.
  const counted =
    row &&
    (await tx
      .selectFrom('photos')
      .select((eb) => captionsOfPhoto(eb).as('captions'))
      .where('id', '=', of.photo_id)
      .executeTakeFirst())
  return counted && { ...row, isFull: isFull(counted) }
}

export async function insertCaption(tx: Tx, caption: Insertable<AudioCaptions>): Promise<void> {
  await tx.insertInto('audio_captions').values(caption).execute()
}

export type ImportedSpeaker = {
  photo_id: string
  sha256: string
  added_by: string | null
  speaker: string | null
  transcript: string | null
  created_at: string
}

/** Says who recorded the captions that this person has imported since, and when. */
export async function describeImportedCaptions(
  tx: Tx,
  { family_id, user_id, since }: { family_id: string; user_id: string; since: string },
  said: readonly ImportedSpeaker[],
): Promise<void> {
  await sql`update audio_captions caption set added_by = said.added_by, speaker = said.speaker,
      transcript = coalesce(caption.transcript, said.transcript), created_at = said.created_at
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as said (photo_id uuid, sha256 text, added_by uuid, speaker text,
      transcript text, created_at timestamptz)
    where caption.family_id = ${family_id} and caption.photo_id = said.photo_id and caption.sha256 = decode(said.sha256, 'hex')
      and caption.added_by = ${user_id} and caption.created_at >= ${since}`.execute(tx)
}

export function selectCaptions(tx: Tx, family_id: string, photo_id: string) {
  return tx
    .selectFrom('audio_captions as caption')
    .leftJoin('profiles as adder', 'adder.id', 'caption.added_by')
    .select(['caption.photo_id', 'caption.clip_id', 'caption.file_type', 'caption.duration_ms', 'caption.created_at'])
    .select(['caption.added_by', 'caption.speaker', 'caption.transcript', 'caption.x', 'caption.y'])
    .select(['adder.id as adder_id', 'adder.first_name', 'adder.last_name'])
    .where('caption.family_id', '=', family_id)
    .where('caption.photo_id', '=', photo_id)
    .orderBy('caption.created_at')
    .orderBy('caption.clip_id')
    .execute()
}

/** A caption that may be transcribed and hasn't been yet, with who sees its photo. */
export function selectUntranscribedCaption(db: Db, family_id: string, clip_id: string) {
  return db
    .selectFrom('audio_captions as caption')
    .innerJoin('photos as photo', (join) =>
      join.onRef('photo.family_id', '=', 'caption.family_id').onRef('photo.id', '=', 'caption.photo_id'),
    )
    .innerJoin('transcript_consents as consent', 'consent.family_id', 'caption.family_id')
    .select(['caption.storage_path', 'caption.file_type', 'caption.photo_id', 'photo.audience', 'photo.added_by'])
    .where('caption.family_id', '=', family_id)
    .where('caption.clip_id', '=', clip_id)
    .where('caption.transcript', 'is', null)
    .where('consent.with_captions', '=', true)
    .executeTakeFirst()
}

export async function saveCaptionTranscript(tx: Tx, family_id: string, clip_id: string, transcript: string) {
  const { numUpdatedRows } = await tx
    .updateTable('audio_captions')
    .set({ transcript })
    .where('family_id', '=', family_id)
    .where('clip_id', '=', clip_id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function areCaptionsTranscribed(tx: Tx, family_id: string): Promise<boolean> {
  const consent = tx.selectFrom('transcript_consents').select('with_captions').where('family_id', '=', family_id)
  return (await consent.executeTakeFirst())?.with_captions ?? false
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
