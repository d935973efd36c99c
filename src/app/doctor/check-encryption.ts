import { existsSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { isMasterKeyStored, masterKeyFile } from '#server/encryption/master-keys.ts'
import { masterKeysFor } from '#server/encryption/open-encryption.ts'
import { selectEncryption } from './doctor.queries.ts'

/** Whether stored files are encrypted, and this process has their key. */
export async function checkEncryption(config: Config, ownerUrl: string | undefined): Promise<string> {
  const { isOn, key, command } = config.encryption
  if (!existsSync(config.dataDir) || !ownerUrl) return isOn ? 'On from the first start' : 'Off'
  const { used, isRewriting, skipped } = await withClient(ownerUrl, selectEncryption)
  const masterKeys = masterKeysFor(config, used)
  if (!isOn && !used.length) return 'Off: anyone who can read the disk or bucket can see photos and videos'
  const where = isMasterKeyStored(config)
    ? masterKeyFile(config)
    : key
      ? 'ENCRYPTION_KEY'
      : command
        ? 'ENCRYPTION_KEY_COMMAND'
        : ''
  const found = [
    isOn ? `On, with the key in ${where}: save a copy of it` : `Off, and older files need the key in ${where}`,
  ]
  if (isRewriting) found.push('older files are being converted')
  if (skipped) found.push(`${skipped} damaged files stay as they are`)
  if (masterKeys && masterKeys.keys.length > 1)
    found.push(
      used.some((id) => id !== masterKeys.keys[0].id)
        ? 'its old key is still needed'
        : 'nothing needs its old key, so you can remove it',
    )
  return found.join('; ')
}
