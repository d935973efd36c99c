import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { comparePhotos } from './server/compare-photos.ts'
import { keepSimilarPhotos, listSimilarPhotos } from './server/similar-photos.ts'
import { similarPhotosContract as contract } from './similar-photos.contract.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/photos/similar'],
  routes: (context) => [
    memberRoute(context, contract.listSimilarPhotos, (editor, input) => listSimilarPhotos(editor, input, context.sign)),
    memberRoute(context, contract.keepSimilarPhotos, keepSimilarPhotos),
  ],
  jobs: ({ db, ...context }) => [
    schedule('compare-photos', '* * * * *', () => comparePhotos({ ...context, db: db.worker })),
  ],
}
