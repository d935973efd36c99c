import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { derivePassword } from '#server/derive-key.ts'
import { withClient } from '#server/db/cluster.ts'
import { HandOver } from '#server/db/instance-lock.ts'
import { ObjectDamaged, ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { UNKNOWN_TYPE } from '#server/storage/media-types.ts'
import { backupsToKeep, type Keep } from '#shared/keep-backups.ts'
import type { StagedUpload, Staging } from '#features/uploads/server/staging.ts'
import { BackupProblem, problemOf } from './backup-problem.ts'
import {
  deleteStored,
  listWanted,
  recordDropped,
  recordStored,
  selectBackedUp,
  selectNew,
  selectNotBackedUp,
  selectOriginalsOf,
  selectUnneeded,
  type WantedObject,
} from './backup-objects.queries.ts'
import {
  beginSnapshot,
  connectAsOwner,
  copyOut,
  isDataCorrupted,
  lockBackups,
  selectMigrations,
  selectReceivedUploads,
  selectSequences,
  selectTables,
} from './dump.queries.ts'
import {
  endRun,
  insertRun,
  isPaused,
  recordExpected,
  selectInstallation,
  updateProgress,
  upsertRepository,
  type RunEnd,
  type RunProgress,
} from './repositories.queries.ts'
import { OBJECT_LIST, tableFile, type Manifest, type Repository, type StoredFile } from './repository.ts'

const OBJECTS_AT_ONCE = 4
const PAGE = 200

export type BackupParts = {
  ownerUrl: string
  store: ObjectStore
  staging: Pick<Staging, 'open' | 'openPoster'>
  /** The secret, and whether it's stored in DATA_DIR instead of being a setting. */
  secret: string
  isSecretStored: boolean
  /** The master key of encrypted objects, if it's stored in DATA_DIR. */
  encryptionKey?: string | undefined
  /** Undefined: none is removed. */
  keep?: Keep | undefined
  /** False: only the database. */
  hasObjects?: boolean
  onProgress?: (progress: RunProgress) => void
  /** Asked between two files. Once it's true, the backup ends with HandOver. */
  isHandOverAsked?: () => boolean
}

export type BackupReport = RunProgress & {
  name: string
  tables: number
  /** Originals that were missing from the store, or changed. No copy of them is in the repository. */
  lost: string[]
  changed: string[]
}

/** One backup of a database is made at a time. */
export class BackupInProgress extends BackupProblem {}

/** Someone paused the backup. What it copied stays, and the next one continues from there. */
export class BackupPaused extends BackupProblem {
  constructor() {
    super('Backups are paused. Resume them in the admin area.')
  }
}

/**
 * Makes a complete backup while Hearthbook runs: first every object that the repository doesn't have, then a snapshot of the
 * database. Copied originals are compared with the hashes in the database. After a killed one,
 * the next reads at most a page of them again, and sends none.
 * @throws BackupProblem, BackupPaused, HandOver
 */
export async function makeBackup(repository: Repository, parts: BackupParts): Promise<BackupReport> {
  const client = await connectAsOwner(parts.ownerUrl)
  try {
    if (!(await lockBackups(client)))
      throw new BackupInProgress('Another backup is in progress. Try again when it finishes.')
    const { id: repository_id, is_known } = await upsertRepository(client, repository.address)
    const run_id = await insertRun(client, repository_id, 'backup')
    try {
      await repository.claim(await selectInstallation(client), is_known)
      const progress = { objects: 0, bytes: 0, new_objects: 0, new_bytes: 0 }
      const report = await backUp({ ...parts, repository, repository_id, run_id, client, progress, changed: new Set() })
      await endRun(client, run_id, { state: 'done', backup: report.name, damaged: [...report.lost, ...report.changed] })
      return report
    } catch (error) {
      // Its transaction, or a table that was half copied, still occupies the connection.
      await client.end()
      const end: RunEnd =
        error instanceof BackupPaused ? { state: 'paused' } : { state: 'failed', problem: problemOf(error) }
      await withClient(parts.ownerUrl, (another) => endRun(another, run_id, end))
      throw error
    }
  } finally {
    await client.end()
  }
}

export function secretCheck(secret: string): string {
  return derivePassword(secret, 'backup:check')
}

/** A backup is named by its second, so another one in that second waits for the next. */
async function newName(taken: Set<string>): Promise<{ made_at: string; name: string }> {
  const made_at = new Date().toISOString()
  const name = `${made_at.slice(0, 19).replaceAll(':', '-').toLowerCase()}z`
  if (!taken.has(name)) return { made_at, name }
  await sleep(100)
  return newName(taken)
}

type Run = BackupParts & {
  repository: Repository
  repository_id: string
  run_id: string
  client: pg.Client
  progress: RunProgress
  changed: Set<string>
}

async function backUp(run: Run): Promise<BackupReport> {
  const { client, repository, repository_id, progress, hasObjects = true } = run
  const earlier = await repository.removeInterrupted()
  if (hasObjects) await copyNewObjects(run)
  const { made_at, name } = await newName(earlier)
  await beginSnapshot(client)
  await listWanted(client)
  const received = hasObjects ? await selectReceivedUploads(client) : []
  const { uploads, late } = await copyUploads(received, run)
  const tables = []
  for (const table of await selectTables(client, { hasObjects })) {
    if (run.isHandOverAsked?.()) throw new HandOver()
    const sum = await repository.writePart(name, tableFile(table), copyOut(client, table)).catch((error: unknown) => {
      if (!isDataCorrupted(error)) throw error
      throw new BackupProblem(`The table ${table.name} is damaged: ${error.message}.`, 'database_damaged')
    })
    tables.push({ ...table, ...sum })
    progress.new_bytes += sum.bytes
  }
  const migrations = await selectMigrations(client)
  const sequences = await selectSequences(client)
  const installation = await selectInstallation(client)
  await client.query('commit')

  if (hasObjects) await copyNewObjects(run, { listed: true })
  const { found, settled_uploads } = await copyProcessedUploads(late, run)
  const { lost, purged } = hasObjects ? await selectNotBackedUp(client, repository_id) : { lost: [], purged: [] }
  const objects = await writeList(name, run)
  await repository.complete(name, {
    ...{ format: 2, made_at, installation, has_objects: hasObjects, migrations, tables, sequences, objects },
    ...{ uploads: [...uploads, ...found], settled_uploads, purged },
    secret: repository.encryption || run.isSecretStored ? run.secret : null,
    encryption_key: (repository.encryption && run.encryptionKey) ?? null,
    secret_check: secretCheck(run.secret),
  })
  await recordDropped(client, repository_id, made_at)
  if (run.keep) await removeOld(run.keep, run)
  await updateProgress(client, run.run_id, progress)
  const changed = lost.filter((key) => run.changed.has(key))
  return { ...progress, name, tables: tables.length, lost: lost.filter((key) => !run.changed.has(key)), changed }
}

/** Copies what the repository doesn't have, a few objects at a time. `listed`: as of the snapshot, not of now. */
async function copyNewObjects(run: Run, { listed = false } = {}): Promise<void> {
  const { client, repository_id, progress } = run
  if (!listed) {
    await listWanted(client)
    await recordExpected(client, run)
  }
  const reasonToStop = openStopCheck(run)
  for await (const page of selectNew(client, repository_id, PAGE)) {
    let reason: Error | undefined
    // By source: two originals with the same bytes, such as a photo of two families, are one object.
    const stored = new Map<string, StoredFile & { source: string; content_type: string }>()
    const work = async () => {
      for (;;) {
        const found = await reasonToStop()
        reason ??= found
        const wanted = reason ? undefined : page.pop()
        if (!wanted) return
        const copy = await copyObject(wanted, run)
        if (copy) stored.set(wanted.source, { ...copy, source: wanted.source })
      }
    }
    await Promise.all(Array.from({ length: OBJECTS_AT_ONCE }, work))
    await recordStored(client, repository_id, [...stored.values()])
    progress.new_objects += stored.size
    for (const { bytes } of stored.values()) progress.new_bytes += bytes
    await reportProgress(run)
    if (reason) throw reason
  }
}

const PAUSE_CHECK_MS = 1_000

/** To ask before each file, which can take minutes. PostgreSQL is asked once per second. */
function openStopCheck({ client, repository_id, isHandOverAsked }: Run): () => Promise<Error | undefined> {
  let asked: { at: number; answer: Promise<boolean> } | undefined
  return async () => {
    if (isHandOverAsked?.()) return new HandOver()
    if (!asked || performance.now() - asked.at > PAUSE_CHECK_MS)
      asked = { at: performance.now(), answer: isPaused(client, repository_id) }
    return (await asked.answer) ? new BackupPaused() : undefined
  }
}

/** Undefined if it's missing or changed. */
async function copyObject({ key, sha256 }: WantedObject, { repository, store, changed }: Run) {
  try {
    const { stream, contentType: content_type } = await store.open(key)
    const about = { ending: path.extname(key), contentType: content_type, sha256: sha256 ?? undefined }
    const copy = await repository.storeObject(stream, about)
    if (copy) return { ...copy, content_type }
    changed.add(key)
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error
    if (error instanceof ObjectDamaged) changed.add(key)
  }
  return undefined
}

async function copyUploads(received: StagedUpload[], { repository, staging }: Run) {
  const uploads: Manifest['uploads'] = []
  const late: string[] = []
  for (const upload of received) {
    const copy = await copyStaged(repository, () => staging.open(upload))
    if (copy) {
      const poster = await copyStaged(repository, () => staging.openPoster(upload))
      uploads.push({ id: upload.id, ...copy, poster })
    } else late.push(upload.id)
  }
  return { uploads, late }
}

async function copyStaged(repository: Repository, open: () => Promise<Readable | undefined>) {
  try {
    const stream = await open()
    return stream ? await repository.storeObject(stream, { ending: '', contentType: UNKNOWN_TYPE }) : null
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

/** Uploads that were processed after the snapshot: most became originals. */
async function copyProcessedUploads(late: string[], run: Run) {
  const originals = await selectOriginalsOf(run.client, late)
  const found: Manifest['uploads'] = []
  const settled_uploads: string[] = []
  for (const id of late) {
    const key = originals.get(id)
    const copy = key && (await copyObject({ key, source: key, sha256: null }, run))
    if (copy) found.push({ id, bytes: copy.bytes, sha256: copy.sha256, file: copy.file, poster: null })
    else settled_uploads.push(id)
  }
  return { found, settled_uploads }
}

async function writeList(name: string, run: Run): Promise<Manifest['objects']> {
  const { repository, repository_id, client, progress } = run
  async function* lines() {
    for await (const page of selectBackedUp(client, repository_id, 5_000)) {
      progress.objects += page.length
      for (const { bytes } of page) progress.bytes += bytes
      yield Buffer.from(page.map((object) => `${JSON.stringify(object)}\n`).join(''))
    }
  }
  const list = run.hasObjects === false ? Readable.from([]) : Readable.from(lines())
  const sum = await repository.writePart(name, OBJECT_LIST, list)
  return { ...sum, count: progress.objects, object_bytes: progress.bytes }
}

/** Removes backups that aren't kept, then objects that no backup needs anymore. */
async function removeOld(keep: Keep, { repository, repository_id, client }: Run): Promise<void> {
  const names = await repository.list()
  const kept = backupsToKeep(names, keep)
  for (const name of names) if (!kept.has(name)) await repository.removeBackup(name)
  const [oldest] = [...kept].toSorted()
  if (!oldest) return
  const { made_at } = await repository.manifest(oldest)
  for (;;) {
    const page = await selectUnneeded(client, repository_id, made_at, PAGE)
    if (!page.length) return
    // The note is deleted first: without it, a later backup stores the object again.
    await deleteStored(
      client,
      repository_id,
      page.map(({ source }) => source),
    )
    for (const { file, is_shared } of page) if (!is_shared) await repository.remove(file)
  }
}

async function reportProgress({ client, run_id, progress, onProgress }: Run): Promise<void> {
  await updateProgress(client, run_id, progress)
  onProgress?.(progress)
}
