import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { Problem } from '#shared/problems.ts'
import { remakeDerivativesJob } from './media.jobs.ts'

const REMAKE_JOBS = { most: 2, each: 1 }
/** An original that can't be decoded isn't tried at every request. */
const AGAIN_AFTER_MS = 10 * 60_000
/** Most derivatives take a second, others wait behind them. */
const RETRY_AFTER_SECONDS = 5

export type RequestDerivatives = (photo: { family_id: string; photo_id: string }) => Promise<Problem>

/** Enqueues the job for a photo whose derivatives are missing, and returns what to answer until it's done. */
export function openDerivativeRequests(db: Db): RequestDerivatives {
  const requested = new Set<string>()
  return async ({ family_id, photo_id }) => {
    if (!requested.has(photo_id)) {
      requested.add(photo_id)
      setTimeout(() => requested.delete(photo_id), AGAIN_AFTER_MS).unref()
      const shares = sharesOf('remakes', family_id, REMAKE_JOBS)
      await addJob(db, remakeDerivativesJob, { photo_id }, { key: `remake:${photo_id}`, shares })
    }
    return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
