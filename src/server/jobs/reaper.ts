import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { AttentiveClient } from '#server/db/attentive-client.ts'

/** First key of the advisory locks that tell which workers are alive. */
const WORKER_ALIVE = 7
/** A killed worker's jobs run again within about this time. */
const REAP_INTERVAL_MS = 2_000

/**
 * The job library keeps the lock of a killed worker for four hours. An advisory lock held by each living
 * worker's connection tells at once which owners are gone, and their jobs are freed.
 */
export function startReaper(connectionString: string, events: WorkerEvents, log: Logger): { stop(): Promise<void> } {
  const mine = new Set<string>()
  let client: pg.Client | undefined
  let stopped = false

  events.on('pool:create', ({ workerPool }) => {
    mine.add(workerPool.id)
    client?.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_ALIVE, workerPool.id]).catch(() => {})
  })
  // What one that gave up still holds is free for everybody, and first of all for its successor.
  events.on('pool:release', ({ workerPool }) => {
    mine.delete(workerPool.id)
    client?.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_ALIVE, workerPool.id]).catch(() => {})
  })

  async function connect(): Promise<pg.Client> {
    const made = new AttentiveClient({ connectionString })
    made.on('error', () => {
      client = undefined
    })
    await made.connect()
    for (const id of mine) await made.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_ALIVE, id])
    return made
  }

  async function reap() {
    client ??= await connect()
    const { rows } = await client.query<{ locked_by: string }>(
      'select distinct locked_by from graphile_worker.jobs where locked_by is not null',
    )
    for (const { locked_by } of rows) {
      if (mine.has(locked_by)) continue
      const { rows: tried } = await client.query<{ free: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) free',
        [WORKER_ALIVE, locked_by],
      )
      if (!tried[0]!.free) continue
      log.warn({ part: 'jobs', worker: locked_by }, 'a worker is gone; its jobs run again')
      await client.query('select graphile_worker.force_unlock_workers(array[$1])', [locked_by])
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [WORKER_ALIVE, locked_by])
    }
  }

  let running = Promise.resolve()
  const tick = () => {
    running = reap().catch((error: unknown) => {
      client = undefined
      if (!stopped) log.debug({ part: 'jobs', err: error }, 'looking for gone workers failed; trying again')
    })
  }
  tick()
  const timer = setInterval(tick, REAP_INTERVAL_MS)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      await client?.end().catch(() => {})
    },
  }
}
