import type { Db } from '#server/db/database.ts'
import { UPLOAD_LIFETIME_HOURS } from '../uploads.rules.ts'
import type { Staging } from './staging.ts'
import { deleteOldDecoderUse, deleteOldUploads, selectKnownUploads } from './uploads.queries.ts'

/** Deletes abandoned uploads, and everything in staging that no upload needs. */
export async function cleanUpStaging({ db, staging }: { db: Db; staging: Staging }): Promise<void> {
  // Listed first, so that uploads that start after this aren't in the list. An upload's row is created before its file.
  const ids = await staging.list()
  await deleteOldUploads(db, UPLOAD_LIFETIME_HOURS)
  await deleteOldDecoderUse(db)
  const known = new Map(ids.length ? (await selectKnownUploads(db, ids)).map((row) => [row.id, row.state]) : [])
  for (const id of ids) {
    const state = known.get(id)
    if (state !== 'receiving' && state !== 'received') await staging.forget(id)
  }
}
