import { watchSessions } from '#features/accounts/server/live-sessions.ts'
import { watchMemberships } from '#features/families/server/memberships.ts'
import type { Feature, WorkerContext } from '#server/feature.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { mediaContract } from './media.contract.ts'
import { photoUrlsContract } from './photo-urls.contract.ts'
import type { FullSizeImages } from './server/full-size-images.ts'
import { mediaJobs } from './server/media.handlers.ts'
import { mailPictures } from './server/mail-pictures.ts'
import { derivativeKey } from './server/media-objects.ts'
import { mediaRoutes } from './server/media.routes.ts'
import { photoMedia } from './server/photo-media.ts'
import { mediaRemaker } from './server/remake-recording.ts'
import { openDerivativeRequests } from './server/request-derivatives.ts'
import { watchVisiblePhotos } from './server/visible-photos.ts'

declare module '#server/feature.ts' {
  interface Feature {
    /** Resolves signed media URLs by kind. */
    mediaKinds?: (context: WebContext) => Readonly<Record<string, FindMedia>>
  }
  interface WebContext {
    fullSizeImage: FullSizeImages
  }
}

const workerParts = ({ db: { worker: db }, log, media, store }: WorkerContext) => ({
  ...{ db, log, media, store },
  originals: wholeOriginals({ db, store, log }),
})

export const feature: Feature = {
  contract: [mediaContract, photoUrlsContract],
  async routes(context) {
    const { changes, db, features, fullSizeImage, log, store } = context
    const isVisible = await watchVisiblePhotos(db, changes)
    const originals = wholeOriginals({ db: db.worker, store, log })
    const photo = photoMedia({
      ...{ db, isVisible, log, fullSizeImage },
      requestDerivatives: openDerivativeRequests(db.worker),
    })
    return mediaRoutes(context, {
      ...context,
      originals,
      isInSession: await watchSessions(context, changes),
      isMember: await watchMemberships(db, changes),
      kinds: Object.fromEntries([
        ['photo', photo],
        ...features.flatMap(({ mediaKinds }) => Object.entries(mediaKinds?.(context) ?? {})),
      ]),
    })
  },
  jobs: (context) => mediaJobs(workerParts(context)),
  remakerOf: (context) => mediaRemaker(workerParts(context)),
  mailPictures,
  largePhotoKey: (photo) => derivativeKey({ ...photo, variant: 'large' }),
}
