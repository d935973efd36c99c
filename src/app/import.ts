import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '#features/transfer/server/import/source.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { command, say } from './backup/command.ts'
import type { Given } from './import/judge-import.ts'

const USAGE = `npm run import -- --family FAMILY [--as EMAIL] [--report FILE.csv] PATH …

  FAMILY         the id of a family, which stands in the address of its settings, or its name
  --as EMAIL     in the name of this member; else of the owner
  --report FILE  writes what became of every file, for a spreadsheet
  PATH …         folders, ZIPs and single files; all parts of a Google Takeout or an iCloud export at once

Run it again after it was cut off: it goes on where it was.`

/**
 * npm run import: folders, ZIPs and parts of a Google Takeout into a family, through the same door as uploads. Each step
 * loads what it needs when all is well so far: a mistake is said at once, and not after a whole server was read.
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
  const { judgeImport } = await import('./import/judge-import.ts')
  return judgeImport(given, files, async (judged) => {
    const { bringIn } = await import('./import/bring-in.ts')
    return bringIn(judged)
  })
})

function whyUnreadable({ code, path: at, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is nothing at ${at}.`
  return code === 'EACCES' || code === 'EPERM' ? `${at} may not be read by whoever runs this.` : message
}

/** Undefined where somebody asks how it is done. @throws CannotStart */
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
    const folder = path.dirname(path.resolve(values.report ?? ''))
    if (values.report && !existsSync(folder)) throw new Error(`There is no folder ${folder} for the report.`)
    const paths = positionals.map((given) => path.resolve(given))
    return { family, as: values.as?.trim().toLowerCase(), report: values.report, paths }
  } catch (error) {
    throw new CannotStart((error as Error).message)
  }
}
