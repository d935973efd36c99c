import { CannotStart } from '#server/cannot-start.ts'
import { StorageFull, StorageUnavailable } from '#server/storage/object-store.ts'

/** Runs an operator's command. Failures that the operator can fix are printed as one message; the exit code is 0 or 1. */
export async function command(run: (args: string[]) => Promise<'well' | 'trouble'>): Promise<void> {
  try {
    process.exitCode = (await run(process.argv.slice(2))) === 'well' ? 0 : 1
  } catch (error) {
    const why = toOperatorMessage(error as Error)
    if (!why) throw error
    process.stderr.write(`${why}\n`)
    process.exitCode = 1
  }
}

/** Explains a failure that the operator can fix. */
export function toOperatorMessage(error: NodeJS.ErrnoException): string | undefined {
  const { code = '', message, path, syscall } = error
  if (error instanceof CannotStart) return message
  if (error instanceof StorageUnavailable) return `${message}.`
  if (error instanceof StorageFull || NO_ROOM.test(code) || message.includes('No space left on device'))
    return 'The disk is full. Free some space and run this again.'
  if (!path) return undefined
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) return `${path}: permission denied (${code}).`
  return code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir') ? `${path} is not a folder.` : undefined
}

/** Error codes of Node and PostgreSQL. */
const NO_ROOM = /^(ENOSPC|EDQUOT|53100)$/

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Shows progress on a terminal only; it would fill a log. */
export function printProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`)
}

export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K')
}

/** Prints up to `most` lines and counts the rest. */
export function printList(title: string, lines: string[], most = 20): void {
  if (!lines.length) return
  say(`${title} (${lines.length}):`)
  for (const line of lines.slice(0, most)) say(`  ${line}`)
  if (lines.length > most) say(`  … and ${lines.length - most} more`)
}

/** `counted(1, 'file')` is "1 file", `counted(2000, 'file')` "2,000 files". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

export function inWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power ? 1 : 0)} ${UNITS[power]}`
}
