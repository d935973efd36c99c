import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFiles } from '#features/transfer/server/import/import-files.ts'
import { findImporter } from '#features/transfer/server/import/find-importer.ts'
import { openSource } from '#features/transfer/server/import/source.ts'
import { reportOf, reportTable } from '#features/transfer/server/import/report.ts'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { Id } from '#shared/ids.ts'
import { BackupProblem } from './backup/backup-folder.ts'
import { command, endProgress, say, sayAll, sayProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { layFoundation } from './foundation.ts'
import { startWorker } from './worker.ts'

const USAGE = 'npm run import -- --family ID [--as EMAIL] [--report FILE.csv] PATH …'

/** npm run import: folders, ZIPs and parts of a Google Takeout into a family, through the same door as uploads. */
await command(async (args) => {
  const { family, as, report: file, paths } = read(args)
  const source = await openSource(paths).catch((error: Error) => {
    throw new BackupProblem(error.message)
  })
  const config = loadConfig()
  const installation = await reachInstallation(config)
  try {
    const foundation = await layFoundation({ ...config, databaseUrl: installation.ownerUrl }, openLog('error'))
    // Where nobody else takes uploads in, this does.
    const worker = installation.is_served ? undefined : await startWorker(foundation)
    try {
      const person = await findImporter(foundation.db.worker, family, as)
      if (!person) throw new BackupProblem(as ? `${as} is no member of this family.` : 'There is no such family.')
      say(`${source.entries.length} files for ${person.family_name}, in the name of ${person.email}`)
      const who = { family_id: family, user_id: person.user_id, source: paths.toSorted().join('\n') }
      const { items } = await importFiles(source.entries, who, {
        ...foundation,
        onProgress: (done, all) => sayProgress(`${done} of ${all} files …`),
      })
      endProgress()
      const { imported, present, ignored, refused } = reportOf(items)
      say(
        `${imported} imported, ${present} already there, ${ignored} beside pictures (not imported), ${refused.length} refused`,
      )
      sayAll('Refused', refused)
      if (file) {
        await writeFile(file, reportTable(items))
        say(`What became of each file stands in ${path.resolve(file)}`)
      }
      return refused.length ? 'trouble' : 'well'
    } finally {
      await worker?.stop()
      await foundation.close()
    }
  } finally {
    await installation.close()
    await source.close()
  }
})

function read(args: string[]) {
  try {
    const options = { family: { type: 'string' }, as: { type: 'string' }, report: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (!values.family || !positionals.length) throw new Error(USAGE)
    if (!Id.safeParse(values.family).success)
      throw new Error('--family wants the id of a family: the owner sees it in the address of its settings.')
    const paths = positionals.map((given) => path.resolve(given))
    return { family: values.family, as: values.as?.trim().toLowerCase(), report: values.report, paths }
  } catch (error) {
    throw new BackupProblem((error as Error).message)
  }
}
