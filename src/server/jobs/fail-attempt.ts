import type { Job } from 'graphile-worker'
import type pg from 'pg'
import { PermanentFailure } from './jobs.ts'

type Attempt = Pick<Job, 'id' | 'attempts' | 'max_attempts' | 'locked_by'>

export function isLastAttempt({ attempts, max_attempts }: Attempt, error: unknown): boolean {
  return error instanceof PermanentFailure || attempts >= max_attempts
}

/**
 * Ends a failed attempt before graphile-worker does, if it would wait too long (up to six hours) or retry in vain. It leaves
 * jobs alone that it no longer holds.
 */
export async function failAttempt(
  pool: pg.Pool,
  attempt: Attempt,
  error: unknown,
  maxPauseSeconds = Infinity,
): Promise<void> {
  const isPermanent = error instanceof PermanentFailure
  if (!isPermanent && Math.exp(attempt.attempts) <= maxPauseSeconds) return
  const pause = isPermanent || maxPauseSeconds === Infinity ? null : maxPauseSeconds
  // Without the database, graphile-worker's own attempt to end it fails too, and the reaper unlocks it.
  await pool
    .query('select app.fail_job_attempt($1, $2, $3, $4)', [
      attempt.id,
      attempt.locked_by,
      error instanceof Error ? error.message : String(error),
      pause,
    ])
    .catch(() => {})
}
