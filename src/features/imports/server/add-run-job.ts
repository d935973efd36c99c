import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import { runImportJob } from './imports.jobs.ts'

/** Other imports wait in the queue. Each run is short, so that a large import doesn't block them. */
export const IMPORT_JOBS = { most: 2, each: 1 }

export function runKeyOf(import_id: string): string {
  return `import:${import_id}`
}

/** Starts or continues an import. It waits for uploads, so it doesn't use the job slots that uploads need. */
export function addRunJob<D>(tx: Kysely<D>, family_id: string, import_id: string): Promise<void> {
  const shares = sharesOf('imports', family_id, IMPORT_JOBS)
  return addJob(tx, runImportJob, { import_id }, { key: runKeyOf(import_id), priority: 10, shares })
}
