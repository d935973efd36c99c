import { openDerivativeRequests } from '#features/media/server/request-derivatives.ts'
import type { WebContext } from '#server/feature.ts'
import { wholeOriginals } from '#server/scrub/whole-originals.ts'
import { openGuestMedia, type SendGuestMedia } from './read-guest-media.ts'

/** Sends the media that guests and frames see. `fresh`: browsers cache photos without asking again. */
export function openSharedMedia(
  { db, fullSizeImage, log, store }: WebContext,
  { fresh }: { fresh: boolean },
): SendGuestMedia {
  return openGuestMedia(db, {
    ...{ fullSizeImage, log, fresh, requestDerivatives: openDerivativeRequests(db.worker) },
    originals: wholeOriginals({ db: db.worker, store, log }),
  })
}
