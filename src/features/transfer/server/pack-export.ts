import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Database, Tx } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import {
  deleteExport,
  failExport,
  finishExport,
  noteExport,
  selectExpiredExports,
  type ExportProgress,
  type ExportTable,
} from './export-rows.queries.ts'
import { writeZip, type AddEntry } from './zip-file.ts'

/** A half-written file that nobody has touched for so long has lost its writer. */
const ABANDONED_MS = 2 * 24 * 60 * 60 * 1000

export type PackingParts = { db: Database; store: ObjectStore; dataDir: string; log: Logger }

/** What an export is filled with, entry by entry. */
export type Pack = { add: AddEntry; onProgress(progress: ExportProgress): Promise<void> }

type Asked = {
  table: ExportTable
  export_id: string
  /** Where the store keeps it. */
  key: string
}
type Packing = {
  fill(pack: Pack): Promise<void>
  /** In the transaction that makes it downloadable. */
  ready(tx: Tx, made: { bytes: number; until: string }): Promise<void>
}

/**
 * Packs a ZIP and keeps it for a while. A run that was killed begins anew; one that fails says so on the screen, where
 * whoever asked can ask again.
 */
export async function packExport(
  { table, export_id, key }: Asked,
  parts: PackingParts,
  { fill, ready }: Packing,
): Promise<void> {
  const { db, store, log } = parts
  const file = path.join(folderOf(parts), `${export_id}.zip`)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    const onProgress = (progress: ExportProgress) => noteExport(db.worker, table, export_id, progress)
    await writeZip(file, (add) => fill({ add, onProgress }))
    const { size: bytes } = await stat(file)
    // What a killed run left there is replaced.
    await store.remove(key)
    await store.keepFile(key, file, { contentType: 'application/zip' })
    await db.worker.transaction().execute(async (tx) => {
      const until = await finishExport(tx, table, export_id, bytes)
      await ready(tx, { bytes, until })
    })
  } catch (error) {
    log.error({ err: error, export_id }, 'an export failed')
    await failExport(db.worker, table, export_id)
  } finally {
    await rm(file, { force: true })
  }
}

/** Forgets exports whose time is over, and what lost its writer. */
export async function sweepExports(
  table: ExportTable,
  keyOf: (of: string, export_id: string) => string,
  parts: Omit<PackingParts, 'log'>,
): Promise<void> {
  const { db, store } = parts
  for (const { id, of } of await selectExpiredExports(db.worker, table)) {
    await store.remove(keyOf(of, id))
    await deleteExport(db.worker, table, id)
  }
  const folder = folderOf(parts)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true })
  }
}

function folderOf({ dataDir }: Pick<PackingParts, 'dataDir'>): string {
  return path.join(dataDir, 'exports')
}
