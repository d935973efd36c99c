import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { renditionMaker, requeueRenditions, type RenditionParts } from './make-renditions.ts'
import { remakeMissing, type RemakeParts } from './remake-derivatives.ts'
import { makeRenditionsJob, remakeDerivativesJob } from './media.jobs.ts'

export function mediaJobs(parts: RenditionParts & RemakeParts): HandledJob[] {
  return [
    handle(remakeDerivativesJob, (payload) => remakeMissing(payload, parts)),
    handle(makeRenditionsJob, renditionMaker(parts)),
    schedule('rescue-renditions', '*/30 * * * *', () => requeueRenditions(parts)),
  ]
}
