import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { captionsContract as contract } from '../captions.contract.ts'
import { deleteAudioCaption } from './delete-caption.ts'
import { listAudioCaptions } from './list-captions.ts'

export function captionsRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listAudioCaptions, (viewer, input) => listAudioCaptions(viewer, input, context)),
    memberRoute(context, contract.deleteAudioCaption, deleteAudioCaption),
  ]
}
