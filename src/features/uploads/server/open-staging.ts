import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { openBucketStaging } from './bucket-staging.ts'
import { openDiskStaging } from './disk-staging.ts'
import type { Staging } from './staging.ts'

type Parts = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>
  store: ObjectStore
  db: Pick<Database, 'worker'>
}

export function openStaging({ config: { dataDir, databaseUrl, s3 }, store, db }: Parts): Staging {
  // An embedded PostgreSQL has one process, which spares the bytes the way to the bucket and back.
  return s3 && databaseUrl ? openBucketStaging({ dataDir, store, db: db.worker }) : openDiskStaging(dataDir)
}
