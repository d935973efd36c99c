import type { Logger } from 'pino'
import { personFolder } from '#features/exports/server/export-key.ts'
import { trashPrivatePhotos } from '#features/photos/server/trash-private-photos.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { purgeAccount, selectDueDeletions } from './deletions.queries.ts'

/**
 * Purges accounts whose grace period is over. Data that only they could see is deleted; the rest stays with their
 * families.
 */
export async function purgeAccounts({ db, log }: { db: Db; log: Logger }): Promise<void> {
  for (const { user_id } of await selectDueDeletions(db)) {
    await db
      .transaction()
      .execute(async (tx) => {
        await trashPrivatePhotos(tx, user_id)
        await purgeAccount(tx, user_id)
        await recordAudit(tx, { action: 'account.deleted', subject_id: user_id })
        await addJob(tx, removeObjectsJob, { folder: personFolder(user_id) })
      })
      // An account that can't be purged yet doesn't stop the others.
      .catch((error: unknown) => log.error({ err: error, user_id }, 'an account could not be purged'))
  }
}
