import { recordAudit } from '#server/audit/record-audit.ts'
import type { Http, SignedIn } from '#server/http/route.ts'
import { sendObject } from '#server/storage/send-object.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { notFound } from '#shared/problems.ts'
import { selectFinishedExport } from './exports.queries.ts'
import { exportKey } from './make-export.ts'

/** The bytes of an export, for its person alone; a download that broke off goes on where it was. */
export async function readExport(
  { tx, user_id }: SignedIn,
  { export_id }: { export_id: string },
  http: Http,
  store: ObjectStore,
): Promise<void> {
  const found = await selectFinishedExport(tx, export_id, user_id)
  if (!found) throw notFound()
  if (!http.request.headers.range) await recordAudit(tx, { action: 'data.downloaded', subject_id: export_id })
  await sendObject(store, exportKey(user_id, export_id), http, {
    etag: export_id,
    filename: `hearthbook-${found.created_at.slice(0, 10)}.zip`,
    download: true,
    fresh: false,
  })
}
