import { only, type Feature } from '#server/feature.ts'
import { notificationsContract } from './notifications.contract.ts'
import type { PicturesOf } from './server/digest-pictures.ts'
import { notificationsJobs } from './server/notifications.handlers.ts'
import type { ActivitiesTaken } from './server/notify-members.ts'
import { notificationsRoutes } from './server/notifications.routes.ts'

declare module '#server/feature.ts' {
  interface Feature {
    digestPictures?: (context: AppContext) => PicturesOf
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
      picturesOf: only(context.features, 'digestPictures')(context),
      activitiesTaken: context.features.flatMap(({ activitiesTaken }) => activitiesTaken ?? []),
    }),
}
