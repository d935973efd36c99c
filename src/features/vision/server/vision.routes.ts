import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { contentSearchContract } from '../content-search.contract.ts'
import { facesContract } from '../faces.contract.ts'
import { visionContract } from '../vision.contract.ts'
import { editFaceGroup, mergeFaceGroups, rejectFaces, splitFaces } from './arrange-faces.ts'
import { listFaceGroups, listFaces } from './list-faces.ts'
import { searchContent } from './search-content.ts'
import { allowVision, endVision, getVision } from './vision-consent.ts'

export function visionRoutes(context: WebContext): Route[] {
  const { sign, log } = context
  const { vision } = context.config
  return [
    memberRoute(context, visionContract.getVision, (owner) => getVision(owner, vision)),
    memberRoute(context, visionContract.allowVision, (owner) => allowVision(owner, vision)),
    memberRoute(context, visionContract.endVision, (owner) => endVision(owner, vision)),
    memberRoute(context, facesContract.listFaceGroups, (editor, input) => listFaceGroups(editor, input, sign)),
    memberRoute(context, facesContract.listFaces, (viewer, input) => listFaces(viewer, input, sign)),
    memberRoute(context, facesContract.editFaceGroup, editFaceGroup),
    memberRoute(context, facesContract.mergeFaceGroups, mergeFaceGroups),
    memberRoute(context, facesContract.splitFaces, splitFaces),
    memberRoute(context, facesContract.rejectFaces, rejectFaces),
    memberStreamRoute(context, contentSearchContract.searchByContent, (viewer, input) =>
      searchContent(viewer, input, { vision, log, sign }),
    ),
  ]
}
