import type { Staging } from '#features/uploads/server/staging.ts'
import type { Db } from '#server/db/database.ts'
import { jobLives } from '#server/jobs/jobs.ts'
import { runKeyOf } from './add-run-job.ts'
import { deleteForgottenImports, failImport, selectNeeding, selectUnfinishedImports } from './begun-imports.queries.ts'

/** Forgets what was uploaded for imports that no longer need it, and says so of those whose job gave up. */
export async function sweepImports({ db, staging }: { db: Db; staging: Staging }): Promise<void> {
  for (const { id } of await selectUnfinishedImports(db))
    if (!(await jobLives(db, runKeyOf(id)))) await failImport(db, id)
  // Listed first: a folder that is made after this belongs to an import that is there.
  const folders = await staging.listGathered()
  await deleteForgottenImports(db)
  const needing = folders.length ? await selectNeeding(db, folders) : new Set()
  for (const folder of folders) if (!needing.has(folder)) await staging.forgetGathered(folder)
}
