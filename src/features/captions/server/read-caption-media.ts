import type { ReadMediaAddress } from '#features/families/server/media-reader.ts'
import { asUser, type Database } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { selectCaptionClip } from './captions.queries.ts'

export type CaptionMediaParts = {
  db: Database
  store: ObjectStore
  readAddress: ReadMediaAddress
}

/** A recording by its signed address. Whether its person still sees the photo is asked each time. */
export async function readCaptionMedia({ db, store, readAddress }: CaptionMediaParts, http: Http): Promise<void> {
  const { user_id, family_id, photo_id: clip_id, download } = await readAddress(http)
  const clip = await asUser(db, user_id, (tx) => selectCaptionClip(tx, family_id, clip_id))
  if (!clip) throw notFound()
  const seekable = download ? null : clip.seekable_path
  return sendObject(store, seekable ?? clip.storage_path, http, {
    etag: seekable ? `${clip_id}-seekable` : clip_id,
    ...{ contentType: clip.file_type, filename: clip.filename, download, fresh: false },
  })
}
