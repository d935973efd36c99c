import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { loadConfig, type Config } from '#server/config.ts'
import { cannotUseDatabase } from '#server/db/cannot-use-database.ts'
import { ensureDatabase } from '#server/db/cluster.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { takeInstanceLock } from '#server/db/instance-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsNamed, unknownMigrations } from '#server/db/read-migrations.ts'
import { hashFile } from '#server/media-process/hash-file.ts'
import { ObjectExists, type ObjectStore } from '#server/storage/object-store.ts'
import { openObjectStore } from '#server/storage/open-store.ts'
import {
  BackupProblem,
  checkIndex,
  copyIfThere,
  objectFile,
  readManifest,
  readObjects,
  secretFile,
  stagedFile,
  tableFile,
  type BackedUpObject,
  type Manifest,
} from './backup-folder.ts'
import { connectAsOwner, isEmpty, loadTables, recordCopied, selectMissingOriginals } from './backup.queries.ts'
import {
  beginFilling,
  beginRestore,
  endRestore,
  targetOf,
  readUnfinishedRestore,
  type UnfinishedRestore,
} from './unfinished-restore.ts'
import { secretCheck } from './make-backup.ts'

const PAGE = 400

export type Restored = {
  dataDir: string
  made_at: string
  tables: number
  objects: number
  bytes: number
  /** Files of the backup that are missing or damaged. They're skipped. */
  wrong: string[]
  /** Originals with a row but without a file, because they were already missing during the backup or are missing from it. */
  lost: string[]
}

type Env = Record<string, string | undefined>

/**
 * Restores a complete backup to an empty instance: an empty DATA_DIR, database, and bucket. Running the same command
 * again continues an interrupted restore; until it completes, Hearthbook doesn't start on the data.
 * @throws BackupProblem before anything is changed
 */
export async function restoreBackup(
  folder: string,
  env: Env = process.env,
  onProgress?: (objects: number) => void,
): Promise<Restored> {
  const manifest = await readManifest(folder)
  await checkIndex(folder, manifest)
  const newer = unknownMigrations(manifest.migrations)
  if (newer.length)
    throw new BackupProblem(
      `A newer version of Hearthbook made this backup (${newer.join(', ')}). Update Hearthbook first.`,
    )
  const dataDir = path.resolve(env['DATA_DIR']?.trim() || './data')
  const begun = readUnfinishedRestore(dataDir)
  if (begun?.made_at && begun.made_at !== manifest.made_at)
    throw new BackupProblem(
      `Restoring the backup of ${begun.made_at} to ${dataDir} was interrupted. Run it again, or set DATA_DIR to another folder.`,
    )
  const there = begun ? [] : await readdir(dataDir).catch(() => [])
  if (there.length)
    throw new BackupProblem(
      `${dataDir} isn't empty, and restoring never overwrites data. Move it, or set DATA_DIR to another folder.`,
    )
  await mkdir(dataDir, { recursive: true })
  if (!begun?.made_at) beginRestore(dataDir, manifest.made_at)
  const config = await configWithSecret(folder, manifest, env, dataDir).catch((error: unknown) => {
    if (!begun) endRestore(dataDir)
    throw error
  })
  const lock = config.databaseUrl ? undefined : takeInstanceLock(dataDir)
  try {
    return await restore(folder, manifest, config, begun, onProgress)
  } finally {
    lock?.release()
  }
}

/** Data in the database is encrypted with the secret, so it has to be the same one. */
async function configWithSecret(folder: string, manifest: Manifest, env: Env, dataDir: string): Promise<Config> {
  if (existsSync(secretFile(folder)) && !env['SECRET']?.trim())
    await copyFile(secretFile(folder), path.join(dataDir, 'secret'))
  else if (!env['SECRET']?.trim())
    throw new BackupProblem(
      "This backup doesn't include its secret, because SECRET was a setting. Set SECRET and try again.",
    )
  const config = loadConfig(env)
  if (secretCheck(config.secret) === manifest.secret_check) return config
  throw new BackupProblem('This backup was made with a different SECRET. Set SECRET to that one and try again.')
}

