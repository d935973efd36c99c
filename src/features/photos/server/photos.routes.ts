import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { Plans } from '#features/billing/server/plans.ts'
import type { ReadMediaAddress } from '#features/families/server/media-reader.ts'
import { listExports } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import { signedInRoute, signedUrlRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { MapTiles } from '#server/config.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { RememberedAnswers } from '#server/db/remembered-answers.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { deletedPhotosContract as deleted } from '../deleted-photos.contract.ts'
import { photoSelectionsContract as selections } from '../photo-selections.contract.ts'
import { photoWorksContract as works } from '../photo-works.contract.ts'
import { highlightsContract } from '../highlights.contract.ts'
import { photoMapContract } from '../photo-map.contract.ts'
import { photoUrlsContract } from '../photo-urls.contract.ts'
import { photosContract as contract } from '../photos.contract.ts'
import { similarPhotosContract as similar } from '../similar-photos.contract.ts'
import { TOWNS_EACH } from '../photos.rules.ts'
import { addUploadPoster } from './add-upload-poster.ts'
import { cropPhoto } from './crop-photo.ts'
import { deletePhoto } from './delete-photo.ts'
import { emptyDeletedPhotos, listDeletedPhotos, restorePhotos } from './deleted-photos.ts'
import { createPhotoDownload } from './download-photos.ts'
import { editPhoto } from './edit-photo.ts'
import { deletePhotos, editPhotos } from './edit-photos.ts'
import type { FullPictures } from './full-pictures.ts'
import { getHighlights } from './get-highlights.ts'
import { getPhoto } from './get-photo.ts'
import { listPhotoPlaces } from './list-photo-places.ts'
import { listPhotoUrls } from './list-photo-urls.ts'
import { listPhotoIds, listPhotoMonths, listPhotos, listPhotoSuggestions } from './list-photos.ts'
import { listUploads } from './list-uploads.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { selectChoices } from './photo-labels.queries.ts'
import { endPhotoWork, listPhotoWorks, startDeletingPhotos, startEditingPhotos } from './photo-works.ts'
import { readMedia } from './read-media.ts'
import type { Staging } from './staging.ts'
import type { UploadPurposes } from './upload-purpose.ts'
import { keepSimilarPhotos, listSimilarPhotos } from './similar-photos.ts'
import { towns } from './towns.ts'
import { turnPhoto } from './turn-photo.ts'
import { openUploadDoor } from './upload-door.ts'

type Parts = {
  sign: SignMedia
  readAddress: ReadMediaAddress
  staging: Staging
  store: ObjectStore
  isVisible: RememberedAnswers
  plans: Plans
  hooks: PhotoHooks
  tiles: MapTiles | undefined
  fullPicture: FullPictures
  log: Logger
  purposes: UploadPurposes
}

export function photosRoutes(
  deps: GuardDeps,
  { sign, readAddress, staging, store, isVisible, plans, hooks, purposes, tiles, fullPicture, log }: Parts,
): Route[] {
  const uploads = openUploadDoor(staging, plans, purposes, deps.limits)
  const media = { db: deps.db, store, readAddress, isVisible, fullPicture, log }
  return [
    memberRoute(deps, highlightsContract.getHighlights, (viewer, input) => getHighlights(viewer, input, sign)),
    memberRoute(deps, contract.listPhotos, (viewer, input) => listPhotos(viewer, input, sign)),
    memberRoute(deps, photoUrlsContract.listPhotoUrls, (viewer, input) => listPhotoUrls(viewer, input, sign)),
    memberRoute(deps, photoMapContract.listPhotoPlaces, (viewer, input) =>
      listPhotoPlaces(viewer, input, { sign, tiles }),
    ),
    signedInRoute(deps, photoMapContract.listTowns, async (_person, { text }) => ({
      towns: (await towns()).named(text, TOWNS_EACH),
    })),
    memberRoute(deps, contract.listPhotoMonths, listPhotoMonths),
    memberRoute(deps, contract.listPhotoChoices, ({ tx, family_id }) => selectChoices(tx, family_id)),
    memberRoute(deps, contract.listPhotoIds, listPhotoIds),
    memberRoute(deps, contract.listPhotoSuggestions, listPhotoSuggestions),
    memberRoute(deps, contract.getPhoto, (viewer, input) => getPhoto(viewer, input, sign)),
    memberRoute(deps, contract.editPhoto, (editor, input) => editPhoto(editor, input, { sign, hooks })),
    memberRoute(deps, contract.turnPhoto, turnPhoto),
    memberRoute(deps, contract.cropPhoto, cropPhoto),
    memberRoute(deps, contract.deletePhoto, deletePhoto),
    memberRoute(deps, similar.listSimilarPhotos, (editor, input) => listSimilarPhotos(editor, input, sign)),
    memberRoute(deps, similar.keepSimilarPhotos, keepSimilarPhotos),
    memberRoute(deps, deleted.listDeletedPhotos, (owner, input) => listDeletedPhotos(owner, input, sign)),
    memberRoute(deps, deleted.restorePhotos, restorePhotos),
    memberRoute(deps, deleted.emptyDeletedPhotos, emptyDeletedPhotos),
    memberRoute(deps, contract.listUploads, listUploads),
    memberRoute(deps, selections.editPhotos, (editor, input) => editPhotos(editor, input, hooks)),
    memberRoute(deps, selections.deletePhotos, deletePhotos),
    memberRoute(deps, works.startEditingPhotos, (editor, input) => startEditingPhotos(editor, input, hooks)),
    memberRoute(deps, works.startDeletingPhotos, (editor, input) => startDeletingPhotos(editor, input, hooks)),
    memberRoute(deps, works.listPhotoWorks, listPhotoWorks),
    memberRoute(deps, works.endPhotoWork, endPhotoWork),
    memberRoute(deps, selections.createPhotoDownload, createPhotoDownload),
    memberRoute(deps, selections.listPhotoDownloads, ({ tx, user_id, family_id }) =>
      listExports(tx, { kind: 'selection', user_id, family_id }),
    ),
    memberStreamRoute(deps, selections.readPhotoDownload, (reader, { download_id }, http) =>
      sendExport(reader, { kind: 'selection', export_id: download_id }, http, store),
    ),
    memberStreamRoute(deps, contract.createUpload, uploads.create),
    memberStreamRoute(deps, contract.measureUpload, uploads.continue),
    memberStreamRoute(deps, contract.continueUpload, uploads.continue),
    memberStreamRoute(deps, contract.cancelUpload, uploads.continue),
    memberStreamRoute(deps, contract.addUploadPoster, async (adder, input, { request, reply }) => {
      await addUploadPoster(adder, input, request.body as Readable, staging)
      reply.status(204).send()
    }),
    signedUrlRoute(contract.readMedia, (_input, http) => readMedia(media, http)),
  ]
}
