import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createReadStream } from 'node:fs'
import { recordingColumns, recordingFolder } from '#features/media/server/media-objects.ts'
import type { PhotoUploaded } from '#features/photos/server/ingest-photo.ts'
import type { MediaPurpose, SealingPurpose } from '#features/uploads/server/upload-purpose.ts'
import type { Config } from '#server/config.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { Problem } from '#shared/problems.ts'
import {
  LETTER_FILE_MAX_BYTES,
  LETTER_FILE_MAX_MINUTES,
  LETTER_FILE_PURPOSE,
  UNSEALED_FILES_MAX,
} from '../capsules.rules.ts'
import { countDrafts, insertFile, settleFile } from './capsule-files.queries.ts'
import { newFileKey, sealedPath, storeSealed, unwrapKey, wrapAbout } from './file-crypto.ts'

/** Others of the person may be sealed by then. */
const RETRY_AFTER_SECONDS = 60

/**
 * Photos and recordings for a letter that's being written. Each has a key of its own from its first byte on, so that a run that's
 * repeated finds what it stored.
 */
export function letterFiles({ secret }: Pick<Config, 'secret'>): SealingPurpose<'photos.add'> {
  return {
    needs: 'photos.add',

    async begin({ tx, family_id, user_id }, _metadata, bytes) {
      if (bytes > LETTER_FILE_MAX_BYTES) throw new Problem('too_large')
      if ((await countDrafts(tx, family_id, user_id, LETTER_FILE_PURPOSE)) >= UNSEALED_FILES_MAX)
        throw new Problem('too_many_uploads', {
          params: { of: 'person', limit: UNSEALED_FILES_MAX },
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      return { key: wrapAbout(newFileKey(), secret) }
    },

    folderOf: (upload) => recordingFolder('letter', upload),

    refuses(report) {
      if (!report.ok) return report.reason
      const isLong = report.kind !== 'image' && (report.duration_ms ?? 0) > LETTER_FILE_MAX_MINUTES * 60_000
      return isLong ? 'too_large' : undefined
    },

    async seal(upload, report, { store, files }) {
      const key = unwrapKey(upload.about.key ?? '', secret)
      if (!key) return async () => ({ state: 'refused', reason: 'damaged' })
      const { id, family_id, user_id, filename } = upload
      const { bytes, kind, mime: file_type } = report
      const scratch = path.join(files.folder, 'sealed')
      const stream = createReadStream(files.file)
      const sealed = await storeSealed(store, { path: sealedPath(upload), scratch }, { stream, bytes }, key)
      // What the decoder made of it can be seen.
      await rm(files.folder, { recursive: true, force: true })
      return async (tx) => {
        const about = wrapAbout({ ...key, filename, file_type, kind, bytes }, secret)
        await insertFile(tx, { id, family_id, added_by: user_id, about, ...sealed })
        return { state: 'done', photo_id: null }
      }
    },
  }
}

/** What the job of the day uploads: recordings, and photos that only two people see. */
export const openedFiles: MediaPurpose<'photos.add'> = {
  needs: 'photos.add',
  seekable: true,

  // Only the job begins these.
  async begin() {
    throw new Problem('invalid_input')
  },

  folderOf: (upload) => recordingFolder('letter', upload),

  refuses: (report) => (report.ok ? undefined : report.reason),

  async keep(tx, upload, report) {
    const { id, filename } = upload
    const made = {
      ...{ kind: report.kind, filename },
      ...recordingColumns(recordingFolder('letter', upload), report),
      duration_ms: report.duration_ms && Math.max(1, report.duration_ms),
      ...(report.kind !== 'audio' && {
        ...{ width: report.width, height: report.height, thumbhash: Buffer.from(report.thumbhash, 'base64') },
      }),
    }
    const file_id = await settleFile(tx, id, made)
    if (!file_id) return { state: 'refused', reason: 'photo_gone' }
    await removeSealed(tx, { family_id: upload.family_id, id: file_id })
    return { state: 'done', photo_id: null }
  },
}

/** A photo of a letter for the whole family is one of the family's photos. */
export const linkOpenedPhoto: PhotoUploaded = async (tx, { id, family_id, about }, photo_id) => {
  if (!about.letter_file) return
  const file_id = await settleFile(tx, id, {
    ...{ photo_id, storage_path: null, bytes: 0, sha256: null },
    clip_id: null,
  })
  if (file_id) await removeSealed(tx, { family_id, id: file_id })
}

const removeSealed = (tx: Tx, file: { family_id: string; id: string }) =>
  addJob(tx, removeObjectsJob, { folder: recordingFolder('letter', file) })
