import { flushCompileCache } from 'node:module'
import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import { requireDataDir } from '#server/data-dir.ts'
import { takeInstanceLockFromBackup } from '#server/db/instance-lock.ts'
import { announceSettings } from '#server/db/same-settings.ts'
import { removeStaleWork } from '#server/storage/scratch.ts'
import { decoderFolders } from '#server/media-process/sandbox.ts'
import { openLog } from '#server/log.ts'
import { refuseUnfinishedRestore } from '#features/backups/server/unfinished-restore.ts'
import { setupLink } from '#features/accounts/server/sign-up-permission.ts'
import { isDiskFull } from '#server/storage/durable-files.ts'
import { assertWritable } from '#server/storage/free-space.ts'
import type { AppContext } from '#server/feature.ts'
import { openContext } from './context.ts'
import { greeting } from './greeting.ts'
import { startWeb } from './web-server.ts'
import { startWorker } from './worker.ts'

const DISK_FULL = 'The disk of DATA_DIR or of the database is full. Free up some space, then start Hearthbook again.'
/** Time for work in progress after Ctrl-C or SIGTERM. Interrupted jobs run again at the next start. */
const STOP_PATIENCE_MS = 10_000

/** Why it can't start, if the operator can fix that. */
export function reasonOf(error: unknown): string | undefined {
  if (saysDiskFull(error)) return DISK_FULL
  return error instanceof CannotStart ? error.message : undefined
}

/** PostgreSQL's programs and SQLite say it in words. */
function saysDiskFull(error: unknown): boolean {
  return isDiskFull(error) || /No space left on device|Disk quota exceeded|disk is full/.test(String(error))
}

/** Starts the processes of this role, which stop on signals. */
export async function start(config: Config) {
  requireDataDir(config.dataDir)
  await assertWritable(config.dataDir)
  refuseUnfinishedRestore(config)
  const log = openLog(config.logLevel)
  // With an external database, several processes may share everything else too.
  const say = (line: string) => process.stderr.write(`${line}\n`)
  const lock = config.databaseUrl ? undefined : await takeInstanceLockFromBackup(config.dataDir, say)
  // Nothing else uses the folder, so killed processes left these files.
  if (lock) removeStaleWork(decoderFolders(config).work, 0)
  const announced = config.databaseUrl ? await announceSettings(config.databaseUrl, config) : undefined
  const context = await openContext(config, log).catch(async (error: unknown) => {
    await announced?.close()
    throw error
  })
  const parts: { stop(): Promise<void> }[] = []
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    // At the same time, because responses can take longer than we wait, and jobs have to be handed back.
    await Promise.all(parts.map((part) => part.stop()))
    await context.close()
    await announced?.close()
    lock?.release()
  }
  stopOnSignals(stop)
  try {
    const worker = config.role === 'web' ? undefined : await startWorker(context)
    if (worker) parts.push(worker)
    if (config.role !== 'worker') {
      const web = await startWeb(context, worker?.activity)
      parts.push(web)
      lock?.announce(config.appUrl)
      const links = { setup: await setupLink(context.db, config), mailbox: web.mailboxLink }
      process.stdout.write(greeting(config, { ...links, isTerminal: process.stdout.isTTY }))
    }
    void logProtection(context)
    // Writes the compile cache now, so that the next start is faster however this process ends.
    flushCompileCache()
  } catch (error) {
    await stop()
    throw error
  }
}

async function logProtection({ config, isolation, log }: AppContext) {
  log.info({ encryption: config.encryption.isOn ? 'on' : 'off' }, 'encryption of stored files')
  if (config.plainHttp) log.warn('connections are not encrypted: set APP_URL to an https address (docs/operations.md)')
  const { state, detail } = await isolation()
  if (state === 'isolated') log.info('decoders are isolated: no network, no access to other files')
  else log.warn({ state, detail }, 'decoders are not isolated: see "Isolated decoders" in docs/operations.md')
}

function stopOnSignals(stop: () => Promise<void>) {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stop().then(() => process.exit(0))
    })
}
