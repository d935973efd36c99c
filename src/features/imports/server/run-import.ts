import path from 'node:path'
import { addRunJob } from './add-run-job.ts'
import { beginRun, noteImport, selectSources } from './started-imports.queries.ts'
import { importFiles } from './import/import-files.ts'
import { openFiles } from './import/source.ts'
import type { HandingParts } from './import/stage-upload.ts'

/** After this time, a run ends and is enqueued behind other imports. */
const RUN_MS = 5 * 60_000
const PROGRESS_EVERY_MS = 1000

/** Processes an import's uploaded files. A run that was killed is resumed. */
export async function runImport({ import_id }: { import_id: string }, parts: HandingParts): Promise<void> {
  const { db, staging } = parts
  const found = await beginRun(db.worker, import_id)
  if (!found) return
  const folder = staging.collectedFolder(import_id)
  await staging.fetchCollected(import_id)
  const gathered = (await selectSources(db.worker, import_id)).map((one) => ({
    file: path.join(folder, one.id),
    name: one.path,
  }))
  const source = await openFiles(gathered, {
    room: { folder, hasSpaceFor: staging.hasSpaceToUnpack },
    whenRefused: (zip, { reason }) => ({ ...zip, refused: reason }),
  })
  try {
    let noted = 0
    const progress = (files_done: number) =>
      noteImport(db.worker, import_id, { files_done, files_total: source.entries.length })
    await progress(0)
    const { items, is_finished, may_pass } = await importFiles(source.entries, found, {
      ...parts,
      lastsMs: RUN_MS,
      async onProgress(done) {
        if (Date.now() - noted < PROGRESS_EVERY_MS) return
        noted = Date.now()
        await progress(done)
      },
    })
    if (!is_finished) {
      await progress(items.length)
      return await addRunJob(db.worker, found.family_id, import_id)
    }
    if (!may_pass) await staging.removeCollection(import_id)
  } finally {
    await source.close()
  }
}
