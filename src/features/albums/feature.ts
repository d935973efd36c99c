import type { Feature } from '#server/feature.ts'
import { albumsContract } from './albums.contract.ts'
import { addPhotosToAlbum, addUploadToAlbum, removePhotosFromAlbum } from './server/add-to-album.ts'
import { albumsRoutes } from './server/albums.routes.ts'
import { tripsJobs } from './server/trips/trips.handlers.ts'
import { tripsContract } from './trips.contract.ts'

export const feature: Feature = {
  contract: [albumsContract, tripsContract],
  pages: ['/families/$familyId/albums', '/families/$familyId/albums/$albumId'],
  routes: albumsRoutes,
  jobs: tripsJobs,
  photoHooks: { addPhotosToAlbum, removePhotosFromAlbum },
  photoUploaded: addUploadToAlbum,
}
