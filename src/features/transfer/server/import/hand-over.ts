import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Plans } from '#features/billing/server/plans.ts'
import { CAPTION_PURPOSE } from '#features/captions/captions.rules.ts'
import { captionRecordings } from '#features/captions/server/keep-caption.ts'
import { recordings } from '#features/personality/server/keep-recording.ts'
import { addIngestJob } from '#features/photos/server/add-ingest-job.ts'
import type { Staging } from '#features/photos/server/staging.ts'
import { plainFileName } from '#features/photos/server/upload-door.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import type { ImportRefusal } from '../../imports.rules.ts'
import type { Aim, ImportEntry } from './entry.ts'
import { insertReceivedUpload, putItem } from './imports.queries.ts'
import { nameOf } from './sidecars.ts'

export type HandingParts = { db: Database; staging: Staging; plans: Plans }
export type Importing = { family_id: string; user_id: string; import_id: string }

/** What the door of uploads says of a file, as the word of a report. */
const refusals: Partial<Record<Problem['code'], ImportRefusal>> = {
  plan_limit_reached: 'plan_full',
  consent_required: 'consent_required',
  too_large: 'too_large',
}

/** What a disk says of a file, as the same. */
const unreadable: Record<string, ImportRefusal> = { ENOSPC: 'storage_full', EACCES: 'unreadable', EPERM: 'unreadable' }

/** Gives the bytes of a file to those who take in uploads; the reason where they cannot be had or may not come in. */
export async function handOver(
  entry: ImportEntry,
  aim: Extract<Aim, { as: 'photo' | 'recording' }>,
  id: string,
  { user_id, family_id, import_id }: Importing,
  { db, staging, plans }: HandingParts,
): Promise<ImportRefusal | undefined> {
  const file = staging.fileOf(id)
  const { begin } = aim.as === 'recording' && aim.purpose === CAPTION_PURPOSE ? captionRecordings(plans) : recordings
  if (!(await staging.hasRoomFor(entry.bytes))) return 'storage_full'
  try {
    await pipeline(await entry.open(), createWriteStream(file, { flush: true }))
  } catch (error) {
    await rm(file, { force: true })
    return unreadable[(error as NodeJS.ErrnoException).code ?? ''] ?? 'damaged'
  }
  try {
    const about = await asUser(db, user_id, async (tx) => {
      if (aim.as === 'recording') return begin({ tx, family_id, user_id }, aim.about, entry.bytes)
      await plans.holdPhotoPlace(tx, family_id)
      return aim.audience ? { audience: aim.audience } : {}
    })
    await staging.settle(id)
    await db.worker.transaction().execute(async (tx) => {
      const filename = plainFileName(aim.filename ?? nameOf(entry.name))
      const purpose = aim.as === 'recording' ? aim.purpose : 'photo'
      await insertReceivedUpload(tx, { id, family_id, user_id, filename, bytes: entry.bytes, purpose, about })
      await putItem(tx, { id, import_id, family_id, path: entry.path, bytes: entry.bytes, state: 'handed' })
      await addIngestJob(tx, id)
    })
  } catch (error) {
    await rm(file, { force: true })
    const isPlan = error instanceof Problem && error.details.params?.of === 'audio_captions'
    const reason = isPlan ? 'captions_not_allowed' : error instanceof Problem && refusals[error.code]
    if (!reason) throw error
    return reason
  }
  return undefined
}
