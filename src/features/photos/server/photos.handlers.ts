import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { doPhotoWork, type WorkParts } from './run-bulk-job.ts'
import { deleteOldWorks } from './bulk-jobs.queries.ts'
import { WORK_TOLD_DAYS } from '../photos.rules.ts'
import { doPhotoWorkJob, turnPhotoJob } from './photos.jobs.ts'
import { purgeDeletedPhotos } from './purge-deleted-photos.ts'
import { makeTurned, type TurnParts } from './turn-photo.ts'

/** Background jobs of the photos feature. */
export function photosJobs(parts: WorkParts & TurnParts): HandledJob[] {
  return [
    handle(turnPhotoJob, (payload) => makeTurned(payload, parts)),
    handle(doPhotoWorkJob, (payload) => doPhotoWork(payload, parts)),
    schedule('sweep-photo-works', '35 3 * * *', () => deleteOldWorks(parts.db, WORK_TOLD_DAYS)),
    schedule('purge-deleted-photos', '15 3 * * *', () => purgeDeletedPhotos(parts)),
  ]
}
