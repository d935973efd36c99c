import type { Feature } from '#server/feature.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import { mediaContract } from './media.contract.ts'
import { photoUrlsContract } from './photo-urls.contract.ts'
import { openFullPictures } from './server/full-size-images.ts'
import { mediaJobs } from './server/media.handlers.ts'
import { derivativeKey } from './server/media-objects.ts'
import { mediaRoutes } from './server/media.routes.ts'
import { watchVisiblePhotos } from './server/visible-photos.ts'

/** A 48-megapixel HEIC on a small server. */
const FULL_PICTURE_LIMIT_MS = 60_000

export const feature: Feature = {
  contract: [mediaContract, photoUrlsContract],
  async routes(context) {
    const { changes, db, isolation, readAddress, store, verify } = context
    // Separate from profile photos, which would wait behind large pictures.
    const media = startMediaProcess({ concurrency: 1, timeLimitMs: FULL_PICTURE_LIMIT_MS, isolation })
    context.onClose(() => media.close())
    return mediaRoutes(context, {
      ...context,
      readAddress: readAddress(verify),
      isVisible: await watchVisiblePhotos(db, changes),
      fullPicture: openFullPictures({ store, media }),
    })
  },
  jobs: ({ db, ...context }) => mediaJobs({ ...context, db: db.worker }),
  largePhotoKey: (photo) => derivativeKey({ ...photo, variant: 'large' }),
}
