import { Readable } from 'node:stream'
import type { WebContext } from '#server/feature.ts'
import type { Http } from '#server/http/route.ts'
import { contentHeaders } from '#server/storage/content-headers.ts'
import { UNKNOWN_TYPE } from '#server/storage/media-types.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { READ, type Device } from './authenticate-device.ts'
import type { FileRef } from './found.ts'
import { selectOriginal } from './photo-tree.queries.ts'

/** Sends originals, and files of the inbox that aren't photos yet. */
export function openFileSender({ store, staging }: Pick<WebContext, 'store' | 'staging'>) {
  return async function sendFile(device: Device, file: FileRef, http: Http): Promise<void> {
    const { photo_id, upload_id, etag, name: filename } = file
    const { family_id } = device
    const original = () => device.acts(READ, ({ tx }) => selectOriginal(tx, family_id, { photo_id, upload_id }))
    let photo = await original()
    const isUpload = !photo && !photo_id && upload_id
    const staged = isUpload && (await staging.open({ id: upload_id, family_id }))
    // It may have become a photo in between.
    if (isUpload && !staged) photo = await original()
    if (photo) {
      const content = { contentType: photo.file_type, filename, download: true, etag, fresh: false }
      return sendObject(store, photo.storage_path, http, content)
    }
    if (!staged) throw notFound()
    http.reply.headers(contentHeaders({ contentType: UNKNOWN_TYPE, filename, download: true, etag, fresh: false }))
    http.reply.removeHeader('accept-ranges')
    http.reply.send(staged)
  }
}

/** For the answer to a HEAD: Fastify would set a length of 0 without a body. */
export function emptyStream(): Readable {
  return Readable.from([])
}
