import type { Staging } from '#features/uploads/server/staging.ts'
import type { Db } from '#server/db/database.ts'
import { isJobPending } from '#server/jobs/jobs.ts'
import { IMPORT_REPORT_DAYS } from '../imports.rules.ts'
import { runKeyOf } from './add-run-job.ts'
import {
  deleteForgottenImports,
  deleteOldImports,
  failImport,
  selectNeeding,
  selectUnfinishedImports,
} from './started-imports.queries.ts'

/** Removes uploads of imports that no longer need them, and marks imports whose job is dead as failed. */
export async function cleanUpImports({ db, staging }: { db: Db; staging: Staging }): Promise<void> {
  for (const { id } of await selectUnfinishedImports(db))
    if (!(await isJobPending(db, runKeyOf(id)))) await failImport(db, id)
  // Listed first: a collection that begins later belongs to an existing import.
  const collections = await staging.listCollections()
  await deleteForgottenImports(db)
  await deleteOldImports(db, IMPORT_REPORT_DAYS)
  const needing = collections.length ? await selectNeeding(db, collections) : new Set()
  for (const id of collections) if (!needing.has(id)) await staging.removeCollection(id)
}
