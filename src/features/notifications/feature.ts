import { only, type Feature } from '#server/feature.ts'
import { notificationsContract } from './notifications.contract.ts'
import { notificationsJobs } from './server/notifications.handlers.ts'
import type { ActivitiesTaken } from './server/notify-members.ts'
import { notificationsRoutes } from './server/notifications.routes.ts'

declare module '#server/feature.ts' {
  interface Feature {
    activitiesTaken?: ActivitiesTaken
  }
}

export const feature: Feature = {
  contract: [notificationsContract],
  pages: ['/unsubscribe/$token'],
  routes: notificationsRoutes,
  jobs: (context) =>
    notificationsJobs({
      ...context,
      picturesOf: only(context.features, 'mailPictures')(context),
      activitiesTaken: context.features.flatMap(({ activitiesTaken }) => activitiesTaken ?? []),
    }),
}
