import type pg from 'pg'
import { decrypt, encrypt } from '#server/storage/encrypt.ts'
import { encryptionWith, newIdentity, type Encryption } from './encryption.ts'
import { insertIdentity, selectIdentity } from './repositories.queries.ts'

/** The key of this installation's encrypted backups, which is created when it's first needed. */
export async function backupEncryption(client: pg.ClientBase, secret: string): Promise<Encryption> {
  if (!(await selectIdentity(client))) await insertIdentity(client, encrypt(secret, await newIdentity()))
  const stored = await selectIdentity(client)
  if (!stored) throw new Error('The backup key was removed')
  return encryptionWith(decrypt(secret, stored))
}
