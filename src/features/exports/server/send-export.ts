import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import type { ExportKind, ExportParameters } from '../exports.rules.ts'
import { exportKey } from './export-key.ts'
import { selectReadyExport } from './exports.queries.ts'

type Requester = {
  user_id: string
  family_id?: string
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

type Wanted = { kind: ExportKind; export_id: string; parameters?: ExportParameters; download?: boolean }

/**
 * Sends an export to the person who requested it. Supports Range requests, so that an interrupted download can resume.
 */
export async function sendExport(
  { user_id, family_id, inTransaction }: Requester,
  { kind, export_id, parameters, download = true }: Wanted,
  http: Http,
  store: ObjectStore,
): Promise<void> {
  const found = await inTransaction(async (tx) => {
    const row = await selectReadyExport(tx, export_id, { kind, user_id, family_id, parameters })
    if (row && kind !== 'selection' && kind !== 'film' && !http.request.headers.range)
      await recordAudit(tx, { action: 'data.downloaded', ...(family_id && { family_id }), subject_id: export_id })
    return row
  })
  if (!found) throw notFound()
  await sendObject(store, exportKey(found), http, {
    ...{ etag: export_id, download, fresh: false },
    ...(found.filename && { filename: found.filename }),
  })
}

/** An export's file, for the person who requested it. @throws Problem not_found */
export async function openExport(
  { user_id, family_id, inTransaction }: Requester,
  { kind, export_id }: Wanted,
  store: ObjectStore,
) {
  const found = await inTransaction((tx) => selectReadyExport(tx, export_id, { kind, user_id, family_id }))
  if (!found) throw notFound()
  const { stream, size } = await store.open(exportKey(found))
  return { stream, size, filename: found.filename }
}
