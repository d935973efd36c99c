import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Plans } from '#features/billing/server/plans.ts'
import { UPLOAD_MAX_BYTES } from '#features/photos/photos.rules.ts'
import { addIngestJob } from '#features/photos/server/add-ingest-job.ts'
import type { Staging } from '#features/photos/server/staging.ts'
import { plainFileName } from '#features/photos/server/upload-door.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { asUser, type Database } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { applyFacts, type Person } from './apply-facts.ts'
import {
  finishImport,
  insertReceivedUpload,
  putItem,
  selectItems,
  selectUploadFates,
  settleItem,
  upsertImport,
  type ImportItem,
} from './imports.queries.ts'
import { folderOf, nameOf, sidecarFinder } from './sidecars.ts'
import type { ImportEntry } from './entry.ts'
import { isYearFolder, readAlbum, readSidecar, type Facts } from './takeout-facts.ts'

/** Files on their way at a time: enough to keep the decoders busy, few enough for the room that staging takes. */
const IN_FLIGHT = 6
const POLL_MS = 250
const SIDECAR_MAX_BYTES = 1024 ** 2
/** What lies beside pictures and is none: no mistake of anybody's. */
const BESIDE = /\.(json|html?|txt|csv|ini|db|xml|xmp|aae|plist|md|log|url|lnk|nfo|exe|pdf)$/i

export type ImportParts = {
  db: Database
  staging: Staging
  plans: Pick<Plans, 'holdPhotoPlace'>
  onProgress?: (done: number, all: number) => void
}

export type ImportReport = { items: ImportItem[] }

/**
 * Brings files into a family by the way of uploads, with what an album or service knew of them. Run again on the same
 * source it goes on where it was, and tries again only what was refused.
 */
export async function importFiles(
  entries: ImportEntry[],
  who: Person & { source: string },
  parts: ImportParts,
): Promise<ImportReport> {
  const { family_id, user_id, source } = who
  const worker = parts.db.worker
  const import_id = await upsertImport(worker, { id: newId(), family_id, user_id, source })
  const known = new Map((await selectItems(worker, import_id)).map((item) => [item.path, item]))
  const beside = await readBeside(entries)
  let done = 0
  const queue = [...entries]
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      await importOne(entry, known.get(entry.path), { ...who, import_id }, beside, parts)
      parts.onProgress?.(++done, entries.length)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work))
  const items = await selectItems(worker, import_id)
  await worker.transaction().execute(async (tx) => {
    await finishImport(tx, import_id)
    const imported = items.filter(({ state }) => state === 'imported').length
    const details = { files: items.length, imported }
    await recordAudit(tx, { action: 'data.imported', actor_id: user_id, family_id, details })
  })
  return { items }
}

type Beside = { sidecarOf: (path: string) => ImportEntry | undefined; albumOf: Map<string, string> }

/** Finds the JSON files that tell of pictures and of albums. Those of albums are read at once, there are few. */
async function readBeside(entries: ImportEntry[]): Promise<Beside> {
  const json = new Map(
    entries
      .filter(({ path, refused, bytes }) => /\.json$/i.test(path) && !refused && bytes <= SIDECAR_MAX_BYTES)
      .map((entry) => [entry.path, entry]),
  )
  const find = sidecarFinder(json.keys())
  const albumOf = new Map<string, string>()
  for (const [path, entry] of json) {
    if (nameOf(path).includes('.supp') || /\.\w{3,4}(\(\d+\))?\.json$/i.test(path)) continue
    const title = readAlbum(await text(await entry.open()))
    const folder = folderOf(path)
    if (title && !isYearFolder(nameOf(folder))) albumOf.set(folder, title)
  }
  return { sidecarOf: (path) => json.get(find(path) ?? ''), albumOf }
}

type Importing = Person & { import_id: string }

async function importOne(
  entry: ImportEntry,
  before: ImportItem | undefined,
  who: Importing,
  beside: Beside,
  parts: ImportParts,
): Promise<void> {
  const { import_id, family_id } = who
  const worker = parts.db.worker
  if (before && before.bytes === entry.bytes && ['imported', 'present', 'ignored'].includes(before.state)) return
  const item = { import_id, family_id, path: entry.path, bytes: entry.bytes }
  const refuse = (reason: string) => putItem(worker, { ...item, id: newId(), state: 'refused', reason })
  if (BESIDE.test(entry.path)) return putItem(worker, { ...item, id: newId(), state: 'ignored' })
  if (entry.refused) return refuse(entry.refused)
  if (entry.bytes === 0) return refuse('empty')
  if (entry.bytes > UPLOAD_MAX_BYTES) return refuse('too_large')
  // Handed over before a run was cut off: only its fate is still to be noted.
  const id = before?.state === 'handed' && (await isKnown(parts, before.id)) ? before.id : newId()
  if (id !== before?.id) {
    const reason = await handOver(entry, id, who, parts)
    if (reason) return refuse(reason)
  }
  const fate = await fateOf(parts, id)
  if (fate.state === 'refused') return settleItem(worker, id, { state: 'refused', reason: fate.reason, photo_id: null })
  if (fate.photo_id) {
    const facts = await factsOf(entry, beside)
    const album = beside.albumOf.get(folderOf(entry.path))
    // Of two copies, one in its album and one in its year, either may come first.
    await applyFacts(parts.db, who, fate.photo_id, { facts, album, is_new: fate.state === 'done' })
  }
  const state = fate.state === 'done' ? 'imported' : 'present'
  await settleItem(worker, id, { state, reason: null, photo_id: fate.photo_id })
}

async function isKnown({ db }: ImportParts, id: string): Promise<boolean> {
  return (await selectUploadFates(db.worker, [id])).length > 0
}

/** Gives the bytes to those who take in uploads; the reason where they cannot be had, or the family's plan is full. */
async function handOver(entry: ImportEntry, id: string, who: Importing, { db, staging, plans }: ImportParts) {
  const { user_id, family_id, import_id } = who
  const file = staging.fileOf(id)
  if (!(await staging.hasRoomFor(entry.bytes))) return 'storage_full'
  try {
    await pipeline(await entry.open(), createWriteStream(file, { flush: true }))
  } catch (error) {
    await rm(file, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'storage_full'
    return 'damaged'
  }
  try {
    await asUser(db, user_id, (tx) => plans.holdPhotoPlace(tx, family_id))
    await staging.settle(id)
    await db.worker.transaction().execute(async (tx) => {
      const filename = plainFileName(nameOf(entry.path))
      await insertReceivedUpload(tx, { id, family_id, user_id, filename, bytes: entry.bytes })
      await putItem(tx, { id, import_id, family_id, path: entry.path, bytes: entry.bytes, state: 'handed' })
      await addIngestJob(tx, id)
    })
  } catch (error) {
    await rm(file, { force: true })
    if (error instanceof Problem && error.code === 'plan_limit_reached') return 'plan_full'
    throw error
  }
  return undefined
}

async function fateOf({ db }: ImportParts, id: string) {
  for (;;) {
    const [upload] = await selectUploadFates(db.worker, [id])
    if (!upload) return { state: 'refused', reason: 'lost', photo_id: null }
    if (upload.state !== 'received') return upload
    await sleep(POLL_MS)
  }
}

async function factsOf(entry: ImportEntry, { sidecarOf }: Beside): Promise<Facts> {
  const sidecar = sidecarOf(entry.path)
  return (sidecar && readSidecar(await text(await sidecar.open()))) ?? {}
}
