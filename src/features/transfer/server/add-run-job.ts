import type { Kysely } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import { runImportJob } from './transfer.jobs.ts'

/** So many imports run at once; the others wait in line. Each run is short, so that a large one does not keep them waiting. */
const QUEUES = 2

export function runKeyOf(import_id: string): string {
  return `import:${import_id}`
}

/** Has an import run, or go on. Photos and mails of everybody else come first. */
export function addRunJob<D>(tx: Kysely<D>, family_id: string, import_id: string): Promise<void> {
  const queue = `imports-${Number.parseInt(family_id.slice(-4), 16) % QUEUES}`
  return addJob(tx, runImportJob, { import_id }, { key: runKeyOf(import_id), priority: 10, queue })
}
