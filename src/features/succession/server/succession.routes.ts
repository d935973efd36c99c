import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { sendsEmail } from '#server/mail/mail.ts'
import { successionContract as contract, type FoundSuccession } from '../succession.contract.ts'
import { getSuccession, saveSuccession } from './choose-trusted.ts'
import { createFamilyRecord } from './create-family-record.ts'
import { cancelTakeover, requestTakeover } from './request-takeover.ts'

export function successionRoutes(context: WebContext): Route[] {
  const sends_email = sendsEmail(context.config)
  const complete = async (found: Promise<FoundSuccession>) => ({ ...(await found), sends_email })
  return [
    memberRoute(context, contract.getSuccession, (viewer) => complete(getSuccession(viewer))),
    memberRoute(context, contract.saveSuccession, (owner, input) => complete(saveSuccession(owner, input))),
    memberRoute(context, contract.requestTakeover, (member) => complete(requestTakeover(member))),
    memberRoute(context, contract.cancelTakeover, (member) => complete(cancelTakeover(member))),
    memberRoute(context, contract.createFamilyRecord, (owner, input) =>
      createFamilyRecord(owner, input, context.config),
    ),
  ]
}
