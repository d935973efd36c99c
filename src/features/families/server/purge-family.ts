import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { notFound } from '#shared/problems.ts'
import { purgeFamilyJob, removeFamilyObjectsJob } from './families.jobs.ts'
import type { PurgeHooks } from './family-hooks.ts'
import { deleteFamilyRow, endGrace, lockFamilyToPurge, selectFamiliesToPurge } from './family-lives.queries.ts'

/** So many photos end in one transaction: each changes counters and tells of itself. */
const PHOTOS_AT_ONCE = 500
/** By then whatever was still being stored when the rows went is stored, and goes too. */
const SECOND_SWEEP_HOURS = 25
const HOUR_MS = 60 * 60 * 1000

/** Gives a deleted family up before its thirty days are over. @throws Problem not_found */
export async function purgeFamily({ tx, user_id }: SignedIn, { family_id }: { family_id: string }): Promise<void> {
  if ((await endGrace(tx, family_id)) === null) throw notFound()
  await addJob(tx, purgeFamilyJob, { family_id, actor_id: user_id }, { key: `purge-family:${family_id}` })
}

/** Ends every family whose thirty days are over. */
export async function purgeDeletedFamilies({ db }: { db: Db }): Promise<void> {
  for (const { id } of await selectFamiliesToPurge(db))
    await addJob(db, purgeFamilyJob, { family_id: id }, { key: `purge-family:${id}` })
}

/**
 * Removes the rows of a family, and adds the jobs that remove its objects in the same transaction: no row is ever without
 * its bytes, and no bytes are forgotten. A family that was restored, or is gone already, stays as it is.
 */
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
      await addJob(tx, removeFamilyObjectsJob, { family_id })
      const later = new Date(Date.now() + SECOND_SWEEP_HOURS * HOUR_MS)
      await addJob(tx, removeFamilyObjectsJob, { family_id }, { runAt: later })
      return true
    })
}

/** Whatever feature put it there: every object of a family lies below `families/<id>/`. */
export async function removeFamilyObjects(
  { family_id }: { family_id: string },
  { store }: { store: ObjectStore },
): Promise<void> {
  for await (const key of store.list(`families/${family_id}/`)) await store.remove(key)
}
