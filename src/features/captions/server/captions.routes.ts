import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { captionsContract as contract } from '../captions.contract.ts'
import { deleteAudioCaption } from './delete-caption.ts'
import { getCaption, type CaptionDesk } from './get-caption.ts'

export function captionsRoutes(doors: Doors, parts: CaptionDesk): Route[] {
  return [
    memberRoute(doors, contract.getAudioCaption, (viewer, input) => getCaption(viewer, input, parts)),
    memberRoute(doors, contract.deleteAudioCaption, deleteAudioCaption),
  ]
}
