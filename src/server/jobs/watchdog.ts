import type { Logger } from 'pino'
import { ReadTimeoutClient } from '#server/db/read-timeout-client.ts'

/** A due job starts within four seconds; under heavy load, a little later. */
const STALL_MS = 60_000
const WATCH_EVERY_MS = 15_000

type Watched = {
  ownerUrl: string
  tasks: string[]
  log: Logger
  now: () => number
  everyMs: number | undefined
  /** When a job last started; undefined while no other can start. */
  lastStartedMs(): number | undefined
  /** Flags of jobs that wait for others of their share. */
  usedShares(): string[]
  restart(): void
}

/** Restarts the runner if jobs are due and none starts. Checks on its own connection. */
export function startWatchdog({ ownerUrl, tasks, log, now, everyMs = WATCH_EVERY_MS, ...runner }: Watched) {
  const isIdle = () => now() - (runner.lastStartedMs() ?? now()) >= STALL_MS
  async function watch() {
    if (!isIdle()) return
    const waited = await secondsOfOldestDueJob(ownerUrl, tasks, runner.usedShares())
    // A job may have started during the query.
    if (waited !== null && waited * 1_000 >= STALL_MS && isIdle()) runner.restart()
  }
  let isWatching = false
  const timer = setInterval(() => {
    if (isWatching) return
    isWatching = true
    watch()
      .catch((error: unknown) => log.debug({ part: 'jobs', err: error }, 'looking for due jobs failed; trying again'))
      .finally(() => (isWatching = false))
  }, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

async function secondsOfOldestDueJob(connectionString: string, tasks: string[], usedShares: string[]) {
  const client = new ReadTimeoutClient({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ waited: number | null }>(
      'select app.oldest_due_job_seconds($1, $2) as waited',
      [tasks, usedShares],
    )
    return rows[0]?.waited ?? null
  } finally {
    await client.end().catch(() => {})
  }
}
