import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterPid, stopLeftoverPostmaster } from './leftover-postmaster.ts'
import { postgresAccount } from './postgres-account.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { prepareCluster } from './postgres-cluster.ts'
import { launchPostmaster, type Postmaster } from './postmaster.ts'
import { addressOf, socketDirFor } from './postgres-address.ts'

export type EmbeddedPostgres = {
  /** Connection string of the superuser `postgres` for a database. */
  adminUrl(database: string): string
  port: number
  /** The postmaster's process ID. It changes with each restart, and is undefined while PostgreSQL is down. */
  readonly pid: number | undefined
  /** Stops it cleanly: open transactions are rolled back, and committed ones are on disk. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** PostgreSQL's folder, with `cluster` (the data) and `password`. Created if missing. */
  dir: string
  log: (line: string) => void
  /** Server settings that override those below, such as `fsync: 'off'` in tests. */
  settings?: Record<string, string>
}

const FIRST_RETRY_DELAY_MS = 250
const MAX_RETRY_DELAY_MS = 30_000

// For a small machine that also runs other things. The rest are PostgreSQL's defaults.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Starts the embedded PostgreSQL on a free loopback port, creates its data folder the first time, and restarts it if it
 * crashes. It ends with this process, even after kill -9. Take the instance lock first: only one can run per folder.
 */
export async function startEmbeddedPostgres({
  dir,
  log,
  settings,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries()
  const home = path.resolve(dir)
  const cluster = path.join(home, 'cluster')
  mkdirSync(home, { recursive: true })
  // If root starts Hearthbook, PostgreSQL runs as another account and needs to pass through.
  if (process.getuid?.() === 0) chmodSync(home, 0o711)
  const account = postgresAccount(cluster, [binaries.postgres, home])
  const { password } = prepareCluster(cluster, binaries, account)

  const socketDir = socketDirFor(cluster)
  const launch = async (port: number) => {
    await stopLeftoverPostmaster(cluster, log)
    const all = { ...SETTINGS, unix_socket_directories: socketDir, ...settings }
    const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    return launchPostmaster({ command: [binaries.postgres, '-D', cluster, '-p', String(port), ...given], account, log })
  }
  const { port, postmaster } = await launchOnFreePort(launch)
  const running = restartOnCrash(postmaster, () => launch(port), log)

  return {
    adminUrl: (database) => addressOf({ password, port, socketDir, database }),
    port,
    get pid() {
      return postmasterPid(cluster)
    },
    stop: running.stop,
  }
}

/** Another program can take the port between finding it free and binding it. */
async function launchOnFreePort(launch: (port: number) => Promise<Postmaster>) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, postmaster: await launch(port) }
    } catch (error) {
      if (attempt === 5 || !String(error).includes('could not bind')) throw error
    }
  }
}

/** Restarts the server on the same port, so the pools of this process can reconnect. */
function restartOnCrash(first: Postmaster, launch: () => Promise<Postmaster>, log: (line: string) => void) {
  let postmaster: Postmaster | undefined = first
  const stopping = new AbortController()

  const kept = (async () => {
    for (let delayMs = FIRST_RETRY_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS)) {
      await postmaster?.ended
      if (stopping.signal.aborted) return
      log('PostgreSQL has ended; starting it again')
      postmaster = await launch().catch((error: Error) => void log(error.message))
      if (stopping.signal.aborted) return postmaster?.stop()
      if (postmaster) delayMs = FIRST_RETRY_DELAY_MS
      else await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      await postmaster?.stop()
      await kept
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
