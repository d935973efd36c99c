import { schedule } from '#server/jobs/jobs.ts'
import type { Feature } from '#server/feature.ts'
import { backUpWhatIsDue } from './server/back-up-nightly.ts'
import { drillWhatIsDue } from './server/drill.ts'
import { healOriginals } from './server/heal-originals.ts'

export const feature: Feature = {
  jobs: (context) => [
    schedule('back-up', '12 * * * *', async () => {
      const parts = { ...context, ownerUrl: context.db.ownerUrl }
      await backUpWhatIsDue(parts)
      await drillWhatIsDue(parts)
    }),
    // Damage that someone meets doesn't wait for the nightly check.
    schedule('heal-originals', '*/10 * * * *', () => healOriginals(context)),
  ],
  healOriginals,
}
