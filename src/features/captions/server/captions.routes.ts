import { memberRoute } from '#features/families/server/member.ts'
import { signedUrlRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { mediaUrls } from '#server/storage/media-urls.ts'
import { captionsContract as contract } from '../captions.contract.ts'
import { deleteAudioCaption } from './delete-caption.ts'
import { getCaption } from './get-caption.ts'
import { readCaptionMedia } from './read-caption-media.ts'

export function captionsRoutes(context: WebContext): Route[] {
  const { config, db, plans, readAddress, store } = context
  const { sign, verify } = mediaUrls(config.secret, Date.now, 'caption-media')
  const media = { db, store, readAddress: readAddress(verify) }
  return [
    memberRoute(context, contract.getAudioCaption, (viewer, input) => getCaption(viewer, input, { sign, plans })),
    memberRoute(context, contract.deleteAudioCaption, deleteAudioCaption),
    signedUrlRoute(contract.readCaptionMedia, (_input, http) => readCaptionMedia(media, http)),
  ]
}
