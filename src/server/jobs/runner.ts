import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  parseCronItems,
  run,
  type Job as GraphileJob,
  type JobHelpers,
  type RunnerOptions,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Logger } from 'pino'
import { cronOptions } from './cron-options.ts'
import { jobLogger } from './job-log.ts'
import { failAttempt, isLastAttempt } from './fail-attempt.ts'
import type { HandledJob, JobKey } from './jobs.ts'
import { RunnerPool } from './runner-pool.ts'
import { Turns, type Shares } from './shares.ts'

/** An idle shutdown takes milliseconds; one that takes longer never ends. */
const SHUTDOWN_MS = 800
/** A finished job counts as held until its completion is committed or has definitely failed (READ_TIMEOUT_MS in attentive-client.ts). */
const COMPLETION_MS = 30_000
const COMPLETION_OF_BROKEN_MS = 3_000
/** A backstop that frees the slot of a job that hangs: everything that jobs wait for has a shorter limit. */
const MAX_HOURS = 24
/** Schedules are so late only after the computer was asleep or its clock was set. */
const ASLEEP_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000
/** New jobs are announced. Polling is for those that become due later. */
const POLL_MS = 4_000

/** A graphile-worker runner with its own connections. It isn't reused after any of them broke. */
export type JobRunner = {
  /** The ID in its job locks. */
  readonly id: string
  /** Resolves with the reason if a connection broke, graphile-worker ended, or schedules have to be caught up. */
  readonly broken: Promise<string>
  /** Whether it could start a job now. */
  readonly hasFreeSlot: boolean
  /** Jobs that are running or finished a moment ago. */
  heldJobs(): string[]
  /** Jobs that succeeded, and whose completion may not be stored. */
  doneJobs(): string[]
  /** Takes no more jobs, waits for the running ones, and closes its connections. */
  stop(): Promise<void>
}

export type RunnerParts = {
  ownerUrl: string
  jobs: HandledJob[]
  concurrency: number
  /** Shares held by this process's running jobs, including those of retiring runners. */
  shares: Shares
  log: Logger
  onStart(): void
  onFinish(): void
}

export async function startRunner({
  ownerUrl,
  jobs,
  concurrency,
  shares,
  log,
  ...parts
}: RunnerParts): Promise<JobRunner> {
  const broken = Promise.withResolvers<string>()
  const pool = new RunnerPool({ connectionString: ownerUrl, max: concurrency + 4 })
  const tasks = trackTasks(jobs, { ...parts, shares, pool })
  const breakOn = ({ error }: { error: unknown }) => {
    tasks.completionMs = COMPLETION_OF_BROKEN_MS
    broken.resolve(String(error))
  }
  pool.on('connect', (client) => client.on('error', (error) => breakOn({ error })))
  const close = () => within(SHUTDOWN_MS, pool.end())

  let id = ''
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id
    pollWith(events, workerPool)
  })
  for (const failure of ['pool:fatalError', 'pool:listen:error', 'worker:getJob:error'] as const)
    events.on(failure, breakOn)
  // graphile-worker would add a job for each missed time. A new runner adds one (backfillPeriod).
  events.on('cron:overdueTimer', ({ currentTimestamp, expectedTimestamp }) => {
    if (currentTimestamp - expectedTimestamp > ASLEEP_MS) broken.resolve('schedules were missed')
  })
  events.on('job:error', ({ job, error }) => {
    if (isLastAttempt(job, error))
      log.error(
        { part: 'jobs', job: job.task_identifier, id: job.id, attempts: job.attempts, err: error },
        'a job failed permanently',
      )
  })
  const turns = new Turns()
  events.on('job:start', ({ job }) => {
    shares.enter(job.id, Object.keys(job.flags ?? {}))
    turns.end()
  })
  for (const nothing of ['worker:getJob:empty', 'worker:getJob:error'] as const) events.on(nothing, () => turns.end())
  const forbiddenFlags = () => turns.take().then(() => shares.used())
  const { list: taskList, running } = tasks
  const library = await run(
    optionsFor(jobs, { concurrency, taskList, pgPool: pool, events, log, forbiddenFlags }),
  ).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const ended = library.promise.then(
    () => breakOn({ error: 'graphile-worker ended' }),
    (error: unknown) => breakOn({ error }),
  )

  return {
    id,
    broken: broken.promise,
    get hasFreeSlot() {
      return running.size < concurrency
    },
    heldJobs: () => tasks.heldJobs(),
    doneJobs: () => tasks.doneJobs(),
    async stop() {
      // Rejects if graphile-worker is already ending.
      const stopped = library.stop().catch(() => {})
      do {
        await Promise.allSettled(running.values())
        await within(SHUTDOWN_MS, Promise.all([stopped, ended]))
      } while (running.size)
      await close()
    },
  }
}

