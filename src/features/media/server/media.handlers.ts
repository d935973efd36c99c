import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { renditionMaker, requeueRenditions, type RenditionParts } from './make-renditions.ts'
import { makeRenditionsJob } from './media.jobs.ts'

export function mediaJobs(parts: RenditionParts): HandledJob[] {
  return [
    handle(makeRenditionsJob, renditionMaker(parts)),
    schedule('rescue-renditions', '*/30 * * * *', () => requeueRenditions(parts)),
  ]
}
