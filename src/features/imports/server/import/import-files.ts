import { setTimeout as sleep } from 'node:timers/promises'
import type { StagedUpload } from '#features/uploads/server/staging.ts'
import { UPLOAD_MAX_BYTES } from '#features/uploads/uploads.rules.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from './apply-facts.ts'
import { importFamily, type ImportedFamily } from './import-family.ts'
import { readServiceMetadata } from './service-metadata.ts'
import type { ImportEntry, Knowledge } from './entry.ts'
import { stageUpload, removeIncompleteUpload, type HandingParts, type Importing } from './stage-upload.ts'
import {
  finishImport,
  putItem,
  selectItems,
  selectUploadFates,
  settleItem,
  upsertImport,
  type ImportItem,
} from './imports.queries.ts'
import { passingRefusals, type ImportRefusal } from '../../imports.rules.ts'
import { findOwnExports, type OwnExport } from './own-export.ts'

/** Concurrent uploads: enough to keep the decoders busy, without filling up staging. */
const IN_FLIGHT = 6
const POLL_MS = 250
const LONGEST_WAIT_MS = 10 * 60_000
/** Outcomes that aren't retried. */
const SETTLED = ['imported', 'present', 'ignored']

export type ImportParts = HandingParts & {
  onProgress?: (done: number, all: number) => void | Promise<void>
  /** After this time, no further file is started. */
  lastsMs?: number
  /** How long to wait for one file's outcome. */
  waitsMs?: number
}

/** `may_pass`: a retry could import refused files. */
export type ImportReport = { items: ImportItem[]; is_finished: boolean; may_pass: boolean }

/**
 * Imports files as uploads, with metadata from albums, services or a family export. Running it again on the same source
 * resumes, and only retries refused files.
 */
export async function importFiles(
  entries: ImportEntry[],
  who: Person & { source: string },
  parts: ImportParts,
): Promise<ImportReport> {
  const { family_id, user_id, source } = who
  const { db, config, store } = parts
  const { id: import_id, created_at: since } = await upsertImport(db.worker, {
    id: newId(),
    family_id,
    user_id,
    source,
  })
  const known = new Map((await selectItems(db.worker, import_id)).map((item) => [item.path, item]))
  const photos = new Map([...known].flatMap(([path, { photo_id }]) => (photo_id ? [[path, photo_id]] : [])))
  const photoAt = ({ path }: ImportEntry) => photos.get(path)
  const families: { own: OwnExport; family: ImportedFamily }[] = []
  for (const own of await findOwnExports(entries))
    families.push({ own, family: await importFamily({ own, entries, photoAt, since, config, store }, db, who) })
  const elsewhere = await readServiceMetadata(entries, db, who)
  const knows = (entry: ImportEntry) =>
    families.find(({ own }) => own.pathInExport(entry) !== undefined)?.family ?? elsewhere
  let done = 0
  const importEntry = async (entry: ImportEntry) => {
    const importing = { family_id, user_id, import_id }
    const onImported = (photo_id: string) => void photos.set(entry.path, photo_id)
    await importOne({ entry, before: known.get(entry.path), onImported }, importing, knows(entry), parts)
    await parts.onProgress?.(++done, entries.length)
  }
  const until = Date.now() + (parts.lastsMs ?? Infinity)
  const isDeferred = (entry: ImportEntry) => knows(entry).isDeferred(entry)
  const first = await importAll(
    entries.filter((entry) => !isDeferred(entry)),
    importEntry,
    until,
  )
  const is_finished = first && (await importAll(entries.filter(isDeferred), importEntry, until))
  if (!is_finished) return { items: await selectItems(db.worker, import_id), is_finished, may_pass: true }
  for (const { family } of families) await family.finish()
  // A nested ZIP that couldn't be opened before, or a file that no longer exists.
  const paths = new Set(entries.map(({ path }) => path))
  for (const { id, path, state } of known.values())
    if (state === 'refused' && !paths.has(path))
      await settleItem(db.worker, id, { state: 'ignored', reason: null, photo_id: null })
  const items = await selectItems(db.worker, import_id)
  const may_pass = items.some(({ reason }) => reason && passingRefusals.includes(reason))
  await db.worker.transaction().execute(async (tx) => {
    await finishImport(tx, import_id, may_pass)
    const imported = items.filter(({ state }) => state === 'imported').length
    const details = { files: items.length, imported }
    await recordAudit(tx, { action: 'data.imported', actor_id: user_id, family_id, details })
  })
  return { items, is_finished: true, may_pass }
}

