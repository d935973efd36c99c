import type { Tx } from '#server/db/database.ts'
import { FILENAME_MAX_LENGTH } from '../uploads.rules.ts'
import { addIngestJob } from './add-ingest-job.ts'
import type { Staging } from './staging.ts'
import { deleteUnfinishedUpload, insertUpload, markReceived } from './uploads.queries.ts'

type Begun = Omit<Parameters<typeof insertUpload>[1], 'filename'> & { filename: string | null | undefined }
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** The row before the first byte: bytes without one are swept away. */
export function beginUpload(tx: Tx, { filename, ...upload }: Begun): Promise<void> {
  return insertUpload(tx, { ...upload, filename: plainFileName(filename) })
}

/** From here on the file is Hearthbook's: on disk for good, and the job that takes it in exists. */
export async function receiveUpload(upload_id: string, staging: Staging, inTransaction: InTransaction): Promise<void> {
  await staging.settle(upload_id)
  await inTransaction(async (tx) => {
    const upload = await markReceived(tx, upload_id)
    if (upload) await addIngestJob(tx, upload)
  })
}

/** Forgets an upload whose last byte never came; false where there is none. */
export async function giveUpUpload(
  upload_id: string,
  staging: Staging,
  inTransaction: InTransaction,
): Promise<boolean> {
  if (!(await inTransaction((tx) => deleteUnfinishedUpload(tx, upload_id)))) return false
  await staging.forget(upload_id)
  return true
}

/** The last part of whatever path came, without control characters; names only ever name, paths are made of ids. */
function plainFileName(given: string | null | undefined): string {
  const last = (given ?? '').normalize('NFC').replace(/^.*[/\\]/s, '')
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return cutName(clean === '.' || clean === '..' ? '' : clean) || 'photo'
}

function cutName(name: string): string {
  if (name.length <= FILENAME_MAX_LENGTH) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, FILENAME_MAX_LENGTH - extension.length) + extension
}
