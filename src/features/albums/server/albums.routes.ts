import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { albumsContract as contract } from '../albums.contract.ts'
import { tripsContract } from '../trips.contract.ts'
import { addToAlbum, removeFromAlbum } from './add-to-album.ts'
import { addSection, deleteSection, editSection, moveInAlbum } from './arrange-album.ts'
import { createAlbum } from './create-album.ts'
import { deleteAlbum } from './delete-album.ts'
import { editAlbum } from './edit-album.ts'
import { getAlbum } from './get-album.ts'
import { listAlbumPhotos } from './list-album-photos.ts'
import { listAlbums } from './list-albums.ts'
import { addTripPhotos, createTripAlbum, editTrip, listTrips } from './trips/trips.ts'

export function albumsRoutes(context: WebContext): Route[] {
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
}
