import { createInterface } from 'node:readline/promises'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'

/** The recovery key: RECOVERY_KEY, or what's typed at the terminal. @throws BackupProblem */
export async function askForKey(): Promise<string> {
  const given = settingsFromFiles(['RECOVERY_KEY'], process.env)['RECOVERY_KEY']?.trim()
  if (given) return given
  if (!process.stdin.isTTY)
    throw new BackupProblem('These backups are encrypted. Set RECOVERY_KEY to the key in your recovery kit.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question('Recovery key, or its 24 words: ')
  } finally {
    terminal.close()
  }
}
