import type { ReadMediaAddress } from '#features/families/server/media-reader.ts'
import { posterIn } from '#features/media/server/media-objects.ts'
import { asUser, type Database } from '#server/db/database.ts'
import type { Http } from '#server/http/route.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { clipFolder } from './clip-objects.ts'
import { selectClip } from './responses.queries.ts'

export type AnswerMediaParts = {
  db: Database
  store: ObjectStore
  readAddress: ReadMediaAddress
}

/**
 * The video of an answer or its picture, by its signed address. Whether its person may still see the answer is asked each
 * time: a consent that is withdrawn, or a role that ends, ends it right away.
 */
export async function readAnswerMedia({ db, store, readAddress }: AnswerMediaParts, http: Http): Promise<void> {
  const { user_id, family_id, photo_id: clip_id, variant, download } = await readAddress(http)
  const clip = await asUser(db, user_id, (tx) => selectClip(tx, family_id, clip_id))
  if (!clip) throw notFound()
  if (variant === 'large')
    return sendObject(store, posterIn(clipFolder(family_id, clip_id)), http, { etag: `${clip_id}-large`, fresh: false })
  const seekable = download ? null : clip.seekable_path
  return sendObject(store, seekable ?? required(clip.storage_path), http, {
    etag: seekable ? `${clip_id}-seekable` : clip_id,
    contentType: required(clip.file_type),
    filename: required(clip.filename),
    download,
    fresh: false,
  })
}
