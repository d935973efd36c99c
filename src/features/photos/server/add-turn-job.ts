import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { turnPhotoJob } from './photos.jobs.ts'

export const TURN_JOBS = { most: 3, each: 2 }

/** Enqueues the job that creates the derivatives of a rotated or cropped photo. */
export function addTurnJob<D>(tx: Kysely<D>, family_id: string, photo_id: string): Promise<void> {
  const shares = sharesOf('turns', family_id, TURN_JOBS)
  return addJob(tx, turnPhotoJob, { family_id, photo_id }, { key: `turn:${photo_id}`, shares })
}
