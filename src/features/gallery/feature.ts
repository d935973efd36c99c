import type { Feature } from '#server/feature.ts'
import { highlightsContract } from './highlights.contract.ts'
import { galleryJobs } from './server/gallery.handlers.ts'
import { galleryRoutes } from './server/gallery.routes.ts'
import { similarPhotosContract } from './similar-photos.contract.ts'
import { typedSearchContract } from './typed-search.contract.ts'

export const feature: Feature = {
  contract: [highlightsContract, similarPhotosContract, typedSearchContract],
  pages: ['/families/$familyId/photos', '/families/$familyId/photos/similar'],
  routes: (context) => galleryRoutes(context, context.sign),
  jobs: ({ db, ...context }) => galleryJobs({ ...context, db: db.worker }),
}