async function restore(
  folder: string,
  manifest: Manifest,
  config: Config,
  begun: UnfinishedRestore | undefined,
  onProgress?: (objects: number) => void,
): Promise<Restored> {
  const store = await openObjectStore(config)
  await store.ready()
  const database = await openEmptyDatabase(config)
  const client = await connectAsOwner(database.ownerUrl).catch(async (error: unknown) => {
    await database.stop()
    throw config.databaseUrl ? cannotUseDatabase(error) : error
  })
  try {
    if (begun?.filling !== targetOf(config)) {
      const used = await findExistingData(client, store, config)
      if (used && !begun) endRestore(config.dataDir)
      if (used) throw new BackupProblem(`${used} Restoring never overwrites data.`)
      beginFilling(config)
    }
    await migrate(database.ownerUrl, config.secret, migrationsNamed(manifest.migrations))
    await loadTables(client, manifest, (table) => tableFile(folder, table))
    await migrate(database.ownerUrl, config.secret)
    await client.query('begin')
    await client.query('create temp table copied (key text primary key, sha256 text not null) on commit drop')
    const { wrong, objects, bytes } = await restoreObjects(folder, client, store, config.dataDir, onProgress)
    wrong.push(...(await restoreUploads(folder, manifest, config.dataDir)))
    const { lost, changed } = await selectMissingOriginals(client)
    await client.query('commit')
    endRestore(config.dataDir)
    const { made_at, tables } = manifest
    const known = new Set(wrong.map((line) => line.split(' ')[0]))
    wrong.push(...changed.map((key) => `${key} (not what was uploaded)`))
    const summary = { made_at, tables: tables.length, objects, bytes }
    return { dataDir: config.dataDir, ...summary, wrong, lost: lost.filter((key) => !known.has(key)) }
  } finally {
    await client.end()
    await database.stop()
  }
}

async function openEmptyDatabase({ databaseUrl, dataDir, secret }: Config) {
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: async () => {} }
  const dir = path.join(dataDir, 'postgres')
  // An unused leftover of an interrupted restore.
  await rm(dir, { recursive: true, force: true })
  const postgres = await startEmbeddedPostgres({ dir, log: () => {} })
  const ownerUrl = await ensureDatabase(postgres.adminUrl('postgres'), 'hearthbook', secret)
  return { ownerUrl, stop: () => postgres.stop() }
}

async function findExistingData(client: pg.Client, store: ObjectStore, { s3 }: Config): Promise<string | undefined> {
  if (!(await isEmpty(client))) return "The database of DATABASE_URL isn't empty."
  for await (const _ of store.list(''))
    return s3 ? `The bucket ${s3.bucket} isn't empty.` : 'The object store already has files.'
  return undefined
}

async function restoreObjects(
  folder: string,
  client: pg.Client,
  store: ObjectStore,
  dataDir: string,
  onProgress?: (objects: number) => void,
) {
  const wrong: string[] = []
  const page: BackedUpObject[] = []
  let objects = 0
  let bytes = 0
  const copy = path.join(dataDir, 'restoring')
  for await (const object of readObjects(folder)) {
    const trouble = await restoreObject(folder, object, store, copy)
    objects++
    onProgress?.(objects)
    if (trouble) {
      wrong.push(`${object.key} (${trouble})`)
      continue
    }
    bytes += object.bytes
    page.push(object)
    if (page.length === PAGE) await recordCopied(client, page.splice(0))
  }
  await recordCopied(client, page)
  await rm(copy, { force: true })
  return { wrong, objects: objects - wrong.length, bytes }
}

/** Copies to a temporary file and verifies its hash, so that no damaged file reaches the store. */
async function restoreObject(folder: string, object: BackedUpObject, store: ObjectStore, copy: string) {
  if (!(await copyIfThere(objectFile(folder, object.key), copy))) return 'missing in the backup'
  if ((await hashFile(copy)) !== object.sha256) return 'damaged in the backup'
  try {
    await store.storeFile(object.key, copy, { contentType: object.content_type })
  } catch (error) {
    // An earlier, interrupted run stored it completely, since writes to the store are atomic.
    const existing = error instanceof ObjectExists ? await store.stat(object.key) : undefined
    if (existing?.size !== object.bytes) throw error
  }
  return undefined
}

async function restoreUploads(folder: string, { uploads }: Manifest, dataDir: string): Promise<string[]> {
  const wrong: string[] = []
  const staging = path.join(dataDir, 'staging')
  await mkdir(staging, { recursive: true })
  for (const { id, sha256 } of uploads) {
    const staged = path.join(staging, id)
    if (!(await copyIfThere(stagedFile(folder, id), staged))) wrong.push(`staging/${id} (missing in the backup)`)
    else if ((await hashFile(staged)) !== sha256) wrong.push(`staging/${id} (damaged in the backup)`)
    await copyIfThere(`${stagedFile(folder, id)}.poster`, `${staged}.poster`)
  }
  return wrong
}
