import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sendDamageMailJob } from './damage.jobs.ts'
import { endReports, recordReports, selectRecipients } from './damage.queries.ts'

/** The check runs every night, and may start a little earlier than a week ago. */
const REPEAT_HOURS = 7 * 24 - 12

/** Emails owners and administrators about damage, once a week while it remains, and once when it's gone. */
export async function reportDamage(db: Db, adminEmails: string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const news = { damaged: await recordReports(tx, REPEAT_HOURS), mended: await endReports(tx) }
    for (const kind of ['damaged', 'mended'] as const)
      for (const family_id of news[kind])
        for (const user_id of await selectRecipients(tx, family_id, adminEmails))
          await addJob(tx, sendDamageMailJob, { user_id, family_id, kind })
  })
}
