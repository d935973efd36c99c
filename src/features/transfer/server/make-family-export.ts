import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { beginFamilyExport } from './family-exports.queries.ts'
import { gatherFamily } from './gather-family.ts'
import { packExport, type PackingParts } from './pack-export.ts'

type Ready = { user_id: string; family: { id: string; name: string }; until: string }

export type TransferParts = PackingParts & {
  /** Tells the one who asked, in the transaction that makes it true; `app` fills it in. */
  tellReady(tx: Tx, ready: Ready): Promise<void>
}

export function familyExportKey(family_id: string, export_id: string): string {
  return `families/${family_id}/exports/${export_id}.zip`
}

/** Packs a family, and tells its owner. */
export async function makeFamilyExport({ export_id }: { export_id: string }, parts: TransferParts): Promise<void> {
  const { db, store } = parts
  const asked = await beginFamilyExport(db.worker, export_id)
  if (!asked) return
  const { family_id, asked_by: user_id, name } = asked
  const key = familyExportKey(family_id, export_id)
  await packExport({ table: 'family_exports', export_id, key }, parts, {
    fill: (pack) => gatherFamily({ db, store, family_id, user_id, ...pack }),
    async ready(tx, { bytes, until }) {
      await parts.tellReady(tx, { user_id, family: { id: family_id, name }, until })
      await recordAudit(tx, { action: 'data.exported', actor_id: user_id, family_id, details: { bytes } })
    },
  })
}
