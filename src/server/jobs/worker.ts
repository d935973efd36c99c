import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { HandledJob } from './jobs.ts'
import { startReaper } from './reaper.ts'
import { startRunner, type JobRunner } from './runner.ts'
import { Shares } from './shares.ts'
import { startWatchdog } from './watchdog.ts'

const RESTART_DELAY_MS = 500

export type JobActivity = {
  /** Names of the jobs that this process runs. */
  tasks: string[]
  /** Whether another job could start now. */
  hasFreeSlot: boolean
  /** Flags of jobs that can't start because their share is used up. */
  usedShares: string[]
  /** When this process last finished a job, successfully or not; undefined before the first. */
  lastFinishedAt: Date | undefined
  startedAt: Date
}

export type JobWorker = { activity(): JobActivity; stop(): Promise<void> }

export type JobWorkerOptions = {
  ownerUrl: string
  jobs: HandledJob[]
  /** How many jobs run at the same time in this process. */
  concurrency: number
  log: Logger
  /** For tests. */
  now?: () => number
  watchEveryMs?: number
  startRunner?: typeof startRunner
}

/**
 * Runs jobs until stopped. A runner stops taking jobs when one of its connections breaks: another takes over within a second,
 * and the old one finishes its running jobs.
 */
export async function startJobWorker(options: JobWorkerOptions): Promise<JobWorker> {
  const { ownerUrl, jobs, concurrency, log, now = Date.now } = options
  const tasks = jobs.map(({ name }) => name)
  const startedAt = new Date(now())
  let lastFinishedAt: Date | undefined
  let lastStartedMs = now()
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const retiring = new Set<Promise<void>>()
  const reaper = startReaper(ownerUrl, log)
  const shares = new Shares()

  async function start(): Promise<Running> {
    const runner = await (options.startRunner ?? startRunner)({
      ...{ ownerUrl, jobs, concurrency, shares, log },
      onStart: () => (lastStartedMs = now()),
      onFinish: () => (lastFinishedAt = new Date(now())),
    })
    reaper.register(runner)
    lastStartedMs = now()
    return { runner, stuck: Promise.withResolvers<string>() }
  }

  async function startAgain(): Promise<Running | undefined> {
    while (!stopping.signal.aborted) {
      await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      const again = await start().catch(
        (error: unknown) => void log.debug({ part: 'jobs', err: error }, 'no runner yet'),
      )
      if (again) return again
    }
    return undefined
  }

  function retire(runner: JobRunner) {
    const retired = runner.stop().then(() => {
      reaper.release(runner)
      retiring.delete(retired)
    })
    retiring.add(retired)
  }

  let current = await start().catch(async (error: unknown) => {
    await reaper.stop()
    throw error
  })
  const watchdog = startWatchdog({
    ...{ ownerUrl, tasks, log, now, everyMs: options.watchEveryMs },
    usedShares: () => shares.used(),
    lastStartedMs: () => (current.runner.hasFreeSlot ? lastStartedMs : undefined),
    restart: () => current.stuck.resolve('due jobs wait and none starts'),
  })
  const supervised = (async () => {
    for (let next: Running | undefined = current; next; next = await startAgain()) {
      current = next
      const reason = await Promise.race([next.runner.broken, next.stuck.promise, stopped])
      if (reason) log.warn({ part: 'jobs', reason }, 'the job runner is replaced')
      retire(next.runner)
    }
  })()

  return {
    activity: () => ({
      ...{ tasks, lastFinishedAt, startedAt },
      hasFreeSlot: current.runner.hasFreeSlot,
      usedShares: shares.used(),
    }),
    async stop() {
      stopping.abort()
      watchdog.stop()
      await supervised
      // While the database is down, there's no one to tell.
      await reaper.returnAttempts().catch(() => {})
      await Promise.all(retiring)
      await reaper.stop()
    },
  }
}

type Running = { runner: JobRunner; stuck: PromiseWithResolvers<string> }
