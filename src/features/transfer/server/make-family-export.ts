import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { beginFamilyExport, failFamilyExport, finishFamilyExport, noteFamilyExport } from './family-exports.queries.ts'
import { gatherFamily } from './gather-family.ts'
import { writeZip } from './zip-file.ts'

type Ready = { user_id: string; family: { id: string; name: string }; until: string }

export type TransferParts = {
  db: Database
  store: ObjectStore
  dataDir: string
  log: Logger
  /** Tells the one who asked, in the transaction that makes it true; `app` fills it in. */
  tellReady(tx: Tx, ready: Ready): Promise<void>
}

export function familyExportKey(family_id: string, export_id: string): string {
  return `families/${family_id}/exports/${export_id}.zip`
}

/**
 * Packs a family into a ZIP, keeps it for a while and tells its owner. A run that was killed begins anew; one that fails says so on the
 * screen, where its owner can ask again.
 */
export async function makeFamilyExport({ export_id }: { export_id: string }, parts: TransferParts): Promise<void> {
  const { db, store, log } = parts
  const asked = await beginFamilyExport(db.worker, export_id)
  if (!asked) return
  const { family_id, asked_by: user_id, name } = asked
  const file = path.join(parts.dataDir, 'exports', `${export_id}.zip`)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    const onProgress = (progress: { files_done: number; files_total: number }) =>
      noteFamilyExport(db.worker, export_id, progress)
    await writeZip(file, (add) => gatherFamily({ ...{ db, store, family_id, user_id }, add, onProgress }))
    const { size } = await stat(file)
    const key = familyExportKey(family_id, export_id)
    // What a killed run left there is replaced.
    await store.remove(key)
    await store.keepFile(key, file, { contentType: 'application/zip' })
    await db.worker.transaction().execute(async (tx) => {
      const until = await finishFamilyExport(tx, export_id, size)
      await parts.tellReady(tx, { user_id, family: { id: family_id, name }, until })
      await recordAudit(tx, { action: 'data.exported', actor_id: user_id, family_id, details: { bytes: size } })
    })
  } catch (error) {
    log.error({ err: error, export_id }, 'an export of a family failed')
    await failFamilyExport(db.worker, export_id)
  } finally {
    await rm(file, { force: true })
  }
}
