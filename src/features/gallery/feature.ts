import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { highlightsContract as contract } from './highlights.contract.ts'
import { getHighlights } from './server/get-highlights.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/photos'],
  routes: (context) => [
    memberRoute(context, contract.getHighlights, (viewer, input) => getHighlights(viewer, input, context.sign)),
  ],
}
