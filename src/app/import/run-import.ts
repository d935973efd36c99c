import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { reportOf, reportTable } from '#features/imports/server/import/report.ts'
import { openLog } from '#server/log.ts'
import { counted, endProgress, say, printList, printProgress } from '../backup/command.ts'
import type { AppContext } from '#server/feature.ts'
import { openContext } from '../context.ts'
import { startWorker } from '../worker.ts'
import type { PreparedImport } from './prepare-import.ts'

/** Imports every file, whether or not Hearthbook is running, and prints the result. */
export async function runImport(prepared: PreparedImport): Promise<'well' | 'trouble'> {
  const { config, installation } = prepared
  const { ownerUrl, staging } = installation
  const opened = await openContext({ ...config, databaseUrl: ownerUrl }, openLog('error'))
  const context = { ...opened, staging }
  // Process uploads here if no worker is running.
  const worker = installation.is_served ? undefined : await startWorker(context)
  try {
    return await importEntries(prepared, context)
  } finally {
    await worker?.stop()
    await context.close()
  }
}

async function importEntries({ family_id, person, named, entries, report }: PreparedImport, parts: AppContext) {
  say(`Importing ${counted(entries.length, 'file')} into ${person.family_name} as ${person.email}`)
  const onProgress = (done: number, all: number) => printProgress(`${done} of ${all} files …`)
  const who = { family_id, user_id: person.user_id, source: named }
  const { items } = await importFiles(entries, who, { ...parts, onProgress })
  endProgress()
  const { imported, present, ignored, refused } = reportOf(items)
  say(
    `${imported} imported, ${present} already in the album, ${refused.length} skipped, ${ignored} without a photo or video`,
  )
  printList('Skipped', refused)
  if (report) {
    await writeFile(report, reportTable(items))
    say(`A report of every file is in ${path.resolve(report)}`)
  }
  return refused.length ? 'trouble' : 'well'
}
