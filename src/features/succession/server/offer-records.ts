import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { takeRecordOffers } from './family-record.queries.ts'
import { sendSuccessionMailJob } from './succession.jobs.ts'

/** Emails owners once a year that they can print a family record. Idempotent. */
export async function offerRecords(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const owner of await takeRecordOffers(tx))
      await addJob(tx, sendSuccessionMailJob, { kind: 'record', ...owner })
  })
}
