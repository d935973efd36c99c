import type { Db } from '#server/db/database.ts'

type Recording = {
  id: string
  path: string
  seekable_path: string | null
  file_type: string
  family: string
  is_video: boolean
}

/** What people said about a photo, oldest first. Nothing once it's private, archived or deleted. */
export async function selectPhotoVoices(db: Db, photo_id: string): Promise<Recording[]> {
  const rows = await db
    .selectFrom('photos as photo')
    .innerJoin('families as family', 'family.id', 'photo.family_id')
    .innerJoin('audio_captions as caption', (on) =>
      on.onRef('caption.family_id', '=', 'photo.family_id').onRef('caption.photo_id', '=', 'photo.id'),
    )
    .select(['caption.clip_id as id', 'caption.storage_path as path', 'caption.seekable_path', 'caption.file_type'])
    .select('family.name as family')
    .where('photo.id', '=', photo_id)
    .where('photo.deleted_at', 'is', null)
    .where('photo.is_archived', '=', false)
    .where('photo.audience', '<>', 'private')
    .where('family.deleted_at', 'is', null)
    .orderBy('caption.created_at')
    .orderBy('caption.clip_id')
    .execute()
  return rows.map((row) => ({ ...row, is_video: false }))
}

/** A child's recorded answer. Nothing once it's private or hidden, such as after consent was withdrawn. */
export async function selectAnswerVoice(db: Db, response_id: string): Promise<Recording[]> {
  const rows = await db
    .selectFrom('child_personality_responses as answer')
    .innerJoin('families as family', 'family.id', 'answer.family_id')
    .innerJoin('people as child', (on) =>
      on.onRef('child.family_id', '=', 'answer.family_id').onRef('child.id', '=', 'answer.child_id'),
    )
    .select(['answer.id', 'answer.storage_path as path', 'answer.seekable_path', 'answer.file_type'])
    .select('family.name as family')
    .where('answer.id', '=', response_id)
    .where('answer.hidden_at', 'is', null)
    .where('answer.audience', '<>', 'private')
    .where('child.deleted_at', 'is', null)
    .where('family.deleted_at', 'is', null)
    .execute()
  return rows.flatMap(({ path, file_type, ...row }) =>
    path && file_type ? [{ ...row, path, file_type, is_video: file_type.startsWith('video/') }] : [],
  )
}
