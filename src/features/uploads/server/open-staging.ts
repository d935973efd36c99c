import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { openBucketStaging } from './bucket-staging.ts'
import { openDiskStaging } from './disk-staging.ts'
import type { Staging } from './staging.ts'

type Parts = { config: Pick<Config, 'dataDir' | 's3'>; store: ObjectStore; db: Pick<Database, 'worker'> }

export function openStaging({ config: { dataDir, s3 }, store, db }: Parts): Staging {
  return s3 ? openBucketStaging({ dataDir, store, db: db.worker }) : openDiskStaging(dataDir)
}