/** graphile-worker's task list, and the jobs that are running. */
function trackTasks(
  jobs: HandledJob[],
  { pool, shares, onStart, onFinish }: Pick<RunnerParts, 'shares' | 'onStart' | 'onFinish'> & { pool: RunnerPool },
) {
  const running = new Map<string, Promise<void>>()
  const finished = new Map<string, { at: number; succeeded: boolean }>()
  const track = (job: HandledJob) => async (payload: unknown, helpers: JobHelpers) => {
    const { id } = helpers.job
    if (pool.ending) {
      shares.leave(id)
      throw new Error('The runner of this job has ended')
    }
    onStart()
    let succeeded = false
    const work = (async () => {
      await notLongerThan(job, job.run(payload, keyOf(helpers.job))).catch(async (error: unknown) => {
        await failAttempt(pool, helpers.job, error, job.maxPauseSeconds)
        throw error
      })
      succeeded = true
    })().finally(() => {
      running.delete(id)
      shares.leave(id)
      finished.set(id, { at: performance.now(), succeeded })
      onFinish()
    })
    running.set(id, work)
    await work
  }
  return {
    list: Object.fromEntries(jobs.map((job) => [job.name, track(job)])),
    running,
    completionMs: COMPLETION_MS,
    heldJobs() {
      const now = performance.now()
      const isBroken = this.completionMs < COMPLETION_MS
      for (const [id, { at }] of finished) if (!isBroken && now - at > COMPLETION_MS) finished.delete(id)
      const recent = [...finished].filter(([, { at }]) => now - at <= this.completionMs)
      return [...running.keys(), ...recent.map(([id]) => id)]
    },
    doneJobs: () => [...finished].flatMap(([id, { succeeded }]) => (succeeded ? [id] : [])),
  }
}

/** The job's own work can't be ended, but a second run at the same time does no harm. */
async function notLongerThan({ maxHours = MAX_HOURS }: HandledJob, work: Promise<void>): Promise<void> {
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLong.reject(new Error(`It took longer than ${maxHours} hours`)), maxHours * HOUR_MS)
  await Promise.race([work, tooLong.promise]).finally(() => clearTimeout(timer))
}

/** Job IDs alone repeat in a database that was restored from a backup. */
function keyOf({ id, created_at }: GraphileJob): JobKey {
  return `${id} ${new Date(created_at).toISOString()}`
}

function optionsFor(jobs: HandledJob[], { log, ...options }: Partial<RunnerOptions> & { log: Logger }): RunnerOptions {
  const scheduled = jobs.flatMap(({ name, schedule }) =>
    schedule ? [{ task: name, match: schedule.crontab, identifier: name, options: cronOptions(name, schedule) }] : [],
  )
  return {
    ...options,
    noHandleSignals: true,
    logger: jobLogger(log),
    // Each slot would poll.
    pollInterval: 2 ** 31 - 1,
    parsedCronItems: parseCronItems(scheduled),
    // Without batches, graphile-worker 0.18 doesn't await completions, and a failed one ends the process. With batches, two
    // that fail together are counted twice, and its shutdown waits forever: every wait for it needs a deadline.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }
}

/** One slot looks for due jobs, and the next one as long as there are some: all slots would ask PostgreSQL many times a second. */
function pollWith(events: WorkerEvents, slots: WorkerPool) {
  let isFinding = false
  const timer = setInterval(() => {
    isFinding = true
    slots.nudge(1)
  }, POLL_MS).unref()
  events.on('job:start', () => {
    if (isFinding) slots.nudge(1)
  })
  events.on('worker:getJob:empty', () => (isFinding = false))
  events.on('worker:release', () => {
    isFinding = false
    clearInterval(timer)
  })
}

/** Waits for `work`, but no longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const deadline = new AbortController()
  await Promise.race([work.catch(() => {}), sleep(ms, undefined, { signal: deadline.signal }).catch(() => {})])
  deadline.abort()
}
