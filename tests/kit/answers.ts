import { createHash } from 'node:crypto'
import { insertResponse } from '#features/personality/server/responses.queries.ts'
import { originalIn, posterIn, recordingFolder } from '#features/media/server/media-objects.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

type Asked = { family_id: string; child_id: string; prompt_id: string }

/** Adds a recorded answer like the worker does, without recording. Its bytes contain the family's ID. */
export async function seedAnswer(by: Person, { family_id, child_id, prompt_id }: Asked, more: object = {}) {
  const { db, store } = by.server.context
  const clip_id = newId()
  const folder = recordingFolder('answer', { family_id, id: clip_id })
  const bytes = Buffer.from(`the voice of ${clip_id}`)
  const storage_path = originalIn(folder, 'video/webm')
  await store.put(storage_path, bytes, { contentType: 'video/webm' })
  await store.put(posterIn(folder), Buffer.from(`the face of ${clip_id}`), { contentType: 'image/jpeg' })
  const id = newId()
  await insertResponse(db.worker, {
    ...{
      id,
      family_id,
      child_id,
      prompt_id,
      added_by: by.user_id,
      take: newId(),
      video_clip_id: clip_id,
      storage_path,
    },
    ...{ file_type: 'video/webm', filename: 'answer.webm', bytes: bytes.length, width: 640, height: 480 },
    ...{ sha256: createHash('sha256').update(bytes).digest(), video_duration_ms: 4200, ...more },
  })
  return { family_id, response_id: id, clip_id, bytes }
}
