import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { ingestUpload, type IngestParts } from './ingest-upload.ts'
import { requeueUploads } from './requeue-uploads.ts'
import { cleanUpStaging } from './clean-up-staging.ts'
import { ingestUploadJob } from './uploads.jobs.ts'

export function uploadsJobs(parts: IngestParts): HandledJob[] {
  return [
    handle(ingestUploadJob, (payload) => ingestUpload(payload, parts)),
    schedule('rescue-uploads', '*/10 * * * *', () => requeueUploads(parts)),
    schedule('sweep-staging', '*/20 * * * *', () => cleanUpStaging(parts)),
  ]
}
