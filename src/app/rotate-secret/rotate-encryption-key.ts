import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { retireDataKeys } from '#server/encryption/data-keys.queries.ts'
import { isMasterKeyStored, newMasterKeys, readMasterKeys, writeMasterKeys } from '#server/encryption/master-keys.ts'
import { deleteRewriting } from '#server/encryption/rewriting.queries.ts'
import { rewrapKeys } from '#server/encryption/rewrap-keys.ts'

/** New files get new keys, and a job encrypts the others again. */
export async function rotateDataKeys(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await retireDataKeys(tx)
    await deleteRewriting(tx)
  })
}

/**
 * Replaces the master key in DATA_DIR. Until all data keys are wrapped with the new one, both are in the file, so an interruption
 * loses nothing, and running it again is safe. Returns how many data keys there are.
 * @throws CannotStart if it isn't in DATA_DIR
 */
export async function rotateMasterKey(db: Db, config: Pick<Config, 'dataDir' | 'encryption'>): Promise<number> {
  const old = isMasterKeyStored(config) && readMasterKeys(config)
  if (!old)
    throw new CannotStart(
      config.encryption.key || config.encryption.command
        ? 'You set the encryption key yourself. Put a new one in front of it, separated by a space, and restart every process. Once npm run doctor says that nothing needs the old one, remove it.'
        : "There's no encryption key yet. Hearthbook creates one at the first start with ENCRYPTION=on.",
    )
  const { keys } = newMasterKeys()
  writeMasterKeys(config, { keys: [...keys, ...old.keys] })
  const count = await rewrapKeys(db, { keys: [...keys, ...old.keys] })
  writeMasterKeys(config, { keys })
  return count
}
