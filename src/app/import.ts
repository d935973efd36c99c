import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFiles } from '#features/transfer/server/import/import-files.ts'
import { findFamilies, findImporter, takeUpImport } from '#features/transfer/server/import/find-importer.ts'
import { listFiles, openFiles, type SourceFile } from '#features/transfer/server/import/source.ts'
import { reportOf, reportTable } from '#features/transfer/server/import/report.ts'
import { loadConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { openLog } from '#server/log.ts'
import { BackupProblem } from './backup/backup-folder.ts'
import { command, endProgress, say, sayAll, sayProgress } from './backup/command.ts'
import { reachInstallation } from './backup/reach-installation.ts'
import { layFoundation, type Foundation } from './foundation.ts'
import { startWorker } from './worker.ts'

const USAGE = `npm run import -- --family FAMILY [--as EMAIL] [--report FILE.csv] PATH …

  FAMILY         the id of a family, which stands in the address of its settings, or its name
  --as EMAIL     in the name of this member; else of the owner
  --report FILE  writes what became of every file, for a spreadsheet
  PATH …         folders, ZIPs and single files; all parts of a Google Takeout or an iCloud export at once

Run it again after it was cut off: it goes on where it was.`

type Given = { family: string; as: string | undefined; report: string | undefined; paths: string[] }

/** npm run import: folders, ZIPs and parts of a Google Takeout into a family, through the same door as uploads. */
await command(async (args) => {
  const given = read(args)
  if (!given) {
    say(USAGE)
    return 'well'
  }
  const files = await listFiles(given.paths).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(whyUnreadable(error))
  })
  const config = loadConfig()
  const installation = await reachInstallation(config)
  try {
    const foundation = await layFoundation({ ...config, databaseUrl: installation.ownerUrl }, openLog('error'))
    // Where nobody else takes uploads in, this does.
    const worker = installation.is_served ? undefined : await startWorker(foundation)
    try {
      return await bring(given, files, foundation)
    } finally {
      await worker?.stop()
      await foundation.close()
    }
  } finally {
    await installation.close()
  }
})

async function bring({ family, as, report, paths }: Given, files: SourceFile[], parts: Foundation) {
  const { db, staging } = parts
  const family_id = await familyOf(db.worker, family)
  const person = await findImporter(db.worker, family_id, as)
  if (!person) throw new BackupProblem(`${as} is no member of this family who may add photos.`)
  const { user_id } = person
  const { id, source: named } = await takeUpImport(db.worker, { family_id, user_id }, paths)
  const room = { folder: staging.gatheredFolder(id), hasRoomFor: staging.hasRoomFor }
  const source = await openFiles(files, {
    room,
    whenRefused(_zip, error) {
      throw new BackupProblem(error.message)
    },
  })
  try {
    say(`${source.entries.length} files for ${person.family_name}, in the name of ${person.email}`)
    const onProgress = (done: number, all: number) => sayProgress(`${done} of ${all} files …`)
    const { items } = await importFiles(source.entries, { family_id, user_id, source: named }, { ...parts, onProgress })
    endProgress()
    const { imported, present, ignored, refused } = reportOf(items)
    say(
      `${imported} imported, ${present} already there, ${ignored} beside pictures (not imported), ${refused.length} refused`,
    )
    sayAll('Refused', refused)
    if (report) {
      await writeFile(report, reportTable(items))
      say(`What became of each file stands in ${path.resolve(report)}`)
    }
    return refused.length ? 'trouble' : 'well'
  } finally {
    await source.close()
    await staging.forgetGathered(id)
  }
}

/** The one family that is meant. */
async function familyOf(db: Db, given: string): Promise<string> {
  const found = await findFamilies(db, given)
  if (found.length === 1) return found[0]!.id
  const listed = (families: typeof found) =>
    families.map(({ id, name, email }) => `\n  ${id}  ${name}, of ${email}`).join('')
  if (found.length) throw new BackupProblem(`Several families are called ${given}. Name one by its id:${listed(found)}`)
  const all = await findFamilies(db, '')
  throw new BackupProblem(
    `There is no family with the id or name ${given}. ${all.length ? `These are here:${listed(all)}` : 'There is none here yet.'}`,
  )
}

function whyUnreadable({ code, path: at, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is nothing at ${at}.`
  return code === 'EACCES' || code === 'EPERM' ? `${at} may not be read by whoever runs this.` : message
}

/** Undefined where somebody asks how it is done. @throws BackupProblem */
function read(args: string[]): Given | undefined {
  try {
    const options = {
      family: { type: 'string' },
      as: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (values.help || args.length === 0) return undefined
    const family = values.family?.trim()
    if (!family) throw new Error(`--family is missing.\n\n${USAGE}`)
    if (!positionals.length) throw new Error(`What is to be imported is missing.\n\n${USAGE}`)
    const paths = positionals.map((given) => path.resolve(given))
    return { family, as: values.as?.trim().toLowerCase(), report: values.report, paths }
  } catch (error) {
    throw new BackupProblem((error as Error).message)
  }
}
