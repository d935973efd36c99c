import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { successionContract as contract } from '../succession.contract.ts'
import { getSuccession, saveSuccession } from './choose-trusted.ts'
import { createFamilyRecord } from './create-family-record.ts'
import { cancelTakeover, requestTakeover } from './request-takeover.ts'

export function successionRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.getSuccession, getSuccession),
    memberRoute(context, contract.saveSuccession, saveSuccession),
    memberRoute(context, contract.requestTakeover, requestTakeover),
    memberRoute(context, contract.cancelTakeover, cancelTakeover),
    memberRoute(context, contract.createFamilyRecord, (owner, input) =>
      createFamilyRecord(owner, input, context.config),
    ),
  ]
}
