import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { prepared, preparedInsert, preparedQuery } from '#server/db/prepared-statement.ts'
import type { DecoderFailure } from '#server/media-process/decoder-failed.ts'
import type { Audience } from '#shared/audiences.ts'
import type { Decision, Outcome } from './upload-outcome.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'uploads.about': Record<string, string> & { audience?: Audience }
  }
}

type UploadRow = { id: string; family_id: string; user_id: string; filename: string; bytes: number } & UploadAim & {
    unattended?: boolean
    guest_id?: string
  }
/** `about` is what the purpose stored when the upload started. */
type UploadAim = { purpose: string; about: Record<string, string> }

const insert = preparedInsert('uploads')

export function insertUpload(tx: Tx, { about, ...upload }: UploadRow): Promise<void> {
  return insert(tx, { ...upload, about: JSON.stringify(about) })
}

/**
 * Incomplete uploads of the caller and of the family. Locks the family, so that concurrent uploads wait until the transaction
 * ends.
 */
export async function countUnfinishedUploads(tx: Tx, family_id: string) {
  const { rows } = await sql<{
    of_person: string
    bytes_of_person: string
    of_family: string
    bytes_of_family: string
  }>`select * from app.unfinished_uploads(${family_id})`.execute(tx)
  const [row] = rows
  return {
    of_person: Number(row?.of_person),
    bytes_of_person: Number(row?.bytes_of_person),
    of_family: Number(row?.of_family),
    bytes_of_family: Number(row?.bytes_of_family),
  }
}

/** The caller's own upload, if it exists. Those of guests aren't their owner's. */
export function selectUpload(
  tx: Tx,
  of: { family_id: string; user_id: string; guest_id?: string | undefined },
  upload_id: string,
) {
  return tx
    .selectFrom('uploads')
    .select(['id', 'state', 'bytes', 'filename'])
    .where('family_id', '=', of.family_id)
    .where('user_id', '=', of.user_id)
    .where('guest_id', 'is not distinct from', of.guest_id ?? null)
    .where('id', '=', upload_id)
    .executeTakeFirst()
}

/** Extends the lifetime of an upload that was continued. */
export async function touchUpload(tx: Tx, upload_id: string): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ updated_at: sql`now()` })
    .where('id', '=', upload_id)
    .where('state', '=', 'receiving')
    .execute()
}

/** What's known once all of a file has arrived. */
export async function describeUpload(
  tx: Tx,
  upload_id: string,
  { bytes, about }: { bytes: number; about: Record<string, string> },
): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ bytes, about: JSON.stringify(about) })
    .where('id', '=', upload_id)
    .where('state', '=', 'receiving')
    .execute()
}

const receive = preparedQuery((db: Db, upload_id: string) =>
  db
    .updateTable('uploads')
    .set({ state: 'received', updated_at: sql`now()` })
    .where('id', '=', upload_id)
    .where('state', '=', 'receiving')
    .returning('id'),
)

/** Marks an upload as complete. Only the first call returns true. */
export async function markReceived(tx: Tx, upload_id: string): Promise<boolean> {
  return (await receive(tx, upload_id)).length > 0
}

