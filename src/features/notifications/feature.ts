import { only, type Feature } from '#server/feature.ts'
import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import { notificationsContract as contract } from './notifications.contract.ts'
import { listNotifications, readAllNotifications, readNotification } from './server/list-notifications.ts'
import { notificationsJobs } from './server/notifications.handlers.ts'
import type { ActivitiesTaken } from './server/notify-members.ts'
import { notify } from './server/notify.ts'
import { openPushServices } from './server/push-services.ts'
import { getPushKey, subscribePush, unsubscribePush } from './server/subscribe-push.ts'
import { unsubscribe, unsubscribeLinks } from './server/unsubscribe.ts'

declare module '#server/feature.ts' {
  interface Feature {
    activitiesTaken?: ActivitiesTaken
  }
}

export const feature: Feature = {
  contract: [contract],
  signInLinkMade: (tx, { family_id, made_by, user_id }) =>
    notify(
      tx,
      {
        family_id,
        kind: 'sign_in_link',
        actor_id: made_by,
        bundle: 'sign-in link',
        count: 1,
        title: '',
        photo_ids: [],
      },
      [user_id],
    ),
  pages: ['/unsubscribe/$token'],
  routes(context) {
    const { config, db, sign } = context
    const links = unsubscribeLinks(config.secret, config.appUrl)
    const services = openPushServices(config)
    return [
      signedInRoute(context, contract.listNotifications, (person, input) => listNotifications(person, input, sign)),
      signedInRoute(context, contract.readNotification, readNotification),
      signedInRoute(context, contract.readAllNotifications, readAllNotifications),
      signedInRoute(context, contract.getPushKey, (person) => getPushKey(person, services)),
      signedInRoute(context, contract.subscribePush, (person, device) => subscribePush(person, device, services)),
      signedInRoute(context, contract.unsubscribePush, unsubscribePush),
      anyoneRoute(contract.readUnsubscribe, async (_anyone, { token }, { reply }) => {
        void reply.redirect(`/unsubscribe/${encodeURIComponent(token)}`, 303)
      }),
      anyoneRoute(contract.unsubscribe, (_anyone, input) => unsubscribe(input, links, db)),
    ]
  },
  jobs: (context) =>
    notificationsJobs({
      ...context,
      picturesOf: only(context.features, 'mailPictures')(context),
      activitiesTaken: context.features.flatMap(({ activitiesTaken }) => activitiesTaken ?? []),
    }),
}
