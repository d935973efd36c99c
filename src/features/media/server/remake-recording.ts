import { rm } from 'node:fs/promises'
import path from 'node:path'
import { selectRecordingToRemake } from './media.queries.ts'
import { fetched, remakeMissing, type RemakeParts } from './remake-derivatives.ts'

const PHOTO = /^families\/[^/]+\/photos\/([^/]+)\/v\d+\//
const RECORDING = /^families\/[^/]+\/(?:answers|captions|letters)\/([^/]+)\/v1\//

/** Makes a file of a photo or recording from its original. */
export function mediaRemaker(parts: RemakeParts) {
  return (key: string): (() => Promise<void>) | undefined => {
    const [, photo_id] = PHOTO.exec(key) ?? []
    if (photo_id) return () => remakeMissing({ photo_id }, parts)
    const [, recording_id] = RECORDING.exec(key) ?? []
    return recording_id ? () => remakeRecording(recording_id, key, parts) : undefined
  }
}

/** Makes a recording's poster or seekable copy. Does nothing if the original is lost or can't be read. */
async function remakeRecording(id: string, key: string, { db, store, originals, media }: RemakeParts): Promise<void> {
  const storage_path = await selectRecordingToRemake(db, id)
  if (!storage_path) return
  const folder = await media.makeFolder()
  try {
    const original = path.join(folder, 'original')
    if (!(await fetched(originals, storage_path, original))) return
    const filename = path.basename(storage_path)
    const report = await media.inspect(original, path.join(folder, 'made'), { filename, seekable: true })
    if (!report.ok) return
    const isPoster = key.endsWith('.jpg')
    if (!isPoster && report.seekable_copy)
      await store.cacheFile(key, report.seekable_copy, { contentType: report.mime })
    if (!isPoster || report.kind === 'audio' || report.placeholder) return
    const poster = report.derivatives.find(({ variant }) => variant === 'large')
    if (poster) await store.cacheFile(key, poster.path, { contentType: poster.mime })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
