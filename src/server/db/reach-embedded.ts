import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import { ensureDatabase, ownerUrlOf } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { AlreadyRunning, takeInstanceLock, type InstanceLock } from './instance-lock.ts'
import { runningPostgres } from './running-postgres.ts'

type Options = {
  /** A start of Hearthbook waits until `stop`, instead of failing. */
  isBackup: boolean
  /** Also reaches the database of a running backup. */
  besideBackup?: boolean
  /** How long a starting one may take. */
  waitSeconds?: number
  /** Makes the owner's password that of this secret. */
  ensure?: boolean
}

export type ReachedEmbedded = {
  ownerUrl: string
  /** Another process runs it. */
  is_served: boolean
  stop(): Promise<void>
}

/**
 * The embedded PostgreSQL of DATA_DIR: the running one, or it's started until `stop`. Undefined if another process has the folder
 * and its database doesn't respond. @throws AlreadyRunning beside a backup
 */
export async function reachEmbedded(
  { dataDir, secret }: Pick<Config, 'dataDir' | 'secret'>,
  { isBackup, besideBackup = false, waitSeconds = 0, ensure = false }: Options,
): Promise<ReachedEmbedded | undefined> {
  const dir = path.join(dataDir, 'postgres')
  const lock = lockUnlessRunning(dataDir, isBackup, besideBackup)
  if (!lock) {
    const address = await runningAddress(dir, waitSeconds)
    if (!address) return undefined
    return { ownerUrl: ownerUrlOf(address, 'hearthbook', secret), is_served: true, stop: async () => {} }
  }
  const postgres = await startEmbeddedPostgres({ dir, log: () => {} })
  const adminUrl = postgres.adminUrl('postgres')
  return {
    ownerUrl: ensure
      ? await ensureDatabase(adminUrl, 'hearthbook', secret)
      : ownerUrlOf(adminUrl, 'hearthbook', secret),
    is_served: false,
    async stop() {
      await postgres.stop()
      lock.release()
    },
  }
}

function lockUnlessRunning(dataDir: string, isBackup: boolean, besideBackup: boolean): InstanceLock | undefined {
  try {
    return takeInstanceLock(dataDir, { isBackup })
  } catch (error) {
    if (error instanceof AlreadyRunning && (besideBackup || !error.isBackup)) return undefined
    throw error
  }
}

async function runningAddress(dir: string, waitSeconds: number): Promise<string | undefined> {
  for (let waited = 0; ; waited += 0.5) {
    const address = runningPostgres(dir)
    if (address || waited >= waitSeconds) return address
    await sleep(500)
  }
}
