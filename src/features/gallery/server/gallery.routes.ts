import { memberRoute } from '#features/families/server/member.ts'
import type { GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { highlightsContract } from '../highlights.contract.ts'
import { similarPhotosContract as similar } from '../similar-photos.contract.ts'
import { typedSearchContract } from '../typed-search.contract.ts'
import { getHighlights } from './get-highlights.ts'
import { interpretSearch } from './interpret-search.ts'
import { keepSimilarPhotos, listSimilarPhotos } from './similar-photos.ts'

export function galleryRoutes(deps: GuardDeps, sign: SignMedia): Route[] {
  return [
    memberRoute(deps, highlightsContract.getHighlights, (viewer, input) => getHighlights(viewer, input, sign)),
    memberRoute(deps, similar.listSimilarPhotos, (editor, input) => listSimilarPhotos(editor, input, sign)),
    memberRoute(deps, similar.keepSimilarPhotos, keepSimilarPhotos),
    memberRoute(deps, typedSearchContract.readTypedSearch, interpretSearch),
  ]
}
