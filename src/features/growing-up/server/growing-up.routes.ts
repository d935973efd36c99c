import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { growingUpContract as contract } from '../growing-up.contract.ts'
import { getGrowingAges, saveGrowingAges } from './ages.ts'
import { addFlag, getChoices, hideItem, removeFlag, settle, showItem } from './choices.ts'
import { getGrowingUp, listHidden } from './get-growing-up.ts'

export function growingUpRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [
    memberRoute(context, contract.getGrowingAges, getGrowingAges),
    memberRoute(context, contract.saveGrowingAges, saveGrowingAges),
    memberRoute(context, contract.getGrowingUp, (viewer, input) => getGrowingUp(viewer, input, sign)),
    memberRoute(context, contract.getChoices, getChoices),
    memberRoute(context, contract.addFlag, addFlag),
    memberRoute(context, contract.deleteFlag, removeFlag),
    memberRoute(context, contract.settleFlag, settle),
    memberRoute(context, contract.listHidden, (viewer) => listHidden(viewer, sign)),
    memberRoute(context, contract.hideItem, hideItem),
    memberRoute(context, contract.showItem, showItem),
  ]
}