/** True if there was one. */
export async function deleteUnfinishedUpload(tx: Tx, upload_id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('uploads')
    .where('id', '=', upload_id)
    .where('state', '=', 'receiving')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export function selectOwnUploads(tx: Tx, family_id: string, user_id: string, ids: string[] | undefined) {
  return tx
    .selectFrom('uploads')
    .select(['id', 'filename', 'state', 'photo_id', 'reason', 'retry_at'])
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('guest_id', 'is', null)
    .$call((query) => (ids === undefined ? query : query.where('id', 'in', ids)))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

const uploadToIngest = preparedQuery((db: Db, upload_id: string) =>
  db
    .selectFrom('uploads')
    .leftJoin('user_settings as settings', 'settings.user_id', 'uploads.user_id')
    .select([
      'uploads.id',
      'uploads.family_id',
      'uploads.user_id',
      'uploads.guest_id',
      'uploads.filename',
      'uploads.bytes',
      'uploads.state',
      'uploads.purpose',
      'uploads.about',
      'uploads.created_at',
      'uploads.retry_cause',
      'uploads.unattended',
    ])
    .select('settings.default_sharing_preference as audience')
    .select(sql<number>`app.decoder_ms(uploads.user_id)`.as('decoder_ms'))
    .where('uploads.id', '=', upload_id),
)

export async function selectUploadToIngest(db: Db, upload_id: string) {
  return (await uploadToIngest(db, upload_id)).at(0)
}

/** Whether this person is still uploading photos to the family, or has an upload that hasn't been processed yet. */
export async function isStillUploading(
  db: Db,
  upload: { id: string; family_id: string; user_id: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('uploads')
    .select('id')
    .where('family_id', '=', upload.family_id)
    .where('user_id', '=', upload.user_id)
    .where('id', '<>', upload.id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'receiving').and('updated_at', '>', sql<string>`now() - interval '10 minutes'`),
        eb('state', '=', 'received').and('updated_at', '>', sql<string>`now() - interval '1 minute'`),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The client has to send the file again. */
export async function reopenUpload(db: Db, upload_id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'receiving', updated_at: sql`now()` })
    .where('id', '=', upload_id)
    .where('state', '=', 'received')
    .execute()
}

const receivedUpload = preparedQuery((db: Db, upload_id: string) =>
  db.selectFrom('uploads').select('id').where('id', '=', upload_id).where('state', '=', 'received').forUpdate(),
)

/** Locks an undecided upload until the transaction ends; false if it's been decided. */
export async function lockReceivedUpload(tx: Tx, upload_id: string): Promise<boolean> {
  return (await receivedUpload(tx, upload_id)).length > 0
}

/** Records the decision unless there is one already. Returns what this call recorded. */
export async function finishUpload(
  db: Db,
  upload_id: string,
  decision: Decision & { filename?: string; bytes?: number; about?: string },
): Promise<Outcome | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ ...decision, updated_at: sql`now()` })
    .where('id', '=', upload_id)
    .where('state', '=', 'received')
    .modifyEnd(prepared)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? decision.state : undefined
}

/**
 * Records that a decoder reached no verdict. Returns the number of such failures, or nothing if the upload has been decided.
 */
export async function noteDecoderFailure(
  tx: Tx,
  upload_id: string,
  cause: DecoderFailure,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('uploads')
    .set({ decode_attempts: sql`decode_attempts + 1`, retry_cause: cause, updated_at: sql`now()` })
    .where('id', '=', upload_id)
    .where('state', '=', 'received')
    .returning('decode_attempts')
    .executeTakeFirst()
  return row?.decode_attempts
}

export async function addDecoderUse(db: Db, user_id: string, ms: number): Promise<void> {
  await sql`insert into decoder_use (user_id, hour, ms)
    select id, date_trunc('hour', now()), ${Math.round(ms)} from profiles where id = ${user_id}
    on conflict (user_id, hour) do update set ms = decoder_use.ms + excluded.ms`.execute(db)
}

export async function deleteOldDecoderUse(db: Db): Promise<void> {
  await db
    .deleteFrom('decoder_use')
    .where('hour', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}

export async function setRetryAt(tx: Tx, upload_id: string, retry_at: string): Promise<void> {
  await tx.updateTable('uploads').set({ retry_at }).where('id', '=', upload_id).execute()
}

/** Complete uploads that have been waiting for a while. */
export function selectWaitingUploads(db: Db) {
  return db
    .selectFrom('uploads')
    .select(['id', 'family_id'])
    .where('state', '=', 'received')
    .where('updated_at', '<', sql<string>`now() - interval '1 minute'`)
    .orderBy('updated_at')
    .limit(1000)
    .execute()
}

/** Abandoned uploads, and finished ones whose outcome is no longer needed. */
export function deleteOldUploads(db: Db, hours: number) {
  return db
    .deleteFrom('uploads')
    .where('state', '<>', 'received')
    .where('updated_at', '<', sql<string>`now() - make_interval(hours => ${hours})`)
    .where(sql<boolean>`not ${isCollected}`)
    .execute()
}

/** Those of the uploads whose bytes are still needed. */
export async function selectNeededUploads(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`id = any (${ids})`)
    .where((eb) => eb.or([eb('state', 'in', ['receiving', 'received']), isCollected]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** With a bucket, the segments of an import's files belong to their uploads. */
const isCollected = sql<boolean>`exists (
  select from local.upload_segments where upload_id = uploads.id and collected_in is not null)`
