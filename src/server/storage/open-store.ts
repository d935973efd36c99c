import path from 'node:path'
import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-store.ts'

type StoreSettings = { dataDir: string; s3?: S3Settings | undefined }
type Log = { warn(facts: object, message: string): void }

/**
 * The object store of this installation: a bucket when one is configured, else a folder under DATA_DIR.
 * One that cannot be reached now is only logged: reading the rest of the app goes on, and `ready()` tells.
 */
export async function openObjectStore({ dataDir, s3 }: StoreSettings, log?: Log): Promise<ObjectStore> {
  const store = s3 ? await inBucket(s3) : await openDiskStore(path.join(dataDir, 'objects'))
  await store.ready().catch((error: unknown) => log?.warn({ err: error }, 'the object store is not ready'))
  return store
}

/** Its library is large, and most houses keep their photos on their own disk. */
async function inBucket(s3: S3Settings): Promise<ObjectStore> {
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(s3)
}
