import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import type { NewNotice } from './notice.ts'
import { deliverNoticeJob } from './notifications.jobs.ts'

/** Enqueues a notification, sent after the commit. Its author isn't notified. */
export async function notify<D>(tx: Kysely<D>, notice: NewNotice, user_ids: string[]): Promise<void> {
  const others = user_ids.filter((user_id) => user_id !== notice.actor_id)
  if (others.length > 0) await addJob(tx, deliverNoticeJob, { notice, user_ids: others })
}
