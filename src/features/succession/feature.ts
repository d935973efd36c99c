import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { sendsEmail } from '#server/mail/mail.ts'
import { getSuccession, saveSuccession } from './server/choose-trusted.ts'
import { createFamilyRecord } from './server/create-family-record.ts'
import { cancelTakeover, requestTakeover } from './server/request-takeover.ts'
import { successionJobs } from './server/succession.handlers.ts'
import { successionContract as contract, type FoundSuccession } from './succession.contract.ts'

export const feature: Feature = {
  contract: [contract],
  routes(context) {
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
  },
  jobs: ({ config, db, post }) => successionJobs({ config, db: db.worker, post }),
}
