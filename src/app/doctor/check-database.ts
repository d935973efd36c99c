import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { plannedBackups } from '#features/backups/server/back-up-nightly.ts'
import { selectLastBackup } from '#features/backups/server/repositories.queries.ts'
import { LATE_AFTER_HOURS } from '#features/backups/backups.rules.ts'
import type { Config } from '#server/config.ts'
import { cannotUseDatabase } from '#server/db/cannot-use-database.ts'
import { withClient } from '#server/db/cluster.ts'
import { findPending } from '#server/db/migrate.ts'
import { reachEmbedded } from '#server/db/reach-embedded.ts'
import { rolesCanConnect } from '#server/db/roles.ts'
import { selectServer } from './doctor.queries.ts'
import { Unhealthy } from './finding.ts'

const HOUR_MS = 60 * 60_000
const MAX_CLOCK_SECONDS = 5
const WRONG_SECRET =
  "SECRET doesn't match this data: set it to the value that Hearthbook first started with, or restore DATA_DIR/secret from a backup."

/**
 * The embedded database is started for a moment if Hearthbook isn't running, and a start waits for it. There's no URL before the
 * first start.
 */
export async function reachDatabase({ databaseUrl, dataDir, secret }: Config) {
  const close = async () => {}
  if (databaseUrl) return { ownerUrl: databaseUrl, close }
  if (!existsSync(path.join(dataDir, 'postgres', 'cluster'))) return { ownerUrl: undefined, close }
  const reached = await reachEmbedded({ dataDir, secret }, { isBackup: true, besideBackup: true })
  if (!reached) throw new Unhealthy("Hearthbook is running, but its database doesn't respond: restart Hearthbook.")
  return { ownerUrl: reached.ownerUrl, close: reached.stop }
}

/** Connects, and compares the version, the migrations and the roles with what this version of Hearthbook needs. */
export async function checkDatabase(ownerUrl: string, { databaseUrl, secret }: Config): Promise<string> {
  const { pending, isNew, version } = await ask(ownerUrl, databaseUrl, async (client) => ({
    ...(await selectServer(client)),
    ...(await findPending(client)),
  }))
  const postgres = `PostgreSQL ${version}`
  if (isNew) return `${postgres}. The first start creates the tables`
  if (!(await rolesCanConnect(ownerUrl, secret))) throw new Unhealthy(WRONG_SECRET)
  if (pending.length)
    throw new Unhealthy(
      `The database needs the update of this version (${pending.length} steps): start Hearthbook once.`,
    )
  return `${postgres}, up to date`
}

/** Compares this machine's clock with the database's. */
export async function checkDatabaseClock(ownerUrl: string, { databaseUrl }: Config): Promise<string> {
  const seconds = await ask(ownerUrl, databaseUrl, async (client) => {
    const askedAt = Date.now()
    const { now } = await selectServer(client)
    return (now.getTime() - (askedAt + Date.now()) / 2) / 1000
  })
  return describeClock('The clock of the database', seconds, MAX_CLOCK_SECONDS)
}

export function describeClock(whose: string, seconds: number, most: number): string {
  const words = `${Math.abs(seconds).toFixed(0)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} this machine's`
  if (Math.abs(seconds) > most)
    throw new Unhealthy(`${whose} is ${words}: synchronize the clocks of both machines (timedatectl set-ntp true).`)
  return `${whose} agrees with this machine's`
}

/** The age of the last backup at each place. */
export async function checkBackups(ownerUrl: string | undefined, config: Config): Promise<string> {
  if (!config.backups.to.length)
    throw new Unhealthy(
      "There's no second copy of your photos: set BACKUP_TO to a folder on another disk, or to a bucket.",
    )
  if (!ownerUrl) return 'The first one is made after the first start'
  const ages = await ask(ownerUrl, config.databaseUrl, async (client) => {
    if ((await findPending(client)).isNew) return []
    const found = []
    for (const { place } of plannedBackups(config)) {
      const last = await selectLastBackup(client, place.address)
      found.push({ place, hours: last && (Date.now() - last.getTime()) / HOUR_MS })
    }
    return found
  })
  for (const { place, hours } of ages) {
    if (place.kind === 'folder' && !existsSync(place.folder))
      throw new Unhealthy(`The folder ${place.folder} isn't there: connect its disk, or correct BACKUP_TO.`)
    if (hours === undefined)
      throw new Unhealthy(`There's no backup at ${place.address} yet: run npm run backup, or wait for tonight's.`)
    if (hours > LATE_AFTER_HOURS)
      throw new Unhealthy(
        `The last backup to ${place.address} is ${Math.floor(hours / 24)} days old: see Administration, Backups.`,
      )
  }
  const oldest = Math.max(...ages.map(({ hours = 0 }) => hours))
  return ages.length ? `The last one is ${Math.round(oldest)} hours old` : 'The first one is made after the first start'
}

async function ask<T>(ownerUrl: string, databaseUrl: string | undefined, work: (client: pg.Client) => Promise<T>) {
  try {
    return await withClient(ownerUrl, work)
  } catch (error) {
    if (databaseUrl) throw cannotUseDatabase(error)
    throw (error as { code?: string }).code === '28P01' ? new Unhealthy(WRONG_SECRET) : error
  }
}
