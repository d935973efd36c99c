import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { albumsContract as contract } from './albums.contract.ts'
import {
  addPhotosToAlbum,
  addToAlbum,
  addUploadToAlbum,
  removeFromAlbum,
  removePhotosFromAlbum,
} from './server/add-to-album.ts'
import { addSection, deleteSection, editSection, moveInAlbum } from './server/arrange-album.ts'
import { createAlbum } from './server/create-album.ts'
import { deleteAlbum, editAlbum } from './server/edit-album.ts'
import { getAlbum, listAlbums } from './server/get-album.ts'
import { listAlbumPhotos } from './server/list-album-photos.ts'
import { findTrips } from './server/trips/find-trips.ts'
import { addTripPhotos, createTripAlbum, editTrip, listTrips } from './server/trips/trips.ts'
import { tripsContract } from './trips.contract.ts'

export const feature: Feature = {
  contract: [contract, tripsContract],
  pages: ['/families/$familyId/albums', '/families/$familyId/albums/$albumId'],
  routes(context) {
    const { sign } = context
    return [
      memberRoute(context, contract.listAlbums, (viewer, input) => listAlbums(viewer, input, sign)),
      memberRoute(context, contract.getAlbum, (viewer, input) => getAlbum(viewer, input, sign)),
      memberRoute(context, contract.createAlbum, (creator, input) => createAlbum(creator, input, sign)),
      memberRoute(context, contract.editAlbum, (editor, input) => editAlbum(editor, input, sign)),
      memberRoute(context, contract.deleteAlbum, deleteAlbum),
      memberRoute(context, contract.listAlbumPhotos, (viewer, input) => listAlbumPhotos(viewer, input, sign)),
      memberRoute(context, contract.addToAlbum, addToAlbum),
      memberRoute(context, contract.removeFromAlbum, removeFromAlbum),
      memberRoute(context, contract.moveInAlbum, moveInAlbum),
      memberRoute(context, contract.addSection, addSection),
      memberRoute(context, contract.editSection, editSection),
      memberRoute(context, contract.deleteSection, deleteSection),
      memberRoute(context, tripsContract.listTrips, (editor, input) => listTrips(editor, input, sign)),
      memberRoute(context, tripsContract.createTripAlbum, (editor, input) => createTripAlbum(editor, input, sign)),
      memberRoute(context, tripsContract.addTripPhotos, addTripPhotos),
      memberRoute(context, tripsContract.editTrip, editTrip),
    ]
  },
  jobs: ({ db }) => [schedule('find-trips', '*/5 * * * *', () => findTrips(db))],
  photoHooks: { addPhotosToAlbum, removePhotosFromAlbum },
  photoUploaded: addUploadToAlbum,
}
