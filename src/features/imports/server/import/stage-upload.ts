import type { Config } from '#server/config.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import { CAPTION_PURPOSE } from '#features/captions/captions.rules.ts'
import { captionUploads } from '#features/captions/server/save-caption.ts'
import { actAsMember, withCapability, type ActingMember } from '#features/families/server/member.ts'
import { recordings } from '#features/personality/server/save-recording.ts'
import type { MediaPurpose } from '#features/uploads/server/upload-purpose.ts'
import type { StagedUpload, Staging } from '#features/uploads/server/staging.ts'
import { beginUpload, discardUpload, receiveUpload } from '#features/uploads/server/upload-steps.ts'
import { isUnreachable } from '#server/db/connection-errors.ts'
import type { Database } from '#server/db/database.ts'
import { codeOf } from '#server/storage/durable-files.ts'
import { StorageFull, StorageUnavailable, type ObjectStore } from '#server/storage/object-store.ts'
import { sniffFormat, SNIFFED_BYTES } from '#server/media-process/sniff-format.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { ImportRefusal } from '../../imports.rules.ts'
import type { Aim, ImportEntry } from './entry.ts'
import { putItem } from './imports.queries.ts'
import { nameOf } from './sidecars.ts'

export type HandingParts = {
  db: Database
  staging: Staging
  store: ObjectStore
  plans: Plans
  config: Pick<Config, 'secret' | 'dataDir'>
}
export type Importing = { family_id: string; user_id: string; import_id: string }

/** Files that are ingested as uploads. */
type StagedAim = Extract<Aim, { as: 'photo' | 'recording' }>

/** Problems from uploads, as refusals in the report. */
const refusals: Partial<Record<Problem['code'], ImportRefusal>> = {
  plan_limit_reached: 'plan_full',
  consent_required: 'consent_required',
  too_large: 'too_large',
}

/** The same for recordings, whose photo, child or question is in other rows. */
const recordingRefusals: typeof refusals = {
  too_many: 'photo_full',
  not_found: 'damaged_rows',
  invalid_input: 'damaged_rows',
}

/** File system errors, as refusals in the report. */
const unreadable: Record<string, ImportRefusal> = { EACCES: 'unreadable', EPERM: 'unreadable' }

/** Copies a file to staging and enqueues it as an upload. Returns the reason if it can't be read or isn't accepted. */
export async function stageUpload(
  entry: ImportEntry,
  aim: StagedAim,
  who: Importing,
  { db, staging, plans }: HandingParts,
): Promise<{ id: string } | { refused: ImportRefusal }> {
  if (!(await staging.hasSpaceFor(entry.bytes))) return { refused: 'storage_full' }
  const refused = await refusalOf(entry)
  if (refused) return { refused }
  const id = newId()
  const { import_id, family_id } = who
  // Recorded before the first byte is written, so that a resumed run can clean up.
  await putItem(db.worker, { id, import_id, family_id, path: entry.path, bytes: entry.bytes, state: 'handed' })
  try {
    await begin(id, entry, aim, who, { db, plans })
  } catch (error) {
    const reason = error instanceof Problem && refusalFor(error, aim)
    if (!reason) throw error
    return { refused: reason }
  }
  const upload = { id, family_id }
  try {
    await staging.begin(upload)
    // It may be cut short while it's copied. The upload would wait for the rest.
    if ((await staging.append(upload, await entry.open(), 0)) < entry.bytes) throw new Error('The file was cut short')
  } catch (error) {
    await removeIncompleteUpload(upload, { db, staging })
    if (error instanceof StorageUnavailable || isUnreachable(error as NodeJS.ErrnoException)) throw error
    return { refused: reasonOf(error) }
  }
  await receiveUpload(upload, staging, (work) => db.worker.transaction().execute(work))
  return { id }
}

function refusalFor({ code, details }: Problem, { as }: StagedAim): ImportRefusal | undefined {
  if (details.params?.of === 'audio_captions') return 'captions_not_allowed'
  return refusals[code] ?? (as === 'recording' ? recordingRefusals[code] : undefined)
}

function reasonOf(error: unknown): ImportRefusal {
  if (error instanceof StorageFull) return 'storage_full'
  return unreadable[codeOf(error) ?? ''] ?? 'damaged'
}

/** Checks the first bytes before writing any, so that files no decoder can read take no disk space. */
async function refusalOf(entry: ImportEntry): Promise<ImportRefusal | undefined> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of (await entry.open()) as AsyncIterable<Buffer>) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= SNIFFED_BYTES) break
    }
  } catch (error) {
    return reasonOf(error)
  }
  const sniffed = sniffFormat(Buffer.concat(pieces))
  return 'refused' in sniffed ? sniffed.refused : undefined
}

async function begin(
  id: string,
  entry: ImportEntry,
  aim: StagedAim,
  { family_id, user_id }: Importing,
  { db, plans }: Pick<HandingParts, 'db' | 'plans'>,
) {
  const purpose = aim.as === 'recording' ? aim.purpose : 'photo'
  const filename = aim.filename ?? nameOf(entry.name)
  const ofPurpose: MediaPurpose = purpose === CAPTION_PURPOSE ? captionUploads(plans) : recordings
  const aboutIn = async (adder: ActingMember<'photos.add'>): Promise<Record<string, string>> => {
    if (aim.as === 'recording') return ofPurpose.begin(withCapability(adder, ofPurpose.needs), aim.about, entry.bytes)
    await plans.reservePhotoQuota(adder.tx, family_id)
    return aim.audience ? { audience: aim.audience } : {}
  }
  await actAsMember(db, { family_id, user_id }, 'photos.add', async (adder) => {
    const about = await aboutIn(adder)
    await beginUpload(adder.tx, { id, family_id, user_id, filename, bytes: entry.bytes, purpose, about })
  })
}

/** Removes an incomplete upload of this run or a killed one. */
export async function removeIncompleteUpload(
  upload: StagedUpload,
  { db, staging }: Pick<HandingParts, 'db' | 'staging'>,
): Promise<void> {
  await discardUpload(upload, staging, (work) => db.worker.transaction().execute(work))
}
