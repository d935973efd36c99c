import type { Feature } from '#server/feature.ts'
import { highlightsContract } from './highlights.contract.ts'
import { galleryRoutes } from './server/gallery.routes.ts'

export const feature: Feature = {
  contract: [highlightsContract],
  pages: ['/families/$familyId/photos'],
  routes: galleryRoutes,
}
