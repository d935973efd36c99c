import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { exportKey } from './export-key.ts'
import { deleteExport, failDeadExports, selectPastExports, selectUnfinishedExports } from './exports.queries.ts'
import { exportsFolder, type ExportParts } from './make-export.ts'

export async function cleanUpExports({
  db,
  store,
  dataDir,
}: Omit<ExportParts, 'log' | 'kinds' | 'files'>): Promise<void> {
  await failDeadExports(db.worker)
  for (const { is_forgotten, ...past } of await selectPastExports(db.worker)) {
    await store.remove(exportKey(past))
    if (is_forgotten) await deleteExport(db.worker, past.id)
  }
  const folder = exportsFolder(dataDir)
  // Listed before the unfinished exports are read, so that a file created later isn't mistaken for a leftover.
  const names = await readdir(folder).catch(() => [])
  const unfinished = new Set(await selectUnfinishedExports(db.worker))
  for (const name of names)
    if (!unfinished.has(path.parse(name).name)) await rm(path.join(folder, name), { force: true })
}
