import { watchSessions } from '#features/accounts/server/live-sessions.ts'
import { watchMemberships } from '#features/families/server/memberships.ts'
import type { Feature } from '#server/feature.ts'
import { startMediaProcess } from '#server/media-process/media-process.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { mediaContract } from './media.contract.ts'
import { photoUrlsContract } from './photo-urls.contract.ts'
import { openFullSizeImages } from './server/full-size-images.ts'
import { mediaJobs } from './server/media.handlers.ts'
import { derivativeKey } from './server/media-objects.ts'
import { mediaRoutes } from './server/media.routes.ts'
import { photoMedia } from './server/photo-media.ts'
import { watchVisiblePhotos } from './server/visible-photos.ts'

declare module '#server/feature.ts' {
  interface Feature {
    /** Resolves signed media URLs by kind. */
    mediaKinds?: (context: WebContext) => Readonly<Record<string, FindMedia>>
  }
}

/** Enough for a 48-megapixel HEIC on a small server. */
const FULL_SIZE_LIMIT_MS = 60_000

export const feature: Feature = {
  contract: [mediaContract, photoUrlsContract],
  async routes(context) {
    const { changes, db, features, isolation, log, store } = context
    // A separate process, so avatars don't wait for large images.
    const media = startMediaProcess({ concurrency: 1, timeLimitMs: FULL_SIZE_LIMIT_MS, isolation })
    context.onClose(() => media.close())
    const isVisible = await watchVisiblePhotos(db, changes)
    const photo = photoMedia({ db, isVisible, fullSizeImage: openFullSizeImages({ store, media }), log })
    return mediaRoutes(context, {
      ...context,
      isInSession: await watchSessions(context, changes),
      isMember: await watchMemberships(db, changes),
      kinds: Object.fromEntries([
        ['photo', photo],
        ...features.flatMap(({ mediaKinds }) => Object.entries(mediaKinds?.(context) ?? {})),
      ]),
    })
  },
  jobs: ({ db, ...context }) => mediaJobs({ ...context, db: db.worker }),
  largePhotoKey: (photo) => derivativeKey({ ...photo, variant: 'large' }),
}
