import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { selectValue } from '#server/db/select-value.queries.ts'
import { flagOf, type Share } from './shares.ts'

/** A kind of background work. `maxAttempts` counts the first try; waits grow as exp(attempt) seconds. */
export type Job<P> = { name: string; payload: z.ZodMiniType<P>; maxAttempts: number }

export function defineJob<P>(name: string, payload: z.ZodMiniType<P>, { maxAttempts = 10 } = {}): Job<P> {
  return { name, payload, maxAttempts }
}

export type AddJobOptions = {
  /** At most one waiting job has this key; adding it again replaces the payload. */
  key?: string
  runAt?: Date
  /** Smaller runs first, default 0. */
  priority?: number
  /** What it takes its slot from. */
  shares?: Share[]
}

/** Adds a job in the transaction that made it true: it exists if and only if the change does. */
export async function addJob<P, D>(tx: Kysely<D>, job: Job<P>, payload: P, options: AddJobOptions = {}): Promise<void> {
  const { key = null, runAt = null, priority = 0, shares = [] } = options
  await sql`select app.add_job(${job.name}, ${JSON.stringify(payload)}::json, ${key}::text, ${runAt}::timestamptz,
    ${job.maxAttempts}::int, ${priority}::int, null::text, ${shares.map(flagOf)}::text[])`.execute(tx)
}

/** Whether a job of this key waits or runs: false once it is done, and when it failed for good. */
export async function jobLives<D>(db: Kysely<D>, key: string): Promise<boolean> {
  return selectValue(db, sql<boolean>`app.job_lives(${key})`)
}

/** The keys that begin like this whose job failed for good, or was killed too often. */
export async function deadJobKeys<D>(db: Kysely<D>, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select * from app.dead_job_keys(${beginning}) as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** A job together with what does it; see `handle`. */
export type HandledJob = { name: string; run(payload: unknown): Promise<void>; schedule?: string }

/** Pairs a job with its handler. A payload that does not fit fails the job visibly. */
export function handle<P>(job: Job<P>, handler: (payload: P) => Promise<void>): HandledJob {
  return { name: job.name, run: (payload) => handler(job.payload.parse(payload)) }
}

/** Work by the clock. `crontab` has five fields, in UTC. */
export function schedule(name: string, crontab: string, run: () => Promise<void>): HandledJob {
  return { name, run, schedule: crontab }
}
