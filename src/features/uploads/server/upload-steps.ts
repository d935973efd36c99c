import { withCapability, type ActingMember } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { PersonLimits } from '#server/http/person-limits.ts'
import { cutText } from '#shared/cut-text.ts'
import { Problem } from '#shared/problems.ts'
import { FILENAME_MAX_LENGTH, UNFINISHED_UPLOADS, UPLOAD_MAX_BYTES } from '../uploads.rules.ts'
import { addIngestJob } from './add-ingest-job.ts'
import type { StagedUpload, Staging } from './staging.ts'
import type { UploadMetadata, UploadPurposes } from './upload-purpose.ts'
import {
  countUnfinishedUploads,
  deleteUnfinishedUpload,
  describeUpload,
  insertUpload,
  markReceived,
} from './uploads.queries.ts'

type Begun = Omit<Parameters<typeof insertUpload>[1], 'filename'> & { filename: string | null | undefined }
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
type NewUpload = {
  id: string
  purpose: string
  bytes: number
  metadata: UploadMetadata
  unattended?: boolean
  /** @throws Problem if the file's place refuses it. */
  check?: ((tx: Tx) => Promise<void>) | undefined
}
export type Adder = {
  user_id: string
  inTransaction: <T>(work: (adder: ActingMember<'photos.add'>) => Promise<T>) => Promise<T>
}

export function maxBytesOf(purpose: UploadPurposes[string]): number {
  return 'maxBytes' in purpose ? purpose.maxBytes : UPLOAD_MAX_BYTES
}

/** Checks a new upload against all limits and with its purpose, and inserts its row. @throws Problem */
export async function startUpload(
  { user_id, inTransaction }: Adder,
  { id, purpose, bytes, metadata, unattended = false, check }: NewUpload,
  parts: { target: UploadPurposes[string]; staging: Pick<Staging, 'hasSpaceFor'> } & Pick<PersonLimits, 'spendBytes'>,
): Promise<void> {
  const { target, staging, spendBytes } = parts
  if (bytes > maxBytesOf(target)) throw new Problem('too_large')
  if (!(await staging.hasSpaceFor(bytes))) throw new Problem('storage_full')
  await spendBytes(user_id, bytes)
  await inTransaction(async (adder) => {
    const { tx, family_id } = adder
    await check?.(tx)
    const about = await target.begin(withCapability(adder, target.needs), metadata, bytes)
    const upload = { id, family_id, user_id, bytes, purpose, filename: metadata['filename'], about, unattended }
    // The count locks other uploads out until the commit, so it comes last. If it throws, the row is rolled back.
    await Promise.all([limitUnfinishedUploads(tx, family_id, bytes), beginUpload(tx, upload)])
  })
}

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
  await inTransaction((tx) => recordReceived(tx, upload))
}

/** The second half, for an upload that's settled. */
export async function recordReceived(tx: Tx, upload: StagedUpload): Promise<void> {
  if (await markReceived(tx, upload.id)) await addIngestJob(tx, upload)
}

/** The same for a file whose size and facts are known only now. */
export function receiveDescribedUpload(
  upload: StagedUpload,
  staging: Staging,
  inTransaction: InTransaction,
  description: Parameters<typeof describeUpload>[2],
): Promise<void> {
  return receiveUpload(upload, staging, (work) =>
    inTransaction(async (tx) => {
      await describeUpload(tx, upload.id, description)
      return work(tx)
    }),
  )
}

/** Deletes the row of an incomplete upload, whose bytes have to be removed after the commit; false if there is none. */
export function deleteUpload(tx: Tx, { id }: StagedUpload): Promise<boolean> {
  return deleteUnfinishedUpload(tx, id)
}

/** Deletes an incomplete upload; false if there is none. */
export async function discardUpload(
  upload: StagedUpload,
  staging: Staging,
  inTransaction: InTransaction,
): Promise<boolean> {
  if (!(await inTransaction((tx) => deleteUpload(tx, upload)))) return false
  await staging.remove(upload)
  return true
}

/** The last segment of the given path, without control characters. It's only a label; storage paths are made of IDs. */
export function plainFileName(given: string | null | undefined): string {
  const last = (given ?? '').normalize('NFC').replace(/^.*[/\\]/s, '')
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  const clean = last.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return cutName(clean === '.' || clean === '..' ? '' : clean) || 'photo'
}

function cutName(name: string): string {
  if (name.length <= FILENAME_MAX_LENGTH) return name
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return cutText(name, FILENAME_MAX_LENGTH - extension.length) + extension
}

/** Other uploads may be finished by then. At the latest, they expire after UPLOAD_LIFETIME_HOURS. */
const RETRY_AFTER_SECONDS = 30

/** @throws Problem too_many_uploads: names the limit that another upload of this size would exceed */
async function limitUnfinishedUploads(tx: Tx, family_id: string, bytes: number): Promise<void> {
  const begun = await countUnfinishedUploads(tx, family_id)
  for (const [of, count, sum] of [
    ['person', begun.of_person, begun.bytes_of_person],
    ['family', begun.of_family, begun.bytes_of_family],
  ] as const) {
    const limits = UNFINISHED_UPLOADS[of]
    if (count < limits.count && sum + bytes <= limits.bytes) continue
    const params = { of, limit: limits.count, gigabytes: limits.bytes / 1024 ** 3 }
    throw new Problem('too_many_uploads', { params, retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
