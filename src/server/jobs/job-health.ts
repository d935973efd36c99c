import { sql, type Kysely } from 'kysely'
import type { JobActivity } from './worker.ts'

const SECOND_MS = 1_000
const STALLED_SECONDS = 3 * 60
/** Longer than the longest video conversion (RENDERING_MAX_MS in media-process.ts). */
const STALLED_WHILE_BUSY_SECONDS = 4 * 60 * 60

export type JobHealth = {
  /** Since this process last finished a job; null if it hasn't or runs none. */
  last_finished_seconds: number | null
  /** How long the oldest runnable job has waited; null if none waits. */
  oldest_waiting_seconds: number | null
  stalled: boolean
}

/** `activity` is undefined in a process without the worker role, which can't tell whether other workers run. */
export async function selectJobHealth<D>(db: Kysely<D>, activity: JobActivity | undefined): Promise<JobHealth> {
  const tasks = activity?.tasks ?? null
  const { rows } = await sql<{ waited: number | null }>`
    select app.oldest_due_job_seconds(${tasks}::text[], ${activity?.usedShares ?? []}::text[]) as waited`.execute(db)
  const oldest_waiting_seconds = rows[0]?.waited ?? null
  const now = Date.now()
  return {
    last_finished_seconds: activity?.lastFinishedAt ? secondsSince(activity.lastFinishedAt, now) : null,
    oldest_waiting_seconds,
    stalled: activity !== undefined && isStalled(activity, oldest_waiting_seconds ?? 0, now),
  }
}

/**
 * Waiting jobs don't mean stalled: after a large import, they wait for hours while photos finish all the time. Nor does a period
 * without a finished job: a video converts for up to three hours, and five of them take every slot. With a free slot, though, a
 * due job starts within seconds; three minutes without one leave the watchdog (watchdog.ts) time to act first. Without a free
 * slot, only jobs that exceed all time limits count.
 */
function isStalled({ hasFreeSlot, lastFinishedAt, startedAt }: JobActivity, waitingSeconds: number, now: number) {
  const limit = hasFreeSlot ? STALLED_SECONDS : STALLED_WHILE_BUSY_SECONDS
  return waitingSeconds >= limit && secondsSince(lastFinishedAt ?? startedAt, now) >= limit
}

function secondsSince(date: Date, now: number): number {
  return (now - date.getTime()) / SECOND_MS
}
