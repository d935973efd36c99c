import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { growingUpContract as contract } from './growing-up.contract.ts'
import { getGrowingAges, saveGrowingAges } from './server/ages.ts'
import { addFlag, getChoices, hideItem, removeFlag, settle, showItem } from './server/choices.ts'
import { getGrowingUp, listHidden } from './server/get-growing-up.ts'
import { notifyGrown } from './server/notify-grown.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    memberRoute(context, contract.getGrowingAges, getGrowingAges),
    memberRoute(context, contract.saveGrowingAges, saveGrowingAges),
    memberRoute(context, contract.getGrowingUp, (viewer, input) => getGrowingUp(viewer, input, context.sign)),
    memberRoute(context, contract.getChoices, getChoices),
    memberRoute(context, contract.addFlag, addFlag),
    memberRoute(context, contract.deleteFlag, removeFlag),
    memberRoute(context, contract.settleFlag, settle),
    memberRoute(context, contract.listHidden, (viewer) => listHidden(viewer, context.sign)),
    memberRoute(context, contract.hideItem, hideItem),
    memberRoute(context, contract.showItem, showItem),
  ],
  jobs: ({ db }) => [schedule('notify-grown', '25 5 * * *', () => notifyGrown(db.worker))],
}
