import type { Tx } from '#server/db/database.ts'
import { tellPerson } from '#server/live/tell.ts'
import { newId } from '#shared/ids.ts'
import type { NewNotice } from './notice.ts'
import { pushLater } from './push-notice.ts'
import { upsertNotices } from './notifications.queries.ts'

/** Puts a notice before everybody named, and tells their open pages. For jobs only: no request waits for it. */
export async function deliverNotice(tx: Tx, notice: NewNotice, user_ids: string[]): Promise<void> {
  if (user_ids.length === 0) return
  // In one order, or two deliveries to the same people could wait for each other.
  const recipients = user_ids.toSorted().map((user_id) => ({ id: newId(), user_id }))
  await pushLater(tx, await upsertNotices(tx, notice, recipients))
  for (const { user_id } of recipients) await tellPerson(tx, user_id)
}
