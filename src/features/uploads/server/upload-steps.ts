import type { Tx } from '#server/db/database.ts'
import { FILENAME_MAX_LENGTH } from '../uploads.rules.ts'
import { addIngestJob } from './add-ingest-job.ts'
import type { StagedUpload, Staging } from './staging.ts'
import { deleteUnfinishedUpload, insertUpload, markReceived } from './uploads.queries.ts'

type Begun = Omit<Parameters<typeof insertUpload>[1], 'filename'> & { filename: string | null | undefined }
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Inserts the row before the first byte is written, because files without a row are cleaned up. */
export function beginUpload(tx: Tx, { filename, ...upload }: Begun): Promise<void> {
  return insertUpload(tx, { ...upload, filename: plainFileName(filename) })
}

/** From here on the file is Hearthbook's responsibility: it's stored, and the job that ingests it exists. */
export async function receiveUpload(
  upload: StagedUpload,
  staging: Staging,
  inTransaction: InTransaction,
): Promise<void> {
  await staging.settle(upload)
  await inTransaction(async (tx) => {
    if (await markReceived(tx, upload.id)) await addIngestJob(tx, upload)
  })
}

/** Deletes an incomplete upload; false if there is none. */
export async function discardUpload(
  upload: StagedUpload,
  staging: Staging,
  inTransaction: InTransaction,
): Promise<boolean> {
  if (!(await inTransaction((tx) => deleteUnfinishedUpload(tx, upload.id)))) return false
  await staging.remove(upload)
  return true
}

/** The last segment of the given path, without control characters. It's only a label; storage paths are made of IDs. */
function plainFileName(given: string | null | undefined): string {
  const last = (given ?? '').normalize('NFC').replace(/^.*[/\\]/s, '')
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return cutName(clean === '.' || clean === '..' ? '' : clean) || 'photo'
}

function cutName(name: string): string {
  if (name.length <= FILENAME_MAX_LENGTH) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, FILENAME_MAX_LENGTH - extension.length) + extension
}
