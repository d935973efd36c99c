import { CannotStart } from '#server/cannot-start.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { newDataKey, openDataKeys, wrapDataKey, type DataKeys } from './data-keys.ts'
import { insertDataKey, selectMasterKeyIds } from './data-keys.queries.ts'
import { createMasterKey, masterKeyFile, readMasterKeys, type MasterKeys } from './master-keys.ts'

export type EncryptionConfig = Pick<Config, 'dataDir' | 'encryption' | 's3'>

/**
 * The keys of encrypted objects, if there are any or new ones will be encrypted. The first process of an installation creates
 * its master key, and proves with a data key of the installation itself that the others have the same one.
 * @throws CannotStart if this process can't read what others encrypted
 */
export async function openEncryption(db: Db, config: EncryptionConfig): Promise<DataKeys | undefined> {
  const { isOn } = config.encryption
  const used = await selectMasterKeyIds(db)
  const masterKeys = masterKeysFor(config, used) ?? (isOn ? createMasterKey(config) : undefined)
  if (isOn && masterKeys) {
    await insertDataKey(db, wrapDataKey(masterKeys, newDataKey(), { family_id: null, user_id: null }))
    refuseOthers(config, masterKeys, await selectMasterKeyIds(db))
  }
  // Another process may encrypt objects in the bucket.
  return used.length || isOn || config.s3 ? openDataKeys(db, masterKeys) : undefined
}

/** The master keys of this process. Undefined if there are none, and none are needed. @throws CannotStart */
export function masterKeysFor(config: EncryptionConfig, used: string[]): MasterKeys | undefined {
  const masterKeys = readMasterKeys(config)
  if (masterKeys) refuseOthers(config, masterKeys, used)
  else if (used.length)
    throw new CannotStart(
      `Photos and videos are encrypted, and their key is missing. Restore ${masterKeyFile(config)}, or set ENCRYPTION_KEY to its content.`,
    )
  return masterKeys
}

function refuseOthers({ dataDir, encryption }: EncryptionConfig, { keys }: MasterKeys, used: string[]): void {
  if (used.every((id) => keys.some((key) => key.id === id))) return
  const { key, command } = encryption
  const where = key ? 'ENCRYPTION_KEY' : command ? 'ENCRYPTION_KEY_COMMAND' : masterKeyFile({ dataDir })
  throw new CannotStart(
    `${where} isn't the key that photos and videos were encrypted with. All processes need the same one: set ENCRYPTION_KEY to the key of the first process.`,
  )
}
