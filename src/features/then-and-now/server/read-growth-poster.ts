import { buffer } from 'node:stream/consumers'
import { focusOf } from '#features/book-layout/photo-slot.ts'
import type { StreamingMember } from '#features/families/server/member.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import type { Http } from '#server/http/route.ts'
import { contentDisposition, downloadName } from '#server/storage/download-name.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import type { InputOf } from '#shared/contract.ts'
import { fullName } from '#shared/full-name.ts'
import { notFound } from '#shared/problems.ts'
import type { thenAndNowContract as contract } from '../then-and-now.contract.ts'
import { yearCaption } from '../year-caption.ts'
import { chooseYearPhotos } from './list-year-photos.ts'
import { selectPosterPhotos } from './year-photos.queries.ts'

const PDF = 'application/pdf'

/** A person's photo of each year as a PDF. @throws Problem not_found: also without photos */
export async function readGrowthPoster(
  viewer: StreamingMember<'photos.view'>,
  which: InputOf<typeof contract.readGrowthPoster>,
  { reply }: Http,
  store: Pick<ObjectStore, 'open'>,
): Promise<void> {
  const { name, photos } = await viewer.inTransaction(async (tx) => {
    const chosen = await chooseYearPhotos(tx, which)
    const ids = chosen.photos.map(({ id }) => id)
    const rows = ids.length ? await selectPosterPhotos(tx, which.family_id, ids) : []
    const byId = new Map(rows.map((row) => [row.id, row]))
    return {
      name: fullName(chosen.person),
      photos: chosen.photos.flatMap(({ id, age, year }) => {
        const row = byId.get(id)
        return row ? { ...row, caption: yearCaption({ age, year }) } : []
      }),
    }
  })
  const shown = await Promise.all(
    photos.map(async ({ derivatives_version: version, focus_x, focus_y, ...photo }) => {
      const key = derivativeKey({ family_id: which.family_id, photo_id: photo.id, version, variant: 'large' })
      const jpeg = await readWhole(store, key)
      return jpeg ? [{ ...photo, focus: focusOf({ focus_x, focus_y }), jpeg }] : []
    }),
  )
  if (shown.flat().length === 0) throw notFound()
  // Imports pdfkit, which is large and rarely needed.
  const { drawPoster } = await import('./draw-poster.ts')
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', contentDisposition('attachment', downloadName(name, PDF)))
    .type(PDF)
    .send(await drawPoster(name, shown.flat()))
}

/** Undefined if the file is missing. A poster without one photo is better than none. */
async function readWhole(store: Pick<ObjectStore, 'open'>, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer((await store.open(key)).stream)
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined
    throw error
  }
}
