import { keyIn } from '#server/encryption/recovery-words.ts'
import { BackupProblem } from './backup-problem.ts'
import { encryptionWith } from './encryption.ts'
import type { BackupPlace } from './places.ts'
import { isEncrypted, openRepository, type Repository } from './repository.ts'

/** The age identity in a line of a recovery kit: the key itself, or its words. Undefined if it's neither. */
export const identityIn = (text: string) => keyIn('age-secret-key-', text)

/**
 * Opens a repository with nothing but a recovery kit, as on a new machine. `askForKey` is called if it's encrypted.
 * @throws BackupProblem
 */
export async function openForReading(place: BackupPlace, askForKey: () => Promise<string>): Promise<Repository> {
  if (!(await isEncrypted(place))) return openRepository(place, undefined)
  const identity = identityIn(await askForKey())
  if (!identity)
    throw new BackupProblem(
      "This isn't a recovery key. It's the line in your recovery kit that begins with AGE-SECRET-KEY-1, or the 24 words.",
    )
  return openRepository(place, await encryptionWith(identity))
}

/** The name of the newest backup, or of the one that was asked for. @throws BackupProblem if there's none */
export async function chosenBackup(repository: Repository, wanted: string | undefined): Promise<string> {
  const names = await repository.list()
  const name = wanted?.toLowerCase() ?? names.at(-1)
  if (!name) throw new BackupProblem(`There are no complete backups in ${repository.address}.`)
  if (!names.includes(name))
    throw new BackupProblem(
      [
        `There's no complete backup ${wanted} in ${repository.address}. It has:`,
        ...names.map((one) => `  ${one}`),
      ].join('\n'),
    )
  return name
}
