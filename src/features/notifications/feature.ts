import type { Feature } from '#server/feature.ts'
import { notificationsContract } from './notifications.contract.ts'
import { notificationsJobs } from './server/notifications.handlers.ts'
import { notificationsRoutes } from './server/notifications.routes.ts'

export const feature: Feature = {
  contract: [notificationsContract],
  pages: ['/unsubscribe/$token'],
  routes: notificationsRoutes,
  jobs: notificationsJobs,
}
