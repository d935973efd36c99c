import { notify } from '#features/notifications/server/notify.ts'
import { only, type AppContext, type Feature } from '#server/feature.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { deletedPhotosContract } from './deleted-photos.contract.ts'
import { highlightsContract } from './highlights.contract.ts'
import { photoMapContract } from './photo-map.contract.ts'
import { photoSelectionsContract } from './photo-selections.contract.ts'
import { photoUrlsContract } from './photo-urls.contract.ts'
import { photoWorksContract } from './photo-works.contract.ts'
import { photosContract } from './photos.contract.ts'
import { packSelection } from './server/download-photos.ts'
import { openFullPictures } from './server/full-pictures.ts'
import { derivativeKey } from './server/media-objects.ts'
import type { PhotoHooks } from './server/photo-hooks.ts'
import { photosJobs } from './server/photos.handlers.ts'
import { photosRoutes } from './server/photos.routes.ts'
import { removePhotosOfFamily } from './server/remove-photos-of-family.ts'
import type { Staging } from './server/staging.ts'
import type { UploadPurposes } from './server/upload-purpose.ts'
import { watchVisiblePhotos } from './server/visible-photos.ts'
import { similarPhotosContract } from './similar-photos.contract.ts'

declare module '#server/feature.ts' {
  interface AppContext {
    staging: Staging
  }
  interface Feature {
    photoHooks?: PhotoHooks
    uploadPurposes?: (context: AppContext) => UploadPurposes
  }
}

/** A 48-megapixel HEIC on a small server. */
const FULL_PICTURE_LIMIT_MS = 60_000

function hooksOf(context: AppContext) {
  const { features } = context
  const purposes = features.flatMap((feature) => Object.entries(feature.uploadPurposes?.(context) ?? {}))
  return { hooks: only(features, 'photoHooks'), purposes: Object.fromEntries(purposes) }
}

export const feature: Feature = {
  contract: [
    photosContract,
    photoMapContract,
    photoUrlsContract,
    similarPhotosContract,
    photoSelectionsContract,
    photoWorksContract,
    highlightsContract,
    deletedPhotosContract,
  ],
  async routes(context) {
    const { changes, config, db, isolation, readAddress, store, verify } = context
    // Separate from profile photos, which would wait behind large pictures.
    const media = startMediaProcess({ concurrency: 1, timeLimitMs: FULL_PICTURE_LIMIT_MS, isolation })
    context.onClose(() => media.close())
    return photosRoutes(context, {
      ...context,
      ...hooksOf(context),
      readAddress: readAddress(verify),
      isVisible: await watchVisiblePhotos(db, changes),
      tiles: config.mapTiles,
      fullPicture: openFullPictures({ store, media }),
    })
  },
  jobs(context) {
    const { db } = context
    return photosJobs({
      ...{ ...context, ...hooksOf(context), db: db.worker, people: db },
      tellRefused(tx, { family_id, user_id, filename }) {
        const notice = {
          family_id,
          kind: 'file_refused',
          actor_id: null,
          bundle: `${family_id} refused files`,
        } as const
        return notify(tx, { ...notice, count: 1, title: filename, photo_ids: [] }, [user_id])
      },
    })
  },
  exportKinds: { selection: packSelection },
  removePhotos: removePhotosOfFamily,
  largePhotoKey: (photo) => derivativeKey({ ...photo, variant: 'large' }),
}
