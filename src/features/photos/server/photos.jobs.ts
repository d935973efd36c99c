import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Goes on with work on many photos until it is done. */
export const doPhotoWorkJob = defineJob('do-photo-work', z.object({ work_id: Id }))

/** Makes the pictures of a photo that was turned by hand. */
export const turnPhotoJob = defineJob('turn-photo', z.object({ family_id: Id, photo_id: Id }))

/** Runs by the clock each night, and at once for whoever does not want to wait. */
export const purgeDeletedPhotosJob = defineJob('purge-deleted-photos', z.object({}))
