import { asUser, type Tx } from '#server/db/database.ts'
import type { WebContext } from '#server/feature.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { posterIn, recordingFolder, type RecordingKind } from './media-objects.ts'

type Recording = { storage_path: string; seekable_path: string | null; file_type: string; filename: string }
type Parts = Pick<WebContext, 'db' | 'requestHealing'>
type SelectRecording = (tx: Tx, family_id: string, id: string) => Promise<Recording | undefined>

/**
 * Recordings, looked up with the viewer's permissions on each request, so withdrawn consent or a lost role takes effect right
 * away.
 */
export function recordingMedia({ db, requestHealing }: Parts, kind: RecordingKind, select: SelectRecording): FindMedia {
  return async ({ user_id, family_id, id, variant, download }) => {
    const recording = await asUser(db, user_id, (tx) => select(tx, family_id, id))
    if (!recording) return undefined
    if (variant === 'large') {
      const key = posterIn(recordingFolder(kind, { family_id, id }))
      const whenMissing = async () => {
        throw await requestHealing(key)
      }
      return { key, etag: `${id}-large`, fresh: false, whenMissing }
    }
    const { storage_path, seekable_path, file_type: contentType, filename } = recording
    const about = { contentType, filename, fresh: false }
    const original = { key: storage_path, etag: id, ...about }
    if (!seekable_path || download) return original
    const whenMissing = async () => {
      await requestHealing(seekable_path)
      return original
    }
    return { key: seekable_path, etag: `${id}-seekable`, ...about, whenMissing }
  }
}