/** False if time ran out before all files were imported. If one throws, waits for the others before rethrowing. */
async function importAll(entries: ImportEntry[], importEntry: (entry: ImportEntry) => Promise<void>, until: number) {
  const queue = [...entries]
  let isBroken = false
  const work = async () => {
    while (!isBroken && Date.now() < until) {
      const next = queue.shift()
      if (!next) return
      await importEntry(next).catch((error: unknown) => {
        isBroken = true
        throw error
      })
    }
  }
  const workers = Array.from({ length: IN_FLIGHT }, work)
  await Promise.allSettled(workers)
  await Promise.all(workers)
  return queue.length === 0
}

type OneFile = {
  entry: ImportEntry
  before: ImportItem | undefined
  onImported(photo_id: string): void
}

async function importOne(
  { entry, before, onImported }: OneFile,
  who: Importing,
  knowledge: Knowledge,
  parts: ImportParts,
): Promise<void> {
  const { import_id, family_id } = who
  const worker = parts.db.worker
  if (before && before.bytes === entry.bytes && SETTLED.includes(before.state)) return
  const item = { import_id, family_id, path: entry.path, bytes: entry.bytes }
  const refuse = (reason: ImportRefusal) => putItem(worker, { ...item, id: newId(), state: 'refused', reason })
  const aim = knowledge.aimOf(entry)
  if (aim.as === 'ignored' || aim.as === 'present') return putItem(worker, { ...item, id: newId(), state: aim.as })
  if (aim.as === 'refused') return refuse(aim.reason)
  if (entry.refused) return refuse(entry.refused)
  if (entry.bytes === 0) return refuse('empty')
  if (entry.bytes > UPLOAD_MAX_BYTES) return refuse('too_large')
  let id = before?.state === 'handed' ? await findHanded(parts, { id: before.id, family_id }) : undefined
  if (!id) {
    const handed = await stageUpload(entry, aim, who, parts)
    if ('refused' in handed) return refuse(handed.refused)
    id = handed.id
  }
  const outcome = await outcomeOf(parts, id)
  if (outcome.state === 'refused')
    return settleItem(worker, id, { state: 'refused', reason: outcome.reason, photo_id: null })
  const is_new = outcome.state === 'done'
  if (outcome.photo_id) {
    await knowledge.apply(entry, outcome.photo_id, is_new)
    onImported(outcome.photo_id)
  }
  await settleItem(worker, id, { state: is_new ? 'imported' : 'present', reason: null, photo_id: outcome.photo_id })
}

/**
 * An upload that was complete when the previous run was interrupted: only its outcome is missing. Incomplete ones start
 * over.
 */
async function findHanded(parts: ImportParts, upload: StagedUpload): Promise<string | undefined> {
  await removeIncompleteUpload(upload, parts)
  const [known] = await selectUploadFates(parts.db.worker, [upload.id])
  return known?.id
}

/** Limited, because imports share job slots with other families. */
async function outcomeOf({ db, waitsMs = LONGEST_WAIT_MS }: ImportParts, id: string) {
  for (const until = Date.now() + waitsMs; ; await sleep(POLL_MS)) {
    const [upload] = await selectUploadFates(db.worker, [id])
    if (!upload) return { state: 'refused', reason: 'lost', photo_id: null }
    if (upload.state !== 'received') return upload
    if (upload.retry_at || Date.now() >= until) return { state: 'refused', reason: 'preview_later', photo_id: null }
  }
}
