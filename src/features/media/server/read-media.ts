import type { Logger } from 'pino'
import { sendAvatar } from '#features/children/server/read-avatar.ts'
import type { ReadMediaAddress } from '#features/families/server/media-reader.ts'
import { asUser, type Database } from '#server/db/database.ts'
import type { RememberedAnswers } from '#server/db/remembered-answers.ts'
import type { Http } from '#server/http/route.ts'
import { sendObject } from '#server/storage/send-object.ts'
import type { MediaAddress } from '#server/storage/media-urls.ts'
import { windowOf } from '#server/storage/object-window.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { notFound } from '#shared/problems.ts'
import { selectFilm } from './renditions.queries.ts'
import type { FullPictures } from './full-size-images.ts'
import { derivativeKey, filmKey, type Derivative } from './media-objects.ts'
import { selectDeletedPhotoVersion, selectStoredPhoto } from './media.queries.ts'
import { photoSubject } from './visible-photos.ts'

export type MediaParts = {
  db: Database
  store: ObjectStore
  readAddress: ReadMediaAddress
  isVisible: RememberedAnswers
  fullPicture: FullPictures
  log: Pick<Logger, 'warn'>
}

/**
 * The bytes behind a signed address. An original is looked up as the person it was signed for, so that a deleted or hidden
 * one is gone right away.
 */
export async function readMedia(parts: MediaParts, http: Http): Promise<void> {
  const { db, store, readAddress, isVisible } = parts
  const media = await readAddress(http)
  if (media.variant === 'avatar') return sendAvatar(db, store, { ...media, child_id: media.photo_id }, http)
  if (media.variant === 'deleted') return sendDeleted(db, store, media, http)
  if (media.variant === 'motion') return sendMotion(db, store, media, http)
  if (media.variant === 'full') return sendFull(parts, media, http)
  if (media.variant === 'film') return sendFilm(db, store, media, http)
  if (media.variant !== 'original') {
    if (!(await isVisible(photoSubject(media), media.user_id))) throw notFound()
    const key = derivativeKey({ ...media, variant: media.variant as Derivative })
    return sendObject(store, key, http, { etag: `${media.photo_id}-${media.version}-${media.variant}`, fresh: true })
  }
  const photo = await findOriginal(db, media)
  return sendObject(store, photo.storage_path, http, {
    etag: media.photo_id,
    contentType: photo.file_type,
    filename: photo.filename,
    download: media.download,
    fresh: false,
  })
}

/** The film lies behind the picture in the same file, which stays as it is. */
async function sendMotion(db: Database, store: ObjectStore, media: MediaAddress, http: Http) {
  const { storage_path, pairing, filename } = await findOriginal(db, media)
  if (!pairing?.motion_video) throw notFound()
  return sendObject(windowOf(store, pairing.motion_video), storage_path, http, {
    ...{ etag: `${media.photo_id}-motion`, contentType: 'video/mp4', filename, fresh: false },
  })
}

/** One that cannot be made is shown as large as it is. */
async function sendFull({ db, store, fullPicture, log }: MediaParts, media: MediaAddress, http: Http) {
  const { family_id, photo_id, version } = media
  const photo = await findOriginal(db, media)
  // It was rotated or cropped again, so it has another URL now.
  if (photo.derivatives_version !== version) throw notFound()
  const key = await fullPicture(media, photo).catch((error: unknown) => {
    log.warn({ photo_id, err: error }, 'a picture could not be made as large as its original')
    return derivativeKey({ family_id, photo_id, version, variant: 'large' })
  })
  return sendObject(store, key, http, { etag: `${photo_id}-${version}-full`, contentType: 'image/jpeg', fresh: false })
}

/** The copy of a film that plays everywhere; the original is what is saved. */
async function sendFilm(db: Database, store: ObjectStore, media: MediaAddress, http: Http) {
  const { user_id, family_id, photo_id } = media
  const film = await asUser(db, user_id, (tx) => selectFilm(tx, family_id, photo_id))
  if (!film) throw notFound()
  const version = film.derivatives_version
  const key = filmKey({ family_id, photo_id, version })
  return sendObject(store, key, http, { etag: `${photo_id}-${version}-film`, fresh: false })
}

/** Asked each time, since restoring, emptying and purging end it, and never kept: the browser's cache would outlive it. */
async function sendDeleted(db: Database, store: ObjectStore, media: MediaAddress, http: Http) {
  const { user_id, family_id, photo_id } = media
  const version = await asUser(db, user_id, (tx) => selectDeletedPhotoVersion(tx, family_id, photo_id))
  if (version === undefined) throw notFound()
  const key = derivativeKey({ family_id, photo_id, variant: 'small', version })
  return sendObject(store, key, http, { etag: `${photo_id}-${version}-deleted`, fresh: false })
}

async function findOriginal(db: Database, { user_id, family_id, photo_id }: MediaAddress) {
  const photo = await asUser(db, user_id, (tx) => selectStoredPhoto(tx, family_id, photo_id))
  if (!photo) throw notFound()
  return photo
}
