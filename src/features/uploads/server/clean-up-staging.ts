import type { Db } from '#server/db/database.ts'
import { UPLOAD_LIFETIME_HOURS } from '../uploads.rules.ts'
import type { Staging } from './staging.ts'
import { deleteOldDecoderUse, deleteOldUploads, selectNeededUploads } from './uploads.queries.ts'

/** Deletes abandoned uploads, and everything in staging that no upload needs. */
export async function cleanUpStaging({ db, staging }: { db: Db; staging: Staging }): Promise<void> {
  await deleteOldUploads(db, UPLOAD_LIFETIME_HOURS)
  await deleteOldDecoderUse(db)
  await staging.removeUnneeded((ids) => selectNeededUploads(db, ids))
}
