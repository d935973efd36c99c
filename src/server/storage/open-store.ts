import path from 'node:path'
import type { Db } from '#server/db/database.ts'
import { encryptedStore } from '#server/encryption/encrypted-store.ts'
import { openEncryption, type EncryptionConfig } from '#server/encryption/open-encryption.ts'
import { openDiskStore } from './disk-store.ts'
import type { BareStore, ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-store.ts'

type Log = { warn(facts: object, message: string): void }

/**
 * The object store of this instance, with encryption if it's on. If it can't be reached now, this only logs it: the rest of the
 * app works, and `ready()` reports it.
 * @throws CannotStart if the objects are encrypted with another key
 */
export async function openObjectStore(config: EncryptionConfig, db: Db, log?: Log): Promise<ObjectStore> {
  const store = await openBareStore(config)
  await store.ready().catch((error: unknown) => log?.warn({ err: error }, 'the object store is not ready'))
  const keys = await openEncryption(db, config)
  return keys ? encryptedStore(store, keys, config.encryption) : store
}

/** An S3 bucket if one is configured, else a folder in DATA_DIR. Encrypted objects stay encrypted. */
export async function openBareStore({ dataDir, s3 }: Pick<EncryptionConfig, 'dataDir' | 's3'>): Promise<BareStore> {
  return s3 ? inBucket(s3) : openDiskStore(path.join(dataDir, 'objects'))
}

/** Loaded on demand: the S3 library is large, and most instances use their own disk. */
async function inBucket(s3: S3Settings): Promise<BareStore> {
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
