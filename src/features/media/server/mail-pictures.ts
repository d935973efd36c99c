import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { asUser, type Database } from '#server/db/database.ts'
import type { MailPicture, PicturesOf } from '#server/mail/mail-message.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { derivativeKey, type Derivative } from './media-objects.ts'
import { selectVersions } from './media.queries.ts'

/** About 35 kB. */
const EDGE_PX = 400
const QUALITY = 70

type Parts = { db: Database; store: ObjectStore; log: Pick<Logger, 'warn'> }

/** Photos for an email, or for a page that shows the same. Row-level security leaves out those that the member can't see. */
export function mailPictures({ db, store, log }: Parts): PicturesOf {
  return async ({ user_id, family_id, photo_ids, limit, asSmallImages = false }) => {
    const visible = await asUser(db, user_id, (tx) => selectVersions(tx, family_id, photo_ids), 'read only')
    const versions = new Map(visible.map(({ id, version }) => [id, version]))
    const pictures: MailPicture[] = []
    for (const photo_id of new Set(photo_ids)) {
      const version = versions.get(photo_id)
      if (version === undefined || pictures.length === limit) continue
      try {
        const keyOf = (variant: Derivative) => derivativeKey({ family_id, photo_id, version, variant })
        const image = asSmallImages ? await bytesOf(store, keyOf('small')) : await squareOf(store, keyOf('large'))
        pictures.push({ cid: photo_id, base64: image.toString('base64') })
      } catch (error) {
        // The email or page matters more than an image that's missing or damaged, which integrity checks report.
        log.warn({ err: error, photo_id }, "couldn't add a photo to an email or invitation")
      }
    }
    return pictures
  }
}

async function bytesOf(store: ObjectStore, key: string): Promise<Buffer> {
  return buffer((await store.open(key)).stream)
}

async function squareOf(store: ObjectStore, key: string): Promise<Buffer> {
  const large = await bytesOf(store, key)
  // Loaded on demand. It only reads images that we generated.
  const { sharp } = await import('#server/media-process/image-library.ts')
  const square = { width: EDGE_PX, height: EDGE_PX, position: 'attention' }
  return sharp(large).resize(square).jpeg({ quality: QUALITY }).toBuffer()
}
