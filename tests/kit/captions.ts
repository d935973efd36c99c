import { createHash } from 'node:crypto'
import { insertCaption } from '#features/captions/server/captions.queries.ts'
import { originalIn, recordingFolder } from '#features/media/server/media-objects.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/**
 * Adds an audio caption to a photo like the worker does, without recording. By default, its bytes contain the photo's ID.
 */
export async function seedCaption(
  by: Person,
  { family_id, photo_id }: { family_id: string; photo_id: string },
  audio?: Buffer,
  pin?: { x: number; y: number },
) {
  const { db, store } = by.server.context
  const clip_id = newId()
  const bytes = audio ?? Buffer.from(`the voice of ${clip_id}`)
  const storage_path = originalIn(recordingFolder('caption', { family_id, id: clip_id }), 'audio/webm')
  await store.put(storage_path, bytes, { contentType: 'audio/webm' })
  await db.worker.transaction().execute((tx) =>
    insertCaption(tx, {
      ...{ photo_id, family_id, clip_id, added_by: by.user_id, storage_path, filename: 'caption.webm' },
      ...{ file_type: 'audio/webm', bytes: bytes.length, duration_ms: 4200, ...pin },
      sha256: createHash('sha256').update(bytes).digest(),
    }),
  )
  return { family_id, photo_id, clip_id, bytes }
}
