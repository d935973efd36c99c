import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { notFound } from '#shared/problems.ts'
import { purgeFamilyJob } from './families.jobs.ts'
import type { PurgeHooks } from './family-hooks.ts'
import { deleteFamilyRow, endGrace, lockFamilyToPurge, selectFamiliesToPurge } from './family-lifecycle.queries.ts'

/** Photos deleted per transaction: each one updates counters and sends events. */
const PHOTOS_AT_ONCE = 500
/** Objects whose upload was in progress when the rows were deleted are stored by then, so they're deleted too. */
const SECOND_SWEEP_HOURS = 25
const HOUR_MS = 60 * 60 * 1000

/** Purges a deleted family before its thirty days are over. @throws Problem not_found */
export async function purgeFamily({ tx, user_id }: SignedIn, { family_id }: { family_id: string }): Promise<void> {
  if ((await endGrace(tx, family_id)) === null) throw notFound()
  await addJob(tx, purgeFamilyJob, { family_id, actor_id: user_id }, { key: `purge-family:${family_id}` })
}

/** Purges every family whose thirty days are over. */
export async function purgeDeletedFamilies({ db }: { db: Db }): Promise<void> {
  for (const { id } of await selectFamiliesToPurge(db))
    await addJob(db, purgeFamilyJob, { family_id: id }, { key: `purge-family:${id}` })
}

/** Purges a family: its rows, then every object below `families/<id>/`. Does nothing if it was restored or is gone. */
export async function endFamily(
  { family_id, actor_id }: { family_id: string; actor_id?: string | undefined },
  { db, hooks }: { db: Db; hooks: PurgeHooks },
): Promise<void> {
  for (let ended = false; !ended;)
    ended = await db.transaction().execute(async (tx) => {
      if (!(await lockFamilyToPurge(tx, family_id))) return true
      if ((await hooks.removePhotos(tx, family_id, PHOTOS_AT_ONCE)) > 0) return false
      await deleteFamilyRow(tx, family_id)
      await recordAudit(tx, { action: 'family.purged', family_id, ...(actor_id && { actor_id }) })
      const folder = `families/${family_id}`
      await addJob(tx, removeObjectsJob, { folder })
      const later = new Date(Date.now() + SECOND_SWEEP_HOURS * HOUR_MS)
      await addJob(tx, removeObjectsJob, { folder }, { runAt: later })
      return true
    })
}
