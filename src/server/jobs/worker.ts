import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import { AttentiveClient } from '#server/db/attentive-client.ts'
import { jobLogger } from './job-log.ts'
import type { HandledJob } from './jobs.ts'
import { startReaper } from './reaper.ts'

/** So many failed looks for work in a row mean that the job library will not recover by itself. */
const FAILED_LOOKS = 6
const RESTART_DELAY_MS = 1_000

export type JobWorker = { stop(): Promise<void> }

/** Runs jobs until stopped. `concurrency` is how many at once in this process. */
export async function startJobWorker(options: {
  ownerUrl: string
  jobs: HandledJob[]
  concurrency: number
  log: Logger
}): Promise<JobWorker> {
  const { ownerUrl, jobs, concurrency, log } = options
  const events = new EventEmitter() as WorkerEvents
  const pool = new pg.Pool({ Client: AttentiveClient, connectionString: ownerUrl, max: concurrency + 4 })
  pool.on('error', (error) => {
    // PostgreSQL, which stops after us, may be quicker than the last goodbye.
    if (!pool.ending) log.warn({ err: error, part: 'jobs' }, 'a database connection of the job worker ended')
  })
  // Else one that dies between two queries ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const reaper = startReaper(ownerUrl, events, log)
  events.on('job:failed', ({ job, error }) =>
    log.error(
      { part: 'jobs', job: job.task_identifier, id: job.id, attempts: job.attempts, err: error },
      'a job failed for good',
    ),
  )
  const taskList = Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => job.run(payload)]))
  const scheduled = jobs.filter((job) => job.schedule)
  const start = () =>
    run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      logger: jobLogger(log),
      pollInterval: 2_000,
      events,
      taskList,
      parsedCronItems: parseCronItems(
        scheduled.map(({ name, schedule }) => ({ task: name, match: schedule!, identifier: name })),
      ),
      // Without a batch nobody awaits the note that a job is done, and a database that is away ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  const running = await keepRunning(start, events, log).catch(async (error: unknown) => {
    await reaper.stop()
    await pool.end()
    throw error
  })
  return {
    async stop() {
      await running.stop()
      await reaper.stop()
      await pool.end().catch(() => {})
    },
  }
}

/**
 * The job library gives up for good when the database goes away while it notes that a job is done, and never recovers
 * from one that goes away in its first moment. Then it is started anew, until the database is there.
 */
async function keepRunning(start: () => Promise<Runner>, events: WorkerEvents, log: Logger) {
  const stopping = new AbortController()
  let runner = await start()
  let failedLooks = 0
  const found = () => (failedLooks = 0)
  events.on('job:start', found)
  events.on('worker:getJob:empty', found)
  events.on('worker:getJob:error', () => {
    if (++failedLooks === FAILED_LOOKS) runner.stop().catch(() => {})
  })

  const kept = (async () => {
    for (;;) {
      await runner.promise.catch(() => {})
      while (!stopping.signal.aborted) {
        log.warn({ part: 'jobs' }, 'the job worker has ended; starting it again')
        await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
        const again = await start().catch(() => undefined)
        if (!again) continue
        runner = again
        failedLooks = 0
        break
      }
      if (!stopping.signal.aborted) continue
      return runner.stop().catch(() => {})
    }
  })()

  return {
    async stop() {
      stopping.abort()
      await runner.stop().catch(() => {})
      await kept
    },
  }
}
