import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { derivePassword } from '#server/derive-key.ts'
import { hashFile } from '#server/media-process/hash-file.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { isExportKey } from '#features/exports/server/export-key.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import {
  BackupProblem,
  copyIfThere,
  tryHardLink,
  listBackups,
  objectFile,
  objectList,
  completeBackup,
  secretFile,
  stagedFile,
  tableFile,
  UNFINISHED,
  type BackedUpObject,
  type BackedUpTable,
  type Manifest,
} from './backup-folder.ts'
import {
  beginSnapshot,
  connectAsOwner,
  copyOut,
  lockBackups,
  recordCopied,
  selectMigrations,
  selectExpectedHashes,
  selectReceivedUploads,
  selectSequences,
  selectTables,
  selectMissingOriginals,
} from './backup.queries.ts'

const OBJECTS_AT_ONCE = 4
const PAGE = 400

export type BackupParts = {
  ownerUrl: string
  store: ObjectStore
  staging: Pick<Staging, 'fileOf' | 'posterOf'>
  /** The secret, and the file that stores it unless it's a setting. */
  secret: string
  secretPath: string | undefined
  onProgress?: (progress: { objects: number; bytes: number }) => void
}

export type BackupReport = {
  folder: string
  rows_of: number
  objects: number
  bytes: number
  /** How many objects were hard-linked from the last backup. */
  linked: number
  /** Originals that were already missing from the store, or changed, before the backup. */
  lost: string[]
  changed: string[]
}

/**
 * Makes a complete backup in a new folder below `parent` while Hearthbook runs: a snapshot of the database, then every
 * object. Copied objects are compared with the hashes in the database.
 * @throws BackupProblem
 */
export async function makeBackup(parent: string, parts: BackupParts): Promise<BackupReport> {
  const made_at = new Date().toISOString()
  const folder = path.join(path.resolve(parent), `hearthbook-${made_at.slice(0, 19).replaceAll(':', '-')}Z`)
  const client = await connectAsOwner(parts.ownerUrl)
  try {
    if (!(await lockBackups(client)))
      throw new BackupProblem('Another backup is in progress. Try again when it finishes.')
    await mkdir(parent, { recursive: true })
    await removeInterrupted(parent)
    const unfinished = folder + UNFINISHED
    for (const part of ['database', 'objects', 'staging'])
      await mkdir(path.join(unfinished, part), { recursive: true, mode: 0o700 })
    await beginSnapshot(client)
    // Uploads come first: if a worker processes one during the backup, its object isn't in the snapshot.
    const { uploads, late } = await copyUploads(client, unfinished, parts.staging)
    const database = await copyDatabase(client, unfinished)
    const copied = await copyObjects(client, { unfinished, previous: (await listBackups(parent)).at(-1) }, parts)
    const { found, settled_uploads } = await findProcessedUploads(late, unfinished, copied.originals)
    const { lost, changed } = await selectMissingOriginals(client)
    await client.query('rollback')
    const still = lost.length ? await selectExpectedHashes(client, lost) : new Map<string, string>()
    if (parts.secretPath) await copyFile(parts.secretPath, secretFile(unfinished))
    await completeBackup(unfinished, folder, {
      ...{ format: 1, made_at, ...database, objects: copied.list },
      ...{ uploads: [...uploads, ...found], settled_uploads },
      purged: lost.filter((key) => !still.has(key)),
      secret_check: secretCheck(parts.secret),
    })
    const { count: objects, object_bytes: bytes } = copied.list
    const rows_of = database.tables.length
    return {
      folder,
      rows_of,
      objects,
      bytes,
      linked: copied.linked,
      lost: lost.filter((key) => still.has(key)),
      changed,
    }
  } finally {
    await client.end()
  }
}

export function secretCheck(secret: string): string {
  return derivePassword(secret, 'backup:check')
}

/** The lock excludes other backups, so unfinished folders are from interrupted ones. */
async function removeInterrupted(parent: string) {
  for (const name of await readdir(parent))
    if (name.startsWith('hearthbook-') && name.endsWith(UNFINISHED))
      await rm(path.join(parent, name), { recursive: true })
}

async function copyUploads(client: pg.Client, unfinished: string, staging: BackupParts['staging']) {
  const uploads: Manifest['uploads'] = []
  const late: string[] = []
  for (const id of await selectReceivedUploads(client)) {
    const copy = stagedFile(unfinished, id)
    if (await copyIfThere(staging.fileOf(id), copy)) uploads.push({ id, sha256: await hashFile(copy) })
    else late.push(id)
    await copyIfThere(staging.posterOf(id), `${copy}.poster`)
  }
  return { uploads, late }
}

