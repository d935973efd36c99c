import { sql, type Kysely, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { selectValue } from '#server/db/select-value.queries.ts'
import { newId } from '#shared/ids.ts'
import { flagOf, type Share } from './shares.ts'

/**
 * A type of background job. `maxAttempts` includes the first try; retries wait exp(attempt) seconds, or `maxPauseSeconds`. An
 * attempt that takes longer than `maxHours` (24 by default) hangs, and fails.
 */
export type Job<P> = {
  name: string
  payload: z.ZodMiniType<P>
  maxAttempts: number
  maxPauseSeconds?: number
  maxHours?: number
  /** Its shares of worker slots, besides those given to `addJob`. */
  shares?: Share[]
}

export function defineJob<P>(
  name: string,
  payload: z.ZodMiniType<P>,
  { maxAttempts = 10, ...options }: Partial<Omit<Job<P>, 'name' | 'payload'>> = {},
): Job<P> {
  return { name, payload, maxAttempts, ...options }
}

export type AddJobOptions = {
  /** At most one waiting job has this key. Adding it again replaces the payload. */
  key?: string
  /** May be calculated by PostgreSQL. */
  runAt?: Date | RawBuilder<string>
  /** Smaller runs first. Default 0. */
  priority?: number
  /** The shares of worker slots that it counts against. */
  shares?: Share[]
}

/** Adds a job in the transaction that makes it necessary, so the job exists if and only if the change does. */
export async function addJob<P, D>(tx: Kysely<D>, job: Job<P>, payload: P, options: AddJobOptions = {}): Promise<void> {
  const { key = null, runAt = null, priority = 0, shares = [] } = options
  await sql`select app.add_job(${job.name}, ${JSON.stringify(payload)}::json, ${key}::text, ${runAt}::timestamptz,
    ${job.maxAttempts}::int, ${priority}::int, null::text, ${[...(job.shares ?? []), ...shares].map(flagOf)}::text[])`.execute(
    tx,
  )
}

/** Whether a job with this key waits or runs. False once it's done or failed permanently. */
export async function isJobPending<D>(db: Kysely<D>, key: string): Promise<boolean> {
  return selectValue(db, sql<boolean>`app.job_lives(${key})`)
}

/** Keys with this prefix whose job failed permanently or was killed too often. */
export async function failedJobKeys<D>(db: Kysely<D>, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select * from app.dead_job_keys(${beginning}) as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** The same in every attempt of a job, and in no other job. */
export type JobKey = string

/** Thrown by a handler if a retry would fail the same way. */
export class PermanentFailure extends Error {}

/** A job with its handler; see `handle`. */
export type HandledJob = {
  name: string
  run(payload: unknown, key?: JobKey): Promise<void>
  schedule?: Schedule
  maxPauseSeconds?: number
  maxHours?: number
}
export type Schedule = {
  crontab: string
  /** Runs one after the other with the schedules of the same queue, if it's daily or rarer. */
  queue?: string
}

/** Pairs a job with its handler. An invalid payload fails the job. */
export function handle<P>(job: Job<P>, handler: (payload: P, key: JobKey) => Promise<void>): HandledJob {
  const { name, maxPauseSeconds, maxHours } = job
  return {
    ...{ name, ...(maxPauseSeconds && { maxPauseSeconds }), ...(maxHours && { maxHours }) },
    run: (payload, key = newId()) => handler(job.payload.parse(payload), key),
  }
}

/**
 * A scheduled job. `crontab` has five fields, in UTC. If the app wasn't running at that time, it runs once at the next start,
 * unless it runs every minute.
 */
export function schedule(
  name: string,
  crontab: string,
  run: () => Promise<void>,
  { queue, maxHours }: Pick<Schedule, 'queue'> & { maxHours?: number } = {},
): HandledJob {
  return { name, run, schedule: { crontab, ...(queue && { queue }) }, ...(maxHours && { maxHours }) }
}
