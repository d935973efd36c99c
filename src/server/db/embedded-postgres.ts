import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { notedPostmaster, stopLeftoverPostmaster } from './leftover-postmaster.ts'
import { postgresAccount } from './postgres-account.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { prepareCluster } from './postgres-cluster.ts'
import { launchPostmaster, type Postmaster } from './postmaster.ts'

export type EmbeddedPostgres = {
  /** The connection string of the superuser `postgres` for one database. */
  adminUrl(database: string): string
  port: number
  /** The postmaster's process id: another one after PostgreSQL had to be started again, none while it is down. */
  readonly pid: number | undefined
  /** Stops it cleanly: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Belongs to PostgreSQL as a whole: made when missing; `cluster` (the data) and `password` lie in it. */
  dir: string
  log: (line: string) => void
  /** Server settings over the ones here, such as `fsync: 'off'` in tests. */
  settings?: Record<string, string>
}

const FIRST_RETRY_DELAY_MS = 250
const LONGEST_RETRY_DELAY_MS = 30_000

// For a small machine that has more to do than this database: PostgreSQL's own defaults but for what is said here.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // Paths of sockets may have 107 characters, and DATA_DIR may be longer.
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  // Solid-state disks read anywhere at nearly the price of reading in order.
  random_page_cost: '1.1',
  // Compiling a query costs more than our short ones take.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Starts the PostgreSQL that comes with Hearthbook on a free loopback port, makes its data folder at first, and starts it
 * again should it die. It ends with this process, however that ends. One at a time on a folder: take the instance lock first.
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
  // Others may pass, not look: as root, PostgreSQL is one of the others.
  if (process.getuid?.() === 0) chmodSync(home, 0o711)
  const account = postgresAccount(cluster, [binaries.postgres, home])
  const { password } = prepareCluster(cluster, binaries, account)

  const launch = async (port: number) => {
    await stopLeftoverPostmaster(cluster, log)
    const given = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    return launchPostmaster({ command: [binaries.postgres, '-D', cluster, '-p', String(port), ...given], account, log })
  }
  const { port, postmaster } = await launchOnFreePort(launch)
  const running = keepRunning(postmaster, () => launch(port), log)

  return {
    adminUrl: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    port,
    get pid() {
      return notedPostmaster(cluster)
    },
    stop: running.stop,
  }
}

/** Between finding a port free and taking it another program may take it. */
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

/** Starts the server again whenever it ends by itself: the pools in this process know its port and connect anew. */
function keepRunning(first: Postmaster, launch: () => Promise<Postmaster>, log: (line: string) => void) {
  let postmaster: Postmaster | undefined = first
  const stopping = new AbortController()

  const kept = (async () => {
    for (let delayMs = FIRST_RETRY_DELAY_MS; ; delayMs = Math.min(delayMs * 2, LONGEST_RETRY_DELAY_MS)) {
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
