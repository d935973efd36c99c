import { watchSessions } from '#features/accounts/server/live-sessions.ts'
import { memberRoute } from '#features/families/server/member.ts'
import { watchMemberships } from '#features/families/server/memberships.ts'
import type { Feature, WorkerContext } from '#server/feature.ts'
import { signedUrlRoute } from '#server/http/guards.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import type { FindMedia } from '#server/storage/send-object.ts'
import { mediaContract as contract } from './media.contract.ts'
import { photoUrlsContract } from './photo-urls.contract.ts'
import type { FullSizeImages } from './server/full-size-images.ts'
import { listPhotoUrls } from './server/list-photo-urls.ts'
import { mailPictures } from './server/mail-pictures.ts'
import { renditionMaker, requeueRenditions } from './server/make-renditions.ts'
import { derivativeKey } from './server/media-objects.ts'
import { makeRenditionsJob, remakeDerivativesJob } from './server/media.jobs.ts'
import { photoMedia } from './server/photo-media.ts'
import { readMedia } from './server/read-media.ts'
import { remakeMissing } from './server/remake-derivatives.ts'
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
  contract: [contract, photoUrlsContract],
  async routes(context) {
    const { changes, db, features, fullSizeImage, log, store } = context
    const isVisible = await watchVisiblePhotos(db, changes)
    const originals = wholeOriginals({ db: db.worker, store, log })
    const photo = photoMedia({
      ...{ db, isVisible, log, fullSizeImage },
      requestDerivatives: openDerivativeRequests(db.worker),
    })
    const parts = {
      ...context,
      originals,
      isInSession: await watchSessions(context, changes),
      isMember: await watchMemberships(db, changes),
      kinds: Object.fromEntries([
        ['photo', photo],
        ...features.flatMap(({ mediaKinds }) => Object.entries(mediaKinds?.(context) ?? {})),
      ]),
    }
    return [
      memberRoute(context, photoUrlsContract.listPhotoUrls, (viewer, input) =>
        listPhotoUrls(viewer, input, context.sign),
      ),
      signedUrlRoute(contract.readMedia, (_input, http) => readMedia(parts, http)),
    ]
  },
  jobs(context) {
    const parts = workerParts(context)
    return [
      handle(remakeDerivativesJob, (payload) => remakeMissing(payload, parts)),
      handle(makeRenditionsJob, renditionMaker(parts)),
      schedule('rescue-renditions', '*/30 * * * *', () => requeueRenditions(parts)),
    ]
  },
  remakerOf: (context) => mediaRemaker(workerParts(context)),
  mailPictures,
  largePhotoKey: (photo) => derivativeKey({ ...photo, variant: 'large' }),
}
