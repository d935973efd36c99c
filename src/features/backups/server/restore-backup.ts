import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { openStaging } from '#features/uploads/server/open-staging.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { loadConfig, type Config } from '#server/config.ts'
import { cannotUseDatabase } from '#server/db/cannot-use-database.ts'
import { ensureDatabase } from '#server/db/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { takeInstanceLock } from '#server/db/instance-lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrationsNamed, unknownMigrations } from '#server/db/read-migrations.ts'
import { ObjectExists, type ObjectStore } from '#server/storage/object-store.ts'
import { openBareStore, openObjectStore } from '#server/storage/open-store.ts'
import { BackupProblem } from './backup-problem.ts'
import { connectAsOwner, isDataKeys, isEmpty, loadDataKeys, loadTables, selectReceivedUploads } from './dump.queries.ts'
import { secretCheck } from './make-backup.ts'
import { readObjects } from './read-objects.ts'
import { recordRestored, selectNotRestored } from './backup-objects.queries.ts'
import { tableFile, type BackedUpObject, type Manifest, type Repository, type StoredFile } from './repository.ts'
import {
  beginFilling,
  beginRestore,
  endRestore,
  targetOf,
  readUnfinishedRestore,
  type UnfinishedRestore,
} from './unfinished-restore.ts'
import { checkIndex, findDamage, type ReadOptions } from './verify-backup.ts'

const PAGE = 400
const OBJECTS_AT_ONCE = 8

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
 * Restores a complete backup to an empty DATA_DIR, database, and bucket. Running the command again continues an interrupted
 * restore; until it completes, Hearthbook doesn't start on the data. A backup of only the database is restored beside its
 * originals, and the embedded database that was there is moved to its own folder.
 * @throws BackupProblem before anything is changed
 */
export async function restoreBackup(
  repository: Repository,
  name: string,
  env: Env = process.env,
  options: ReadOptions = {},
): Promise<Restored> {
  const manifest = await repository.manifest(name)
  await checkIndex(repository, name, manifest)
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
  const isInPlace = !manifest.has_objects
  if (isInPlace && !env['S3_BUCKET']?.trim() && !existsSync(path.join(dataDir, 'objects')))
    throw new BackupProblem(
      `This backup has only the database. Set DATA_DIR to the folder that has its originals; ${dataDir} has none.`,
    )
  if (there.length && !isInPlace)
    throw new BackupProblem(
      `${dataDir} isn't empty, and restoring never overwrites data. Move it, or set DATA_DIR to another folder.`,
    )
  await mkdir(dataDir, { recursive: true })
  const lock = env['DATABASE_URL']?.trim() ? undefined : takeInstanceLock(dataDir)
  try {
    if (!begun?.made_at) beginRestore(dataDir, manifest.made_at)
    const config = await configWithSecret(manifest, env, dataDir).catch((error: unknown) => {
      if (!begun) endRestore(dataDir)
      throw error
    })
    if (isInPlace && !begun) await moveDatabaseAside(config, manifest.made_at)
    return await restore({ repository, name, manifest, config, begun, ...options })
  } finally {
    lock?.release()
  }
}

/** Data in the database is encrypted with the secret, so it has to be the same one. */
async function configWithSecret(manifest: Manifest, env: Env, dataDir: string): Promise<Config> {
  if (!env['SECRET']?.trim()) {
    if (manifest.secret === null)
      throw new BackupProblem(
        "This backup doesn't include its secret, because SECRET was a setting. Set SECRET and try again.",
      )
    await writeFile(path.join(dataDir, 'secret'), `${manifest.secret}\n`, { mode: 0o600, flush: true })
  }
  const config = loadConfig(env)
  if (secretCheck(config.secret) === manifest.secret_check) return config
  throw new BackupProblem('This backup was made with a different SECRET. Set SECRET to that one and try again.')
}

type Restoring = ReadOptions & {
  repository: Repository
  name: string
  manifest: Manifest
  config: Config
  begun: UnfinishedRestore | undefined
}

async function restore({ repository, name, manifest, config, begun, ...options }: Restoring): Promise<Restored> {
  const bare = await openBareStore(config)
  await bare.ready()
  const database = await openEmptyDatabase(config)
  const client = await connectAsOwner(database.ownerUrl).catch(async (error: unknown) => {
    await database.stop()
    throw config.databaseUrl ? cannotUseDatabase(error) : error
  })
  try {
    if (begun?.filling !== targetOf(config)) {
      const used = await findExistingData(client, manifest.has_objects ? bare : undefined, config)
      if (used && !begun) endRestore(config.dataDir)
      if (used) throw new BackupProblem(`${used} Restoring never overwrites data.`)
      beginFilling(config)
    }
    await migrate(database.ownerUrl, config.secret, migrationsNamed(manifest.migrations))
    await loadTables(client, manifest, (table) => repository.readPart(name, tableFile(table)))
    await migrate(database.ownerUrl, config.secret)
    if (!manifest.has_objects) await restoreDataKeys(repository, client)
    const work = path.join(config.dataDir, 'restoring')
    const db = openDatabase(database.ownerUrl, config.secret)
    const restoreFiles = async () => {
      const store = await openObjectStore(config, db.keys)
      const restored = await restoreObjects({ repository, name, client, store, work, ...options })
      const staging = openStaging({ config, store, db })
      restored.wrong.push(...(await restoreUploads({ repository, client, uploads: manifest.uploads, staging, work })))
      return restored
    }
    const { wrong, objects, bytes } = await restoreFiles().finally(db.close)
    const lost = manifest.has_objects && options.sample === undefined ? await selectNotRestored(client) : []
    await rm(work, { force: true })
    endRestore(config.dataDir)
    const { made_at, tables } = manifest
    const known = new Set(wrong.map((line) => line.split(' ')[0]))
    const summary = { made_at, tables: tables.length, objects, bytes }
    return { dataDir: config.dataDir, ...summary, wrong, lost: lost.filter((key) => !known.has(key)) }
  } finally {
    await client.end()
    await database.stop()
  }
}

