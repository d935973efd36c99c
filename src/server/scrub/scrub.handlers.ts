import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { countUntracked } from './count-untracked.ts'
import { scrubOriginals, type ScrubParts } from './scrub-originals.ts'

/** They can take hours, so others don't wait for them. */
const queue = 'integrity'

/** Nightly integrity checks of the originals. */
export function scrubJobs(parts: ScrubParts): HandledJob[] {
  return [
    schedule('scrub-originals', '30 2 * * *', () => scrubOriginals(parts), { queue }),
    schedule('count-untracked', '30 1 * * 0', () => countUntracked(parts), { queue }),
  ]
}
