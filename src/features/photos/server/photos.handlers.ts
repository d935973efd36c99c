import type { Logger } from 'pino'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { comparePhotos } from './compare-photos.ts'
import { ingestUpload, type IngestParts } from './ingest-upload.ts'
import { doPhotoWork, type WorkParts } from './do-photo-work.ts'
import { deleteOldWorks } from './photo-works.queries.ts'
import { WORK_TOLD_DAYS } from '../photos.rules.ts'
import { renditionMaker, rescueRenditions } from './make-renditions.ts'
import {
  doPhotoWorkJob,
  ingestUploadJob,
  makeRenditionsJob,
  removePhotoObjectsJob,
  turnPhotoJob,
} from './photos.jobs.ts'
import { purgeDeletedPhotos, removePhotoObjects } from './purge-deleted-photos.ts'
import { rescueUploads } from './rescue-uploads.ts'
import { sweepStaging } from './sweep-staging.ts'
import { makeTurned } from './turn-photo.ts'

/** What the photos feature does in the background. */
export function photosJobs(parts: IngestParts & WorkParts & { log: Logger }): HandledJob[] {
  return [
    handle(ingestUploadJob, (payload) => ingestUpload(payload, parts)),
    handle(turnPhotoJob, (payload) => makeTurned(payload, parts)),
    handle(removePhotoObjectsJob, (payload) => removePhotoObjects(payload, parts.store)),
    handle(makeRenditionsJob, renditionMaker(parts)),
    schedule('rescue-renditions', '*/30 * * * *', () => rescueRenditions(parts)),
    handle(doPhotoWorkJob, (payload) => doPhotoWork(payload, parts)),
    schedule('sweep-photo-works', '35 3 * * *', () => deleteOldWorks(parts.db, WORK_TOLD_DAYS)),
    schedule('rescue-uploads', '*/10 * * * *', () => rescueUploads(parts)),
    schedule('compare-photos', '* * * * *', () => comparePhotos(parts)),
    schedule('sweep-staging', '*/20 * * * *', () => sweepStaging(parts)),
    schedule('purge-deleted-photos', '15 3 * * *', () => purgeDeletedPhotos(parts)),
  ]
}
