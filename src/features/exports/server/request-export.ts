import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { Share } from '#server/jobs/shares.ts'
import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import type { Export } from '../exports.schemas.ts'
import { makeExportJob } from './exports.jobs.ts'
import { failDeadExports, insertExport, selectExports, type ExportsOf } from './exports.queries.ts'

/** Requests an export, or returns the same one if it's in progress. */
export async function requestExport(tx: Tx, of: ExportsOf, shares: Share[]): Promise<Export> {
  const begun = await beginNewExport(tx, of, shares)
  if (begun) return begun
  const [latest] = await selectExports(tx, of)
  return required(latest)
}

/** Undefined if one of this kind is in progress. */
export async function beginNewExport(tx: Tx, of: ExportsOf, shares: Share[]): Promise<Export | undefined> {
  const { kind, family_id } = of
  await failDeadExports(tx)
  const id = newId()
  const begun = await insertExport(tx, id, of)
  if (!begun) return undefined
  if (kind !== 'selection' && kind !== 'film')
    await recordAudit(tx, { action: 'data.export_requested', ...(family_id && { family_id }) })
  await addJob(tx, makeExportJob, { export_id: id }, { key: `export:${id}`, priority: 5, shares })
  return begun
}

export async function listExports(tx: Tx, of: ExportsOf): Promise<{ exports: Export[] }> {
  return { exports: await selectExports(tx, of) }
}
