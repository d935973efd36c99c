import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Continues a bulk job until it's done. */
export const bulkChangeJob = defineJob('run-bulk-job', z.object({ work_id: Id }))

export function bulkChangeKey(work_id: string): string {
  return `photo-work:${work_id}`
}

/** Creates the derivatives of a photo that was rotated or cropped. */
export const turnPhotoJob = defineJob('turn-photo', z.object({ family_id: Id, photo_id: Id }))

/** Runs every night, and right away when the owner empties the deleted photos. */
export const purgeDeletedPhotosJob = defineJob('purge-deleted-photos', z.object({}))
