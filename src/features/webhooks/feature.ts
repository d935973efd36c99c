import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { documentedWebhooks } from './server/documented-webhooks.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  replaceWebhookSecret,
  updateWebhook,
} from './server/family-webhooks.ts'
import { queueActivities } from './server/queue-event.ts'
import { listWebhookDeliveries, resendWebhookDelivery, testWebhook } from './server/webhook-deliveries.ts'
import { webhooksJobs } from './server/webhooks.handlers.ts'
import { webhooksContract as contract } from './webhooks.contract.ts'

export const feature: Feature = {
  contract: [contract],
  webhooks: documentedWebhooks,
  routes: (context) => [
    memberRoute(context, contract.listWebhooks, listWebhooks),
    memberRoute(context, contract.createWebhook, (owner, input) => createWebhook(owner, input, context.config)),
    memberRoute(context, contract.updateWebhook, (owner, input) => updateWebhook(owner, input, context.config)),
    memberRoute(context, contract.replaceWebhookSecret, (owner, input) =>
      replaceWebhookSecret(owner, input, context.config),
    ),
    memberRoute(context, contract.deleteWebhook, deleteWebhook),
    memberRoute(context, contract.testWebhook, testWebhook),
    memberRoute(context, contract.listWebhookDeliveries, listWebhookDeliveries),
    memberRoute(context, contract.resendWebhookDelivery, resendWebhookDelivery),
  ],
  jobs: ({ config, db, post }) => webhooksJobs({ config, db: db.worker, post }),
  activitiesTaken: queueActivities,
}
