import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '#features/imports/server/import/source.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { command, say } from './backup/command.ts'
import type { Given } from './import/prepare-import.ts'

const USAGE = `npm run import -- --family FAMILY [--as EMAIL] [--report FILE.csv] PATH …

  FAMILY         the family's name, or its ID, as in the URL of its settings page
  --as EMAIL     import as this member (default: the owner)
  --report FILE  write the result of every file to a CSV file
  PATH …         folders, ZIP files, and single files; include all parts of a Google Takeout or an iCloud export

To continue after an interruption, run the same command again.`

/**
 * npm run import: imports folders, ZIP files and parts of a Google Takeout into a family, the same way as uploads.
 * Modules are loaded step by step, so that a mistake in the arguments is reported right away.
 */
await command(async (args) => {
  const given = read(args)
  if (!given) {
    say(USAGE)
    return 'well'
  }
  const files = await listFiles(given.paths).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(whyUnreadable(error))
  })
  const { prepareImport } = await import('./import/prepare-import.ts')
  return prepareImport(given, files, async (prepared) => {
    const { runImport } = await import('./import/run-import.ts')
    return runImport(prepared)
  })
})

function whyUnreadable({ code, path: at, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `${at} doesn't exist.`
  return code === 'EACCES' || code === 'EPERM' ? `${at}: permission denied.` : message
}

/** Undefined if help is requested. @throws CannotStart */
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
    if (!positionals.length) throw new Error(`PATH is missing.\n\n${USAGE}`)
    const folder = path.dirname(path.resolve(values.report ?? ''))
    if (values.report && !existsSync(folder)) throw new Error(`The folder for the report doesn't exist: ${folder}`)
    const paths = positionals.map((given) => path.resolve(given))
    return { family, as: values.as?.trim().toLowerCase(), report: values.report, paths }
  } catch (error) {
    throw new CannotStart((error as Error).message)
  }
}
