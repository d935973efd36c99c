import { asUser, type Database } from '#server/db/database.ts'
import type { RememberedAnswers } from '#server/db/remembered-answers.ts'
import type { Http } from '#server/http/route.ts'
import type { VerifyMedia } from '#server/storage/media-urls.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { selectCaptionClip } from './captions.queries.ts'

export type CaptionMediaParts = {
  db: Database
  store: ObjectStore
  verifyCaption: VerifyMedia
  isMember: RememberedAnswers
}

/** A recording by an address that was signed for one person. Whether they still see its photo is asked each time. */
export async function readCaptionMedia(
  { db, store, verifyCaption, isMember }: CaptionMediaParts,
  http: Http,
): Promise<void> {
  const media = verifyCaption(http.request.url)
  if (!media || !(await isMember(media.user_id, media.family_id))) throw notFound()
  const { user_id, family_id, photo_id: clip_id, download } = media
  const clip = await asUser(db, user_id, (tx) => selectCaptionClip(tx, family_id, clip_id))
  if (!clip) throw notFound()
  const seekable = download ? null : clip.seekable_path
  return sendObject(store, seekable ?? clip.storage_path, http, {
    etag: seekable ? `${clip_id}-seekable` : clip_id,
    ...{ contentType: clip.file_type, filename: clip.filename, download, fresh: false },
  })
}
