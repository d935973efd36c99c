import { originalColumns, photoFolder } from '#features/media/server/media-objects.ts'
import { listAlbumEditors } from '#features/albums/server/album-permissions.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { photoUploads } from '#features/photos/server/ingest-photo.ts'
import type { MediaPurpose } from '#features/uploads/server/upload-purpose.ts'
import { beginUpload } from '#features/uploads/server/upload-steps.ts'
import type { TusUploadHandler } from '#features/uploads/server/tus-upload-handler.ts'
import type { Uploader } from '#features/uploads/server/uploader.ts'
import { UPLOAD_MAX_BYTES } from '#features/uploads/uploads.rules.ts'
import type { Db } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { guestPhotosContract as contract } from '../guest-photos.contract.ts'
import {
  GUEST_ADD_MAX_BYTES,
  GUEST_UNFINISHED_MAX,
  GUEST_UPLOAD_PURPOSE,
  GuestName,
  guestUploadsPath,
} from '../guests.rules.ts'
import { addToLink, insertGuestPhoto, lockAlbum, selectAddingLink } from './guest-photos.queries.ts'
import { guestStreamRoute, type Guest } from './guest.ts'

type Sender = Pick<Guest, 'guest_id' | 'family_id'>

/** Other files of the guest may be finished by then. */
const RETRY_AFTER_SECONDS = 30

/** A guest's uploads (tus). Their rows are the worker's, since guests have no rights to uploads in the database. */
export function guestUploadRoutes({ db, config, limits }: WebContext, uploads: TusUploadHandler): Route[] {
  const deps = { db, limits, secure: config.secure }
  return [
    guestStreamRoute(deps, contract.createGuestUpload, async (guest, { guest_id }, http) =>
      uploads.create(await uploaderOf(db.worker, guest, guest_id), http),
    ),
    ...([contract.measureGuestUpload, contract.continueGuestUpload] as const).map((operation) =>
      guestStreamRoute(deps, operation, async (guest, { guest_id, upload_id }, http) =>
        uploads.continue(await uploaderOf(db.worker, guest, guest_id), upload_id, http),
      ),
    ),
  ]
}

/** @throws Problem not_found: the address is another guest's; forbidden: the link doesn't take photos */
async function uploaderOf(db: Db, { guest_id, family_id }: Sender, addressed_id: string): Promise<Uploader> {
  if (addressed_id !== guest_id) throw notFound()
  const inTransaction: Uploader['inTransaction'] = (work) => db.transaction().execute(work)
  const link = await inTransaction((tx) => selectAddingLink(tx, { family_id, guest_id }))
  if (!link) throw new Problem('forbidden')
  const { user_id } = link
  return {
    ...{ family_id, user_id, guest_id, inTransaction },
    path: guestUploadsPath(guest_id),
    async begin({ id, size, metadata }, staging) {
      const sender = GuestName.safeParse(metadata['sender'] ?? '')
      if (!sender.success) throw new Problem('invalid_input', { fields: { sender: 'guest_name_required' } })
      if (size > UPLOAD_MAX_BYTES) throw new Problem('too_large')
      if (!(await staging.hasSpaceFor(size))) throw new Problem('storage_full')
      await inTransaction(async (tx) => {
        const locked = await selectAddingLink(tx, { family_id, guest_id })
        if (!locked?.adds_to) throw new Problem('forbidden')
        if (locked.added_bytes + size > GUEST_ADD_MAX_BYTES) throw new Problem('too_many')
        if (locked.unfinished >= GUEST_UNFINISHED_MAX)
          throw new Problem('too_many_uploads', {
            params: { of: 'person', limit: GUEST_UNFINISHED_MAX },
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          })
        await addToLink(tx, guest_id, size)
        await beginUpload(tx, {
          ...{ id, family_id, user_id, guest_id, bytes: size, purpose: GUEST_UPLOAD_PURPOSE },
          filename: metadata['filename'],
          about: { sender: sender.data, album_id: locked.adds_to },
        })
      })
    },
  }
}

/** Files of guests are checked like photos of members, and then wait for a decision. */
export function guestPhotoUploads(plans: Parameters<typeof photoUploads>[0]): MediaPurpose {
  const { needs, folderOf, refuses } = photoUploads(plans)
  return {
    ...{ needs, folderOf, refuses },

    // Only guests begin these.
    async begin() {
      throw new Problem('invalid_input')
    },

    async keep(tx, upload, report: AcceptedMedia) {
      const { id, family_id, filename } = upload
      const { sender = '', album_id = '' } = upload.about
      const album = await lockAlbum(tx, { family_id, album_id })
      if (!album) return { state: 'refused', reason: 'photo_gone' }
      const { kind, width, height, thumbhash } = report
      const { storage_path, sha256, bytes } = originalColumns(photoFolder(family_id, id), report)
      const photo = {
        ...{ id, family_id, album_id, sender, filename, kind, width, height, storage_path, sha256, bytes },
        ...{ guest_id: required(upload.guest_id), thumbhash: Buffer.from(thumbhash, 'base64') },
      }
      await insertGuestPhoto(tx, photo, report)
      await publishToFamily(tx, family_id, { kind: 'albums', id: album_id, only_to: album.only_to })
      const notification = {
        ...{ family_id, kind: 'guest_photos' as const, actor_id: null, bundle: `guest photos ${album_id}` },
        ...{ count: 1, title: album.title, photo_ids: [], album_id },
      }
      await notify(tx, notification, await listAlbumEditors(tx, { family_id, album_id }))
      return { state: 'done', photo_id: null }
    },
  }
}
