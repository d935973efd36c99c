import type { Db } from '#server/db/database.ts'
import { UPLOAD_LIFETIME_HOURS } from '../uploads.rules.ts'
import type { Staging } from './staging.ts'
import { deleteOldDecoderUse, deleteOldUploads, selectKnownUploads } from './uploads.queries.ts'

/** Forgets uploads that nobody continued, and whatever lies in staging without an upload that still needs it. */
export async function sweepStaging({ db, staging }: { db: Db; staging: Staging }): Promise<void> {
  // Listed first: an upload that begins after this is not in the list, and its row exists before its file.
  const ids = await staging.list()
  await deleteOldUploads(db, UPLOAD_LIFETIME_HOURS)
  await deleteOldDecoderUse(db)
  const known = new Map(ids.length ? (await selectKnownUploads(db, ids)).map((row) => [row.id, row.state]) : [])
  for (const id of ids) {
    const state = known.get(id)
    if (state !== 'receiving' && state !== 'received') await staging.forget(id)
  }
}
