import type { Readable } from 'node:stream'
import type { StreamingMember } from '#features/families/server/member.ts'
import { limitedBody } from '#server/http/limited-body.ts'
import { notFound } from '#shared/problems.ts'
import { UPLOAD_POSTER_MAX_BYTES } from '../uploads.rules.ts'
import type { Staging } from './staging.ts'
import { selectUpload } from './uploads.queries.ts'

/**
 * Stores a frame that the browser captured from its video until the video is ingested. Whether it's a valid image is checked
 * by decoding it then.
 */
export async function addUploadPoster(
  adder: StreamingMember<'photos.add'>,
  { upload_id }: { upload_id: string },
  body: Readable,
  staging: Staging,
): Promise<void> {
  const upload = await adder.inTransaction((tx) => selectUpload(tx, adder, upload_id))
  if (upload?.state !== 'receiving') throw notFound()
  const { family_id } = adder
  await staging.savePoster({ id: upload_id, family_id }, limitedBody(body, UPLOAD_POSTER_MAX_BYTES))
}
