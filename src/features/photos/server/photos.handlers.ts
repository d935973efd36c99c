import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { findMissingFocus } from './find-missing-focus.ts'
import { runBulkJob, stopDeadBulkJobs, type BulkJobParts } from './run-bulk-job.ts'
import { deleteOldBulkJobs } from './bulk-jobs.queries.ts'
import { BULK_JOB_DAYS } from '../photos.rules.ts'
import { bulkChangeJob, turnPhotoJob } from './photos.jobs.ts'
import { purgeDeletedPhotos } from './purge-deleted-photos.ts'
import { makeTurned, type TurnParts } from './turn-photo.ts'

/** Background jobs of the photos feature. */
export function photosJobs(parts: BulkJobParts & TurnParts & Parameters<typeof findMissingFocus>[0]): HandledJob[] {
  return [
    handle(turnPhotoJob, (payload) => makeTurned(payload, parts)),
    handle(bulkChangeJob, (payload) => runBulkJob(payload, parts)),
    schedule('stop-dead-photo-works', '*/10 * * * *', () => stopDeadBulkJobs(parts.db)),
    schedule('sweep-photo-works', '35 3 * * *', () => deleteOldBulkJobs(parts.db, BULK_JOB_DAYS)),
    schedule('find-missing-focus', '*/2 * * * *', () => findMissingFocus(parts)),
    schedule('purge-deleted-photos', '15 3 * * *', () => purgeDeletedPhotos(parts)),
  ]
}
