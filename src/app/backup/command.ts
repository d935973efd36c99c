import { CannotStart } from '#server/cannot-start.ts'
import { StorageFull, StorageUnavailable } from '#server/storage/object-store.ts'

/** Runs an operator's command: what it cannot do is said in a sentence, and its exit code tells whether all is well. */
export async function command(run: (args: string[]) => Promise<'well' | 'trouble'>): Promise<void> {
  try {
    process.exitCode = (await run(process.argv.slice(2))) === 'well' ? 0 : 1
  } catch (error) {
    const why = inASentence(error as Error)
    if (!why) throw error
    process.stderr.write(`${why}\n`)
    process.exitCode = 1
  }
}

/** Why it could not be done, where whoever looks after the box can do something about it. */
export function inASentence(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', message, path, syscall } = error
  if (error instanceof CannotStart) return message
  if (error instanceof StorageUnavailable) return `${message}.`
  if (error instanceof StorageFull || NO_ROOM.test(code) || message.includes('No space left on device'))
    return 'There is no room left. Make some, and run this again.'
  if (!path) return undefined
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) return `${path} cannot be written by whoever runs this (${code}).`
  return code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir') ? `${path} is no folder.` : undefined
}

/** As the system says it, and PostgreSQL. */
const NO_ROOM = /^(ENOSPC|EDQUOT|53100)$/

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Shows how far it is, on a terminal only: elsewhere it would fill a log. */
export function sayProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`)
}

export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
}

/** At most so many names of what is wrong; the rest is counted. */
export function sayAll(title: string, lines: string[], most = 20): void {
  if (!lines.length) return
  say(`${title} (${lines.length}):`)
  for (const line of lines.slice(0, most)) say(`  ${line}`)
  if (lines.length > most) say(`  … and ${lines.length - most} more`)
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

export function inWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power ? 1 : 0)} ${UNITS[power]}`
}
