import type { Feature } from '#server/feature.ts'
import { webhooksJobs } from './server/webhooks.handlers.ts'
import { webhooksRoutes } from './server/webhooks.routes.ts'
import { queueActivities } from './server/queue-event.ts'
import { documentedWebhooks } from './server/documented-webhooks.ts'
import { webhooksContract } from './webhooks.contract.ts'

export const feature: Feature = {
  contract: [webhooksContract],
  webhooks: documentedWebhooks,
  routes: webhooksRoutes,
  jobs: ({ config, db, post }) => webhooksJobs({ config, db: db.worker, post }),
  activitiesTaken: queueActivities,
}
