import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { similarPhotosContract as contract } from '../similar-photos.contract.ts'
import { keepSimilarPhotos, listSimilarPhotos } from './similar-photos.ts'

export function similarRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listSimilarPhotos, (editor, input) => listSimilarPhotos(editor, input, context.sign)),
    memberRoute(context, contract.keepSimilarPhotos, keepSimilarPhotos),
  ]
}
