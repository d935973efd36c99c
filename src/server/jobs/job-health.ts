import { sql, type Kysely } from 'kysely'
import type { JobActivity } from './worker.ts'

const SECOND_MS = 1_000
const STALLED_SECONDS = 3 * 60
/** Longer than the longest conversion of a video may take (RENDERING_MAX_MS in media-process.ts). */
const STALLED_WHILE_BUSY_SECONDS = 4 * 60 * 60

export type JobHealth = {
  /** Since this process last finished a job; null when it hasn't, or runs none. */
  last_finished_seconds: number | null
  /** For how long the oldest job that could run now has waited; null when none waits. */
  oldest_waiting_seconds: number | null
  stalled: boolean
}

/** `activity` is undefined in a process without the worker role, which can't tell whether others work. */
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
 * Due work that waits isn't enough: after a large import it waits for hours while photos finish all the time. Nor is it
 * enough that none finishes: a video converts for up to three hours, and five of them take every slot, which is slow but
 * healthy. With a free slot, though, a due job starts within seconds and most finish in seconds; three minutes without one
 * leave the watchdog (watchdog.ts) time to help first. Without a free slot, only jobs beyond any time limit hold them all.
 */
function isStalled({ hasFreeSlot, lastFinishedAt, startedAt }: JobActivity, waitingSeconds: number, now: number) {
  const limit = hasFreeSlot ? STALLED_SECONDS : STALLED_WHILE_BUSY_SECONDS
  return waitingSeconds >= limit && secondsSince(lastFinishedAt ?? startedAt, now) >= limit
}

function secondsSince(date: Date, now: number): number {
  return (now - date.getTime()) / SECOND_MS
}
