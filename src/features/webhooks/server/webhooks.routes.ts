import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { webhooksContract as contract } from '../webhooks.contract.ts'
import { createWebhook, deleteWebhook, listWebhooks, replaceWebhookSecret, updateWebhook } from './family-webhooks.ts'
import { listWebhookDeliveries, resendWebhookDelivery, testWebhook } from './webhook-deliveries.ts'

export function webhooksRoutes(context: WebContext): Route[] {
  const { config } = context
  return [
    memberRoute(context, contract.listWebhooks, listWebhooks),
    memberRoute(context, contract.createWebhook, (owner, input) => createWebhook(owner, input, config)),
    memberRoute(context, contract.updateWebhook, (owner, input) => updateWebhook(owner, input, config)),
    memberRoute(context, contract.replaceWebhookSecret, (owner, input) => replaceWebhookSecret(owner, input, config)),
    memberRoute(context, contract.deleteWebhook, deleteWebhook),
    memberRoute(context, contract.testWebhook, testWebhook),
    memberRoute(context, contract.listWebhookDeliveries, listWebhookDeliveries),
    memberRoute(context, contract.resendWebhookDelivery, resendWebhookDelivery),
  ]
}
