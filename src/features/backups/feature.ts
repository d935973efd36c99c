import { schedule } from '#server/jobs/jobs.ts'
import type { Feature } from '#server/feature.ts'
import { backUpWhatIsDue } from './server/back-up-nightly.ts'

export const feature: Feature = {
  jobs: ({ config, db, store, staging, log }) => [
    schedule('back-up', '12 * * * *', () => backUpWhatIsDue({ config, ownerUrl: db.ownerUrl, store, staging, log })),
  ],
}
