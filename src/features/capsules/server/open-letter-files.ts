import type { Logger } from 'pino'
import { DEFAULT_PURPOSE } from '#features/uploads/uploads.rules.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { beginUpload, discardUpload, receiveUpload } from '#features/uploads/server/upload-steps.ts'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { addJob, type JobKey } from '#server/jobs/jobs.ts'
import { ObjectMissing, StorageFull, type ObjectStore } from '#server/storage/object-store.ts'
import { OPENED_FILE_PURPOSE } from '../capsules.rules.ts'
import { openLetterFilesJob } from './capsules.jobs.ts'
import { markFailed, selectClosedFiles, takeFile, type ClosedFile } from './capsule-files.queries.ts'
import { openedPieces, unwrapAbout, type FileAbout } from './file-crypto.ts'

export type OpeningParts = {
  db: Db
  config: Pick<Config, 'secret'>
  log: Pick<Logger, 'warn'>
  store: ObjectStore
  staging: Staging
}

/** Adds a job for each letter that has opened and has files that are still closed. */
export async function openRemainingFiles(db: Db): Promise<void> {
  const letters = new Set((await selectClosedFiles(db)).map((file) => file.capsule_id))
  for (const letter_id of letters) await addJob(db, openLetterFilesJob, { letter_id })
}

/**
 * Decrypts the files of an opened letter, and uploads each as what it was: photos for the family become its photos. A sealed
 * object stays until then, so that a later run or version, or a restored backup, can still open it. It can be killed at any
 * point, and the next attempt continues where it was.
 */
export async function openLetterFiles(parts: OpeningParts, letter_id: string, job: JobKey): Promise<void> {
  for (const file of await selectClosedFiles(parts.db, letter_id)) await openFile(file, job, parts)
}

async function openFile(file: ClosedFile, job: JobKey, parts: OpeningParts): Promise<void> {
  const { db, config, log, staging, store } = parts
  const { id: file_id, family_id, user_id, clip_id, state, audience } = file
  const fail = async (why: string) => {
    log.warn({ family_id, file_id }, why)
    await markFailed(db, file_id)
  }
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work)
  const upload = { id: idempotentId(job, file_id), family_id }
  // Another job is at work, or the decoder is. An earlier attempt of this one was killed.
  if (state === 'received' || (state === 'receiving' && file.is_recent && clip_id !== upload.id)) return
  if (state === 'refused' && !file.failed_at) return fail("a file of a letter for later can't be read")
  const about = unwrapAbout(file.about, config.secret)
  if (!about) return fail("a file of a letter for later can't be opened with this server's secret")
  if (!(await staging.hasSpaceFor(about.bytes))) throw new StorageFull()
  if (clip_id && state === 'receiving') await discardUpload({ id: clip_id, family_id }, staging, inTransaction)

  const isTaken = await inTransaction(async (tx) => {
    if (!(await takeFile(tx, file, upload.id))) return false
    await beginUpload(tx, { ...upload, user_id, ...uploadOf(about, audience, file_id) })
    return true
  })
  if (!isTaken) return
  try {
    await staging.begin(upload)
    await staging.append(upload, openedPieces(store, file.storage_path, about), 0)
  } catch (error) {
    await discardUpload(upload, staging, inTransaction)
    if (!(error instanceof ObjectMissing)) throw error
    return fail('a file of a letter for later is missing or damaged')
  }
  await receiveUpload(upload, staging, inTransaction)
}

type NewUpload = { bytes: number; filename: string; purpose: string; about: Record<string, string> }

function uploadOf({ bytes, filename, kind }: FileAbout, audience: string, letter_file: string): NewUpload {
  return kind === 'image' && audience === 'family'
    ? { bytes, filename, purpose: DEFAULT_PURPOSE, about: { letter_file, audience: 'family_only' } }
    : { bytes, filename, purpose: OPENED_FILE_PURPOSE, about: {} }
}
