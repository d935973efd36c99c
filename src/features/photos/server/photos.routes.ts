import { listExports } from '#features/exports/server/request-export.ts'
import { sendExport } from '#features/exports/server/send-export.ts'
import { memberReadRoute, memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { deletedPhotosContract as deleted } from '../deleted-photos.contract.ts'
import { photoSelectionsContract as selections } from '../photo-selections.contract.ts'
import { bulkJobsContract as works } from '../bulk-jobs.contract.ts'
import { photosContract as contract } from '../photos.contract.ts'
import { stacksContract as stacks } from '../stacks.contract.ts'
import { cropPhoto } from './crop-photo.ts'
import { deletePhoto } from './delete-photo.ts'
import { emptyDeletedPhotos, listDeletedPhotos, restorePhotos } from './deleted-photos.ts'
import { createPhotoDownload } from './download-photos.ts'
import { editPhoto } from './edit-photo.ts'
import { deletePhotos, editPhotos } from './edit-photos.ts'
import { showPhoto } from './get-photo.ts'
import {
  listMonthCovers,
  listPhotoIds,
  listPhotoMonths,
  listPhotoSuggestions,
  isPipelined,
  readPhotos,
  toPhotoPage,
} from './list-photos.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { selectChoices } from './photo-labels.queries.ts'
import { selectPeopleNear } from './photo-people.queries.ts'
import {
  endPhotoWork,
  listPhotoWorks,
  startDeletingPhotos,
  startEditingPhotos,
  startUndoingPhotos,
} from './bulk-jobs.ts'
import { selectPhoto } from './photos.queries.ts'
import { getStack, stackPhotos, unstackPhotos } from './stacks.ts'
import { turnPhoto } from './turn-photo.ts'

type Parts = { sign: SignMedia; store: ObjectStore; hooks: PhotoHooks }

export function photosRoutes(deps: GuardDeps, { sign, store, hooks }: Parts): Route[] {
  return [
    memberReadRoute(deps, contract.listPhotos, {
      read: readPhotos,
      isPipelined,
      respond: (viewer, page) => toPhotoPage(viewer, page, sign),
    }),
    memberRoute(deps, contract.listPhotoMonths, listPhotoMonths),
    memberRoute(deps, contract.listMonthCovers, (viewer, input) => listMonthCovers(viewer, input, sign)),
    memberRoute(deps, contract.listPhotoChoices, ({ tx, family_id }) => selectChoices(tx, family_id)),
    memberRoute(deps, contract.suggestPeople, async ({ tx, family_id }, { photo_ids }) => ({
      person_ids: await selectPeopleNear(tx, family_id, photo_ids),
    })),
    memberRoute(deps, contract.listPhotoIds, listPhotoIds),
    memberRoute(deps, contract.listPhotoSuggestions, listPhotoSuggestions),
    memberReadRoute(deps, contract.getPhoto, {
      read: (tx, { family_id, photo_id }) => selectPhoto(tx, family_id, photo_id),
      isPipelined: () => true,
      respond: (viewer, row) => showPhoto(viewer, row, sign),
    }),
    memberRoute(deps, contract.editPhoto, (editor, input) => editPhoto(editor, input, { sign, hooks })),
    memberRoute(deps, contract.turnPhoto, turnPhoto),
    memberRoute(deps, contract.cropPhoto, cropPhoto),
    memberRoute(deps, contract.deletePhoto, deletePhoto),
    memberRoute(deps, stacks.getStack, (viewer, input) => getStack(viewer, input, sign)),
    memberRoute(deps, stacks.stackPhotos, stackPhotos),
    memberRoute(deps, stacks.unstackPhotos, unstackPhotos),
    memberRoute(deps, deleted.listDeletedPhotos, (owner, input) => listDeletedPhotos(owner, input, sign)),
    memberRoute(deps, deleted.restorePhotos, restorePhotos),
    memberRoute(deps, deleted.emptyDeletedPhotos, emptyDeletedPhotos),
    memberRoute(deps, selections.editPhotos, (editor, input) => editPhotos(editor, input, hooks)),
    memberRoute(deps, selections.deletePhotos, deletePhotos),
    memberRoute(deps, works.startEditingPhotos, (editor, input) => startEditingPhotos(editor, input, hooks)),
    memberRoute(deps, works.startDeletingPhotos, (editor, input) => startDeletingPhotos(editor, input, hooks)),
    memberRoute(deps, works.startUndoingPhotos, (editor, input) => startUndoingPhotos(editor, input, hooks)),
    memberRoute(deps, works.listPhotoWorks, listPhotoWorks),
    memberRoute(deps, works.endPhotoWork, endPhotoWork),
    memberRoute(deps, selections.createPhotoDownload, createPhotoDownload),
    memberRoute(deps, selections.listPhotoDownloads, ({ tx, user_id, family_id }) =>
      listExports(tx, { kind: 'selection', user_id, family_id }),
    ),
    memberStreamRoute(deps, selections.readPhotoDownload, (reader, { download_id }, http) =>
      sendExport(reader, { kind: 'selection', export_id: download_id }, http, store),
    ),
  ]
}
