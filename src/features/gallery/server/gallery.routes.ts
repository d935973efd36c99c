import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { highlightsContract as contract } from '../highlights.contract.ts'
import { getHighlights } from './get-highlights.ts'

export function galleryRoutes(context: WebContext): Route[] {
  return [memberRoute(context, contract.getHighlights, (viewer, input) => getHighlights(viewer, input, context.sign))]
}
