import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { asUser, type Database } from '#server/db/database.ts'
import type { MailPicture, PicturesOf } from '#server/mail/mail-message.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { derivativeKey, type Derivative } from './media-objects.ts'
import { selectVersions } from './media.queries.ts'

/** About 35 kB. */
const SQUARE = { width: 400, height: 400 }
/** About 60 kB. */
const WIDE = { width: 800, height: 600 }
const QUALITY = 70
/** Of the 64 bits of two photos' looks. */
const ALIKE_BITS = 16

type Parts = { db: Database; store: ObjectStore; log: Pick<Logger, 'warn'> }

/** Photos for an email, or for a page that shows the same. Row-level security leaves out those that the member can't see. */
export function mailPictures({ db, store, log }: Parts): PicturesOf {
  return async ({ user_id, family_id, photo_ids, limit, asSmallImages = false, hasWide = false }) => {
    const visible = await asUser(db, user_id, (tx) => selectVersions(tx, family_id, photo_ids), 'read only')
    const photos = new Map(visible.map((photo) => [photo.id, photo]))
    const chosen = varied([...new Set(photo_ids)].flatMap((id) => photos.get(id) ?? []))
    // An upright photo would lose its top.
    const first = hasWide ? chosen.find(({ width, height }) => width > height) : undefined
    const pictures: MailPicture[] = []
    for (const photo of new Set(first ? [first, ...chosen] : chosen)) {
      if (pictures.length === limit) break
      const { id: photo_id, version, description: caption } = photo
      const isWide = hasWide && pictures.length === 0
      try {
        const keyOf = (variant: Derivative) => derivativeKey({ family_id, photo_id, version, variant })
        const image = asSmallImages
          ? await bytesOf(store, keyOf('small'))
          : await croppedTo(isWide ? WIDE : SQUARE, store, keyOf('large'))
        pictures.push({
          ...{ cid: photo_id, base64: image.toString('base64') },
          ...(isWide && { isWide }),
          ...(caption && { caption }),
        })
      } catch (error) {
        // The email or page matters more than an image that's missing or damaged, which integrity checks report.
        log.warn({ err: error, photo_id }, "couldn't add a photo to an email or invitation")
      }
    }
    return pictures
  }
}

type Photo = { sort_at: string; look: string | null }

/** None that looks like an earlier one, and the first of each day before the others. */
function varied<P extends Photo>(photos: P[]): P[] {
  const different = photos.filter((photo, at) => !photos.slice(0, at).some((earlier) => isAlike(photo, earlier)))
  const byDay = Map.groupBy(different, ({ sort_at }) => sort_at.slice(0, 10))
  const first = new Set([...byDay.values()].map(([photo]) => photo))
  return [...different.filter((photo) => first.has(photo)), ...different.filter((photo) => !first.has(photo))]
}

function isAlike({ look }: Photo, { look: other }: Photo): boolean {
  if (!look || !other) return false
  return [...look].filter((bit, at) => bit !== other[at]).length <= ALIKE_BITS
}

async function bytesOf(store: ObjectStore, key: string): Promise<Buffer> {
  return buffer((await store.open(key)).stream)
}

async function croppedTo(size: typeof WIDE, store: ObjectStore, key: string): Promise<Buffer> {
  const large = await bytesOf(store, key)
  // Loaded on demand. It only reads images that we generated.
  const { sharp } = await import('#server/media-process/image-library.ts')
  return sharp(large)
    .resize({ ...size, position: 'attention' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
