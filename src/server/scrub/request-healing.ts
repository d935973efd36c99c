import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { Problem } from '#shared/problems.ts'
import { healDerivedJob, healKeyOf } from './damage.jobs.ts'

/** A file that can't be replaced isn't tried at every request. */
const AGAIN_AFTER_MS = 10 * 60_000
const RETRY_AFTER_SECONDS = 5

export type RequestHealing = (key: string) => Promise<Problem>

/** Enqueues the job for a missing or damaged file that was made from an original, and returns what to answer until it's done. */
export function openHealingRequests(db: Db): RequestHealing {
  const requested = new Set<string>()
  return async (key) => {
    if (!requested.has(key)) {
      requested.add(key)
      setTimeout(() => requested.delete(key), AGAIN_AFTER_MS).unref()
      await addJob(db, healDerivedJob, { key }, { key: healKeyOf(key) })
    }
    return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
