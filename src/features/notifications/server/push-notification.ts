import type { Db, Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { localeOf } from '#shared/locales.ts'
import { required } from '#shared/required.ts'
import { notificationTargets, type NotificationKind } from '../notifications.rules.ts'
import { wordsFor } from './notification-text.ts'
import { pushNotificationJob } from './notifications.jobs.ts'
import { dropSubscription, selectNotificationToPush, selectReachable, selectSubscriptions } from './push.queries.ts'
import type { PushServices } from './push-services.ts'
import { pathOfTarget } from './target-path.ts'

/** Waits this long, so that several events become one push message, and none is sent for what was read on another device. */
const QUIET_MS = 20_000

/** Enqueues push messages for the recipients' devices, once no more events are added for a moment. */
export async function pushLater(tx: Tx, notifications: { id: string; user_id: string }[]): Promise<void> {
  const reachable = await selectReachable(
    tx,
    notifications.map(({ user_id }) => user_id),
  )
  for (const { id } of notifications.filter(({ user_id }) => reachable.has(user_id)))
    await addJob(
      tx,
      pushNotificationJob,
      { notification_id: id },
      { key: `push:${id}`, runAt: new Date(Date.now() + QUIET_MS) },
    )
}

/** Sends a notification to every device of its recipient, and forgets unsubscribed ones. */
export async function pushNotification(
  { notification_id }: { notification_id: string },
  db: Db,
  services: PushServices,
) {
  const notification = await selectNotificationToPush(db, notification_id)
  if (!notification) return
  const { id, user_id, family_name, language } = notification
  const payload = JSON.stringify({
    title: family_name,
    body: wordsFor(localeOf(language))(notification),
    tag: id,
    path: pathOfTarget(
      required(
        notificationTargets({
          ...notification,
          kind: notification.kind as NotificationKind,
          photo_id: notification.photo_ids[0],
        })[0],
      ),
    ),
  })
  const failures: unknown[] = []
  for (const device of await selectSubscriptions(db, user_id)) {
    const sent = await services
      .send(device, { topic: id.replaceAll('-', ''), payload })
      .catch((error: unknown) => void failures.push(error))
    if (sent === 'gone') await dropSubscription(db, device.endpoint)
  }
  // A retry sends to all devices again; with the same tag, each shows it once.
  if (failures.length > 0) throw failures[0]
}
