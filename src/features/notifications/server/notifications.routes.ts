import { anyoneRoute, signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { notificationsContract as contract } from '../notifications.contract.ts'
import { listNotifications, readAllNotifications, readNotification } from './list-notifications.ts'
import { openPushServices } from './push-services.ts'
import { getPushKey, subscribePush, unsubscribePush } from './subscribe-push.ts'
import { unsubscribe, unsubscribeLinks } from './unsubscribe.ts'

export function notificationsRoutes(context: WebContext): Route[] {
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
}
