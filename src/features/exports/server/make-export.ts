import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Tx } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { writeZip } from '#server/zip-file.ts'
import type { ExportKind } from '../exports.rules.ts'
import { exportKey } from './export-key.ts'
import {
  beginExport,
  expireEarlierSelections,
  failExport,
  finishExport,
  noteProgress,
  type BegunExport,
} from './exports.queries.ts'
import { Packing } from './packing.ts'

export type PackExport = (packing: Packing) => Promise<Packed>
export type Packed = {
  filename: string
  /** Runs in the transaction that makes it downloadable. */
  whenReady?(tx: Tx, until: string): Promise<void>
}

/** Makes an export that isn't a ZIP. `onProgress` resolves to false if it was deleted, and needn't be finished. */
export type MakeFile = (
  file: string,
  begun: BegunExport,
  onProgress: (done: number, total: number) => Promise<boolean>,
) => Promise<Packed & { files_done: number }>

export type ExportParts = {
  db: Database
  store: ObjectStore
  dataDir: string
  log: Logger
  /** Registered by features that have something to export. */
  kinds: Partial<Record<ExportKind, PackExport>>
  files?: Partial<Record<ExportKind, MakeFile>>
}

export function exportsFolder(dataDir: string): string {
  return path.join(dataDir, 'exports')
}

/** Packs a ZIP and stores it for a while. */
export async function makeExport({ export_id }: { export_id: string }, parts: ExportParts): Promise<void> {
  const { db, dataDir, log } = parts
  const begun = await beginExport(db.worker, export_id)
  if (!begun) return
  const file = path.join(exportsFolder(dataDir), `${export_id}${path.extname(keyOf(begun))}`)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await packFile(file, begun, parts)
  } catch (error) {
    await parts.store.remove(keyOf(begun))
    if (await failExport(db.worker, export_id)) log.error({ err: error, export_id }, 'an export failed')
    else log.info({ export_id }, 'an export was stopped')
  } finally {
    await rm(file, { force: true })
  }
}

function keyOf({ user_id, ...begun }: BegunExport): string {
  return exportKey({ ...begun, requested_by: user_id })
}

async function packFile(file: string, begun: BegunExport, { kinds, files, ...parts }: ExportParts): Promise<void> {
  const { db, store } = parts
  const packZip: MakeFile = () =>
    writeZip(file, async (add) => {
      const packing = new Packing(begun, { ...parts, add })
      const pack = kinds[begun.kind]
      if (!pack) throw new Error(`No feature packs exports of the kind ${begun.kind}`)
      const packed = await pack(packing)
      await packing.finish()
      return { files_done: packing.files_done, ...packed }
    })
  const { files_done, filename, whenReady } = await (files?.[begun.kind] ?? packZip)(file, begun, (done, total) =>
    noteProgress(db.worker, begun.id, done, total),
  )
  const { size: bytes } = await stat(file)
  const { user_id, family_id, kind, parameters } = begun
  const key = keyOf(begun)
  // A run that was killed may have left one behind.
  await store.remove(key)
  await store.storeFile(key, file, { contentType: kind === 'film' ? 'video/mp4' : 'application/zip' })
  await db.worker.transaction().execute(async (tx) => {
    const until = await finishExport(tx, begun, { bytes, filename, files_done })
    await whenReady?.(tx, until)
    if (kind === 'selection') return expireEarlierSelections(tx, begun)
    if (kind === 'film') return
    const details = { bytes, ...(parameters.child_id && { child_id: parameters.child_id }) }
    await recordAudit(tx, { action: 'data.exported', actor_id: user_id, ...(family_id && { family_id }), details })
  })
}
