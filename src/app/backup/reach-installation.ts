import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { cannotUseDatabase } from '#server/db/cannot-use-database.ts'
import { withClient } from '#server/db/cluster.ts'
import { openDatabase } from '#server/db/database.ts'
import { isHandOverAsked } from '#server/db/instance-lock.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { reachEmbedded } from '#server/db/reach-embedded.ts'
import { rolesCanConnect } from '#server/db/roles.ts'
import { openStaging } from '#features/uploads/server/open-staging.ts'
import type { Staging } from '#features/uploads/server/staging.ts'
import { openObjectStore } from '#server/storage/open-store.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { refuseUnfinishedRestore } from '#features/backups/server/unfinished-restore.ts'

const STARTING_SECONDS = 30

export type ReachedDatabase = {
  ownerUrl: string
  /** Hearthbook is running in another process on this machine. */
  is_served: boolean
  /** Whether Hearthbook was started and waits for this backup. */
  isHandOverAsked(): boolean
  close(): Promise<void>
}
export type Installation = ReachedDatabase & { store: ObjectStore; staging: Staging }

/**
 * Opens this instance's database and objects, whether or not Hearthbook is running. If it isn't, it can't start until
 * `close`, or until a backup takes it over.
 * @throws BackupProblem
 */
export async function reachInstallation(config: Config, options: { isBackup?: boolean } = {}): Promise<Installation> {
  const reached = await reachDatabase(config, options)
  const db = openDatabase(reached.ownerUrl, config.secret)
  const close = async () => {
    await db.close()
    await reached.close()
  }
  try {
    const store = await openObjectStore(config, db.keys)
    await store.ready()
    return { ...reached, store, staging: openStaging({ config, store, db }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Only the database, without connections of the app's own roles. @throws BackupProblem */
export async function reachDatabase(
  config: Config,
  { isBackup = false }: { isBackup?: boolean } = {},
): Promise<ReachedDatabase> {
  const { dataDir } = config
  refuseUnfinishedRestore(config)
  if (!config.databaseUrl && !existsSync(path.join(dataDir, 'postgres', 'cluster')))
    throw new BackupProblem(`There's no Hearthbook data in ${dataDir}. Set DATA_DIR to your data folder.`)
  const database = config.databaseUrl
    ? { ownerUrl: config.databaseUrl, is_served: false, stop: async () => {} }
    : await ownPostgres(config, isBackup)
  try {
    const isReady = await isUpToDate(database.ownerUrl).catch((error: unknown) => {
      throw config.databaseUrl ? cannotUseDatabase(error) : error
    })
    if (!isReady) throw new BackupProblem('The database needs an update. Start Hearthbook once and try again.')
    // A backup contains the secret that decrypts its data. Without a SECRET setting, this process may have generated
    // another one.
    if (!(await rolesCanConnect(database.ownerUrl, config.secret)))
      throw new BackupProblem(
        "SECRET doesn't match this instance's data. Run this command with the same settings as Hearthbook.",
      )
    const { ownerUrl, is_served, stop } = database
    return {
      ...{ ownerUrl, is_served, close: stop },
      isHandOverAsked: () => !config.databaseUrl && !is_served && isHandOverAsked(dataDir),
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** SQLSTATE codes of a database that isn't fully migrated: a role, table, or function is missing. */
const NOT_YET = ['28P01', '28000', '3D000', '3F000', '42P01', '42883']

async function isUpToDate(ownerUrl: string): Promise<boolean> {
  try {
    return await withClient(ownerUrl, isMigrated)
  } catch (error) {
    if (NOT_YET.includes((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

async function ownPostgres(config: Config, isBackup: boolean) {
  const reached = await reachEmbedded(config, { isBackup, waitSeconds: STARTING_SECONDS, ensure: true })
  if (!reached)
    throw new BackupProblem(
      "Hearthbook is running, but its database doesn't respond. Restart Hearthbook and try again.",
    )
  return reached
}
