import { existsSync } from 'node:fs'
import path from 'node:path'
import { loadConfig, type Config } from '#server/config.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { settings } from '#server/settings.ts'
import { VERSION } from '#server/version.ts'
import { checkEncryption } from './check-encryption.ts'
import { checkAddress, checkProcess } from './check-address.ts'
import { checkBackups, checkDatabase, checkDatabaseClock, reachDatabase } from './check-database.ts'
import { checkDataDir, checkDecoders, checkDisk, checkFfmpeg, checkInbox, checkMemory } from './check-machine.ts'
import { checkMailIn } from './check-mail-in.ts'
import { checkMail, checkStore, checkVision } from './check-services.ts'
import { examine, Unhealthy, type Finding } from './finding.ts'

/** Checks everything that an instance with these settings needs, and changes nothing. */
export async function* diagnose(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  let config: Config | undefined
  let hasSecret = true
  yield examine('Settings', () => {
    ;({ config, hasSecret } = readSettings(env))
    return `Hearthbook ${VERSION}, Node ${process.versions.node}`
  })
  if (config) yield* diagnoseInstance(config, hasSecret, env)
}

async function* diagnoseInstance(config: Config, hasSecret: boolean, env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  yield examine('Secret', () => checkSecret(config, hasSecret))
  yield examine('Data folder', () => checkDataDir(config))
  yield examine('Disk', () => checkDisk(config))
  yield examine('Inbox folder', () => checkInbox(config))
  yield examine('Memory', () => checkMemory(config))
  // Before the database, which waits for a process that is starting.
  const running = await examine('Process', () => checkProcess(config))
  yield running
  let ownerUrl: string | undefined
  let close = async () => {}
  try {
    const database = await examine('Database', async () => {
      ;({ ownerUrl, close } = await reachDatabase(config))
      return ownerUrl ? checkDatabase(ownerUrl, config) : 'PostgreSQL is created at the first start'
    })
    yield database
    const url = database.ok ? ownerUrl : undefined
    if (url) yield examine('Clock', () => checkDatabaseClock(url, config))
    if (database.ok) yield examine('Backups', () => checkBackups(url, config))
    yield examine('Storage', () => checkStore(config, url))
    if (database.ok) yield examine('Encryption', () => checkEncryption(config, url))
  } finally {
    await close()
  }
  yield examine('Email', () => checkMail(config))
  const { vision, mailIn } = config
  const isRunning = running.text !== 'Not running'
  if (mailIn && config.role !== 'worker')
    yield examine('Photos by email', () => checkMailIn(mailIn, config.host, isRunning))
  if (vision) yield examine('Faces', () => checkVision(vision))
  yield examine('Address', () => checkAddress(config, isRunning))
  yield examine('Videos', () => checkFfmpeg(config, env))
  yield examine('Decoders', () => checkDecoders(config))
}

/** Like loadConfig, which creates a missing secret. */
function readSettings(env: NodeJS.ProcessEnv): { config: Config; hasSecret: boolean } {
  const given = settingsFromFiles(Object.keys(settings.shape), env)
  const dataDir = path.resolve(given['DATA_DIR']?.trim() || './data')
  const hasSecret = Boolean(given['SECRET']?.trim()) || existsSync(path.join(dataDir, 'secret'))
  return { config: loadConfig(hasSecret ? given : { ...given, SECRET: '-'.repeat(32) }), hasSecret }
}

function checkSecret({ dataDir }: Config, hasSecret: boolean): string {
  if (hasSecret) return 'Present'
  if (existsSync(path.join(dataDir, 'postgres', 'cluster')))
    throw new Unhealthy(`${dataDir}/secret is missing: restore it from a backup, or set SECRET to its content.`)
  return 'Created at the first start'
}
