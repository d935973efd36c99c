import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { comparePhotos } from './compare-photos.ts'

export function similarJobs(parts: Parameters<typeof comparePhotos>[0]): HandledJob[] {
  return [schedule('compare-photos', '* * * * *', () => comparePhotos(parts))]
}
