import path from 'node:path'
import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-store.ts'

type StoreSettings = { dataDir: string; s3?: S3Settings | undefined }
type Log = { warn(facts: object, message: string): void }

/**
 * The object store of this instance: an S3 bucket if one is configured, else a folder in DATA_DIR. If it can't be reached now,
 * this only logs it: the rest of the app works, and `ready()` reports it.
 */
export async function openObjectStore({ dataDir, s3 }: StoreSettings, log?: Log): Promise<ObjectStore> {
  const store = s3 ? await inBucket(s3) : await openDiskStore(path.join(dataDir, 'objects'))
  await store.ready().catch((error: unknown) => log?.warn({ err: error }, 'the object store is not ready'))
  return store
}

/** Loaded on demand: the S3 library is large, and most instances use their own disk. */
async function inBucket(s3: S3Settings): Promise<ObjectStore> {
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
