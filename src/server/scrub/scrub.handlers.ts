import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { countUntracked } from './count-untracked.ts'
import { scrubOriginals, type ScrubParts } from './scrub-originals.ts'

/** Nightly integrity checks of the originals. */
export function scrubJobs(parts: ScrubParts): HandledJob[] {
  return [
    schedule('scrub-originals', '30 2 * * *', () => scrubOriginals(parts)),
    schedule('count-untracked', '30 1 * * 0', () => countUntracked(parts)),
  ]
}