/** Those of the newest backup, because objects that stay in place may have been encrypted again since this one. */
async function restoreDataKeys(repository: Repository, client: pg.Client): Promise<void> {
  for (const name of (await repository.list()).toReversed()) {
    const table = (await repository.manifest(name)).tables.find(isDataKeys)
    if (!table) return
    const file = tableFile(table)
    if (await findDamage(repository.readPart(name, file), table)) continue
    return loadDataKeys(client, table, await repository.readPart(name, file))
  }
}

async function moveDatabaseAside({ dataDir }: Config, made_at: string): Promise<void> {
  const postgres = path.join(dataDir, 'postgres')
  if (existsSync(postgres)) await rename(postgres, `${postgres}-before-${made_at.slice(0, 19).replaceAll(':', '-')}`)
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

async function findExistingData(client: pg.Client, store: ObjectStore | undefined, { s3 }: Config) {
  if (!(await isEmpty(client))) return "The database of DATABASE_URL isn't empty."
  for await (const _ of store?.list('') ?? [])
    return s3 ? `The bucket ${s3.bucket} isn't empty.` : 'The object store already has files.'
  return undefined
}

type Filling = ReadOptions & {
  repository: Repository
  name: string
  client: pg.Client
  store: ObjectStore
  /** A file for what's being copied. */
  work: string
}

async function restoreObjects({ repository, name, client, store, work, sample = 1, ...options }: Filling) {
  const wrong: string[] = []
  const page: BackedUpObject[] = []
  let objects = 0
  let bytes = 0
  const listed = readObjects(repository, name)
  const restoreNext = async (_: unknown, n: number) => {
    for await (const object of listed) {
      if (Math.random() >= sample) continue
      const trouble = await restoreObject(repository, object, store, `${work}-${n}`)
      objects++
      options.onProgress?.(objects)
      if (trouble) {
        wrong.push(`${object.key} (${trouble})`)
        options.onDamaged?.(object)
        continue
      }
      bytes += object.bytes
      if (page.push(object) === PAGE) await recordRestored(client, page.splice(0))
    }
    await rm(`${work}-${n}`, { force: true })
  }
  // Most of the time is spent waiting for the disk to sync.
  const ends = await Promise.allSettled(Array.from({ length: OBJECTS_AT_ONCE }, restoreNext))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  await recordRestored(client, page)
  return { wrong, objects: objects - wrong.length, bytes }
}

async function restoreObject(repository: Repository, object: BackedUpObject, store: ObjectStore, work: string) {
  const trouble = await fetchFile(repository, object, work)
  if (trouble) return trouble
  try {
    await store.storeFile(object.key, work, { contentType: object.content_type, isDurable: true })
  } catch (error) {
    // An earlier, interrupted run stored it completely, since writes to the store are atomic.
    const existing = error instanceof ObjectExists ? await store.stat(object.key) : undefined
    if (existing?.size !== object.bytes) throw error
  }
  return undefined
}

/** Copies to a local file and verifies its hash, so that no damaged file reaches the store. */
export async function fetchFile(repository: Repository, stored: StoredFile, to: string): Promise<string | undefined> {
  const damage = await findDamage(repository.read(stored.file), stored, to)
  return damage && `${damage} in the backup`
}

type RestoringUploads = Pick<Filling, 'repository' | 'client' | 'work'> & {
  uploads: Manifest['uploads']
  staging: Staging
}

async function restoreUploads({ repository, client, uploads, staging, work }: RestoringUploads): Promise<string[]> {
  const wrong: string[] = []
  const received = new Map((await selectReceivedUploads(client)).map((upload) => [upload.id, upload]))
  for (const { id, poster, ...stored } of uploads) {
    const upload = received.get(id)
    if (!upload) continue
    const trouble = await fetchFile(repository, stored, work)
    if (trouble) wrong.push(`upload ${id} (${trouble})`)
    else {
      await staging.begin(upload)
      await staging.append(upload, createReadStream(work), 0)
      await staging.settle(upload)
    }
    const posterTrouble = poster && (await fetchFile(repository, poster, work))
    if (posterTrouble) wrong.push(`upload ${id}.poster (${posterTrouble})`)
    else if (poster) await staging.savePoster(upload, createReadStream(work))
  }
  return wrong
}
