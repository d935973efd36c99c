import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { packingShares } from '#server/jobs/shares.ts'
import { newId } from '#shared/ids.ts'
import type { Export } from '#features/transfer/transfer.schemas.ts'
import { insertExport, selectExports } from './exports.queries.ts'
import { makeExportJob } from './own-data.jobs.ts'

/** Begins an export; answers the one that is under way, where there is one. */
export async function requestExport({ tx, user_id }: SignedIn): Promise<Export> {
  const id = newId()
  const begun = await insertExport(tx, id, user_id)
  if (!begun) {
    const exports = await selectExports(tx, user_id)
    return exports.find(({ state }) => state === 'waiting' || state === 'running') ?? exports[0]!
  }
  await recordAudit(tx, { action: 'data.export_requested' })
  await addJob(
    tx,
    makeExportJob,
    { export_id: id },
    { key: `export:${id}`, priority: 5, shares: packingShares(user_id) },
  )
  return begun
}
