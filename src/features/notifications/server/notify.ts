import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import type { NewNotification } from './new-notification.ts'
import { deliverNotificationJob } from './notifications.jobs.ts'

/** Enqueues a notification, sent after the commit. Its author isn't notified. */
export async function notify<D>(tx: Kysely<D>, notification: NewNotification, user_ids: string[]): Promise<void> {
  const others = user_ids.filter((user_id) => user_id !== notification.actor_id)
  if (others.length > 0) await addJob(tx, deliverNotificationJob, { notice: notification, user_ids: others })
}
