import type { Logger } from 'pino'
import { asUser, type Database, type Tx } from '#server/db/database.ts'
import type { CachedAnswers } from '#server/db/cached-answers.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import type { FullSizeImages } from './full-size-images.ts'
import { derivativeKey, renditionKey } from './media-objects.ts'
import { selectDeletedPhotoVersion, selectStoredPhoto } from './media.queries.ts'
import type { RequestDerivatives } from './request-derivatives.ts'
import { selectRendition } from './renditions.queries.ts'
import { photoSubject } from './visible-photos.ts'

type Parts = {
  db: Database
  isVisible: CachedAnswers
  fullSizeImage: FullSizeImages
  requestDerivatives: RequestDerivatives
  log: Pick<Logger, 'warn'>
}

/**
 * Photos and videos. Everything but thumbnails is looked up with the viewer's permissions on each request, so deleting or
 * hiding a photo takes effect right away.
 */
export function photoMedia({ db, isVisible, fullSizeImage, requestDerivatives, log }: Parts): FindMedia {
  return async ({ user_id, family_id, id: photo_id, variant, version }) => {
    const photo = { family_id, photo_id, version }
    const whenMissing = async () => {
      throw await requestDerivatives(photo)
    }
    const asViewer = <T>(find: (tx: Tx) => Promise<T>) => asUser(db, user_id, find)
    if (variant === 'small' || variant === 'large') {
      if (!(await isVisible(photoSubject(photo), user_id))) return undefined
      const etag = `${photo_id}-${version}-${variant}`
      return { key: derivativeKey({ ...photo, variant }), etag, fresh: true, whenMissing }
    }
    if (variant === 'deleted') {
      const shown = await asViewer((tx) => selectDeletedPhotoVersion(tx, family_id, photo_id))
      if (shown === undefined) return undefined
      const key = derivativeKey({ ...photo, variant: 'small', version: shown })
      // Never cached: the response would outlive restoring or purging the photo.
      return { key, etag: `${photo_id}-${shown}-deleted`, fresh: false, whenMissing }
    }
    if (variant === 'film') {
      const rendition = await asViewer((tx) => selectRendition(tx, family_id, photo_id))
      if (rendition) {
        const shown = rendition.derivatives_version
        const etag = `${photo_id}-${shown}-film`
        return { key: renditionKey({ ...photo, version: shown }), etag, fresh: false, whenMissing }
      }
    }
    const stored = await asViewer((tx) => selectStoredPhoto(tx, family_id, photo_id))
    if (!stored) return undefined
    const { storage_path, file_type: contentType, filename } = stored
    if (variant === 'original' && stored.is_savable)
      return { key: storage_path, etag: photo_id, contentType, filename, fresh: false }
    // Without a copy, what moves is played from its original.
    if (variant === 'film' && (stored.kind === 'video' || stored.animated))
      return { key: storage_path, etag: photo_id, contentType, fresh: false }
    if (variant === 'motion') {
      const part = stored.pairing?.motion_video
      const motion = { etag: `${photo_id}-motion`, contentType: 'video/mp4', filename, fresh: false }
      return part ? { key: storage_path, part, ...motion } : undefined
    }
    // After another rotation or crop, the photo has a new URL.
    if (variant !== 'full' || !stored.is_savable || stored.derivatives_version !== version) return undefined
    const key = await fullSizeImage(photo, stored).catch((error: unknown) => {
      log.warn({ photo_id, err: error }, "couldn't create a full-resolution image")
      return derivativeKey({ ...photo, variant: 'large' })
    })
    return { key, etag: `${photo_id}-${version}-full`, contentType: 'image/jpeg', fresh: false, whenMissing }
  }
}
