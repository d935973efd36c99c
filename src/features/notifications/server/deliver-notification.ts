import type { Tx } from '#server/db/database.ts'
import { publishToPerson } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import type { NewNotification } from './new-notification.ts'
import { pushLater } from './push-notification.ts'
import { upsertNotifications } from './notifications.queries.ts'

/** Stores a notification for each recipient, and publishes it to their open pages. For jobs only, since it may take long. */
export async function deliverNotification(tx: Tx, notification: NewNotification, user_ids: string[]): Promise<void> {
  if (user_ids.length === 0) return
  // Sorted, to avoid deadlocks between concurrent deliveries.
  const recipients = user_ids.toSorted().map((user_id) => ({ id: newId(), user_id }))
  await pushLater(tx, await upsertNotifications(tx, notification, recipients))
  for (const { user_id } of recipients) await publishToPerson(tx, user_id)
}
