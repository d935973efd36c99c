import type { Config } from '#server/config.ts'
import { anyoneRoute, signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { notificationsContract as contract } from '../notifications.contract.ts'
import { listNotifications, readAllNotifications, readNotification } from './list-notifications.ts'
import { openPushServices } from './push-services.ts'
import { getPushKey, subscribePush, unsubscribePush } from './subscribe-push.ts'
import { unsubscribe, unsubscribeLinks } from './unsubscribe.ts'

export function notificationsRoutes(
  doors: Doors,
  sign: SignMedia,
  config: Pick<Config, 'appUrl' | 'secret' | 'supportEmail' | 'pushServices'>,
): Route[] {
  const links = unsubscribeLinks(config.secret, config.appUrl)
  const services = openPushServices(config)
  return [
    signedInRoute(doors, contract.listNotifications, (person, input) => listNotifications(person, input, sign)),
    signedInRoute(doors, contract.readNotification, readNotification),
    signedInRoute(doors, contract.readAllNotifications, readAllNotifications),
    signedInRoute(doors, contract.getPushKey, (person) => getPushKey(person, services)),
    signedInRoute(doors, contract.subscribePush, (person, device) => subscribePush(person, device, services)),
    signedInRoute(doors, contract.unsubscribePush, unsubscribePush),
    anyoneRoute(contract.readUnsubscribe, async (_anyone, { token }, { reply }) => {
      void reply.redirect(`/unsubscribe/${encodeURIComponent(token)}`, 303)
    }),
    anyoneRoute(contract.unsubscribe, (_anyone, input) => unsubscribe(input, links, doors.db)),
  ]
}