async function copyDatabase(client: pg.Client, unfinished: string) {
  const migrations = await selectMigrations(client)
  const tables: BackedUpTable[] = []
  for (const table of await selectTables(client))
    tables.push(await copyOut(client, table, tableFile(unfinished, table)))
  return { migrations, tables, sequences: await selectSequences(client) }
}

type Target = { unfinished: string; previous: string | undefined }

/** Copies and hashes every object that can't be created again on demand, a few at a time. */
async function copyObjects(client: pg.Client, target: Target, { store, onProgress }: BackupParts) {
  const list = await openList(objectList(target.unfinished))
  const originals = new Map<string, string>()
  let linked = 0
  let bytes = 0
  for await (const keys of pagesOf(store.list(''))) {
    const promised = await selectExpectedHashes(client, keys)
    const page: BackedUpObject[] = []
    const work = async () => {
      for (let key = keys.shift(); key; key = keys.shift()) {
        const object = await copyObject(key, promised.get(key), target, store)
        if (!object) continue
        if (object.linked) linked++
        page.push({ key, bytes: object.bytes, sha256: object.sha256, content_type: object.content_type })
        const upload = /\/([0-9a-f-]{36})\/original/.exec(key)?.[1]
        if (upload && !promised.has(key)) originals.set(upload, key)
      }
    }
    await Promise.all(Array.from({ length: OBJECTS_AT_ONCE }, work))
    await recordCopied(client, page)
    for (const object of page) {
      bytes += object.bytes
      await list.add(`${JSON.stringify(object)}\n`)
    }
    onProgress?.({ objects: list.count(), bytes })
  }
  return { list: { ...(await list.close()), object_bytes: bytes }, originals, linked }
}

/** Downloads that people can request again. */
async function* pagesOf(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = []
  for await (const key of keys) {
    if (isExportKey(key)) continue
    page.push(key)
    if (page.length < PAGE) continue
    yield page
    page = []
  }
  if (page.length) yield page
}

/** Undefined if it was removed after it was listed. */
async function copyObject(
  key: string,
  sha256: string | undefined,
  { unfinished, previous }: Target,
  store: ObjectStore,
) {
  const file = objectFile(unfinished, key)
  await mkdir(path.dirname(file), { recursive: true })
  const earlier = previous && (await linkPreviousCopy(objectFile(previous, key), file, key, sha256, store))
  if (earlier) return earlier
  try {
    const { stream, content_type } = await openObject(store, key)
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(stream, hashing, createWriteStream(file, { flush: true }))
    return { bytes: (await stat(file)).size, sha256: hash.digest('hex'), content_type, linked: false }
  } catch (error) {
    if (!(error instanceof ObjectMissing)) throw error
    await rm(file, { force: true })
    return undefined
  }
}

async function openObject(store: ObjectStore, key: string) {
  const { stream, contentType: content_type } = await store.open(key)
  return { stream, content_type }
}

/** Originals never change, so the last backup's copy is reused once its hash is verified. */
async function linkPreviousCopy(
  earlier: string,
  file: string,
  key: string,
  sha256: string | undefined,
  store: ObjectStore,
) {
  if (!sha256 || !(await stat(earlier).catch(() => undefined))) return undefined
  if ((await hashFile(earlier)) !== sha256) return undefined
  const there = await store.stat(key)
  const { size: bytes } = await stat(earlier)
  // The store's copy is missing or truncated: it's copied as is, and the report names it.
  if (there?.size !== bytes) return undefined
  const opened = await store.open(key)
  opened.stream.destroy()
  if (!(await tryHardLink(earlier, file))) return undefined
  return { bytes, sha256, content_type: opened.contentType, linked: true }
}

/** Finds what became of uploads that were processed after the snapshot. */
async function findProcessedUploads(late: string[], unfinished: string, originals: Map<string, string>) {
  const found: Manifest['uploads'] = []
  const settled_uploads: string[] = []
  for (const id of late) {
    const key = originals.get(id)
    if (!key) {
      settled_uploads.push(id)
      continue
    }
    const copy = stagedFile(unfinished, id)
    const object = objectFile(unfinished, key)
    if (!(await tryHardLink(object, copy))) await copyIfThere(object, copy)
    found.push({ id, sha256: await hashFile(copy) })
  }
  return { found, settled_uploads }
}

async function openList(file: string) {
  await writeFile(file, '')
  const out: WriteStream = createWriteStream(file, { flush: true })
  const hash = createHash('sha256')
  let count = 0
  let bytes = 0
  return {
    count: () => count,
    async add(line: string) {
      hash.update(line)
      bytes += Buffer.byteLength(line)
      count++
      if (!out.write(line)) await once(out, 'drain')
    },
    async close() {
      out.end()
      await finished(out)
      return { count, bytes, sha256: hash.digest('hex') }
    },
  }
}
