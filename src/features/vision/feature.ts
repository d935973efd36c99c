import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { contentSearchContract } from './content-search.contract.ts'
import { facesContract } from './faces.contract.ts'
import { editFaceGroup, mergeFaceGroups, rejectFaces, splitFaces } from './server/arrange-faces.ts'
import { groupLeftFaces, tagGroup } from './server/group-faces.ts'
import { listFaceGroups, listFaces } from './server/list-faces.ts'
import { scanPhotos } from './server/scan-photos.ts'
import { rescanWithModel } from './server/scan.queries.ts'
import { searchContent } from './server/search-content.ts'
import { allowVision, endVision, getVision } from './server/vision-consent.ts'
import { groupFacesJob } from './server/vision.jobs.ts'
import { visionContract } from './vision.contract.ts'

export const feature: Feature = {
  contract: [visionContract, facesContract, contentSearchContract],
  routes(context) {
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
  },
  jobs({ config: { vision }, db: { worker: db }, ...context }) {
    const parts = { ...context, db, vision }
    // Settings change with a restart.
    let isModelChecked = false
    return [
      schedule('scan-photos', '* * * * *', async () => {
        if (vision && !isModelChecked) await rescanWithModel(db, vision.searchModel)
        isModelChecked = true
        await scanPhotos(parts)
      }),
      schedule('group-left-faces', '35 3 * * *', () => groupLeftFaces(parts)),
      handle(groupFacesJob, (group) => tagGroup(db, group)),
    ]
  },
}
