import type { Member, StreamingMember } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { packingShares } from '#server/jobs/shares.ts'
import type { Http } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import type { Export } from '../transfer.schemas.ts'
import { insertFamilyExport, selectFamilyExports, selectFinishedFamilyExport } from './family-exports.queries.ts'
import { familyExportKey } from './make-family-export.ts'
import { makeFamilyExportJob } from './transfer.jobs.ts'

type Owner = Member<'family.manage'>

/** Begins an export; answers the one that is under way, where there is one. */
export async function requestFamilyExport({ tx, family_id, user_id }: Owner): Promise<Export> {
  const id = newId()
  const begun = await insertFamilyExport(tx, { id, family_id, asked_by: user_id })
  if (!begun) {
    const exports = await selectFamilyExports(tx, family_id)
    return exports.find(({ state }) => state === 'waiting' || state === 'running') ?? exports[0]!
  }
  await recordAudit(tx, { action: 'data.export_requested', family_id })
  await addJob(
    tx,
    makeFamilyExportJob,
    { export_id: id },
    { key: `family-export:${id}`, priority: 5, shares: packingShares(family_id) },
  )
  return begun
}

/** The bytes of an export, for the owner who asked for it; a download that broke off goes on where it was. */
export async function readFamilyExport(
  { family_id, inTransaction }: StreamingMember<'family.manage'>,
  { export_id }: { export_id: string },
  http: Http,
  store: ObjectStore,
): Promise<void> {
  const found = await inTransaction(async (tx) => {
    const row = await selectFinishedFamilyExport(tx, family_id, export_id)
    if (row && !http.request.headers.range)
      await recordAudit(tx, { action: 'data.downloaded', family_id, subject_id: export_id })
    return row
  })
  if (!found) throw notFound()
  await sendObject(store, familyExportKey(family_id, export_id), http, {
    etag: export_id,
    filename: `${found.name} ${found.created_at.slice(0, 10)}.zip`,
    download: true,
    fresh: false,
  })
}
