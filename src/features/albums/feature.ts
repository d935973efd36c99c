import type { Feature } from '#server/feature.ts'
import { albumsContract } from './albums.contract.ts'
import { albumsRoutes } from './server/albums.routes.ts'

export const feature: Feature = {
  contract: [albumsContract],
  pages: ['/families/$familyId/albums', '/families/$familyId/albums/$albumId'],
  routes: albumsRoutes,
}
