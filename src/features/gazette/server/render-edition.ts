import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import PDFDocument from 'pdfkit'
import { drawSheet } from '#features/book-layout/server/draw-sheet.ts'
import { measureWith } from '#features/book-layout/server/typesetter.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import type { EditionLook } from '../gazette.rules.ts'
import { composeEdition } from '../layout/compose-edition.ts'
import type { Edition, EditionWords } from '../layout/edition.ts'
import { frameOf } from '../layout/sheet.ts'

const POINTS_OF_MM = 72 / 25.4

/** pdfkit's types leave it out. */
type Opening = PDFKit.PDFDocument & { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }

export type RenderParts = { store: Pick<ObjectStore, 'open'>; log: Pick<Logger, 'warn'> }
/** The photos' current derivatives. */
export type Versions = ReadonlyMap<string, number>

/** The edition as a PDF. A photo whose file is missing is left out, since an edition without it is better than none. */
export async function renderEdition(
  edition: Edition & { family_id: string; versions: Versions },
  look: EditionLook,
  words: EditionWords,
  { store, log }: RenderParts,
): Promise<Buffer> {
  const title = `${edition.family} · ${words.month(edition.month)}`
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, pdfVersion: '1.6' },
    info: { Title: title, Creator: 'Hearthbook', Producer: 'Hearthbook' },
  })
  const written = buffer(doc)
  const { family_id, versions } = edition
  const images = new Map<string, PDFKit.Mixins.ImageSrc>()
  for (const { id: photo_id } of photosOf(edition)) {
    const version = versions.get(photo_id)
    if (images.has(photo_id) || version === undefined) continue
    try {
      const key = derivativeKey({ family_id, photo_id, version, variant: 'large' })
      // Opened once, so that a photo on several pages is in the file once.
      images.set(photo_id, (doc as Opening).openImage(await buffer((await store.open(key)).stream)))
    } catch (error) {
      log.warn({ err: error, photo_id }, "couldn't print a photo in a gazette")
    }
  }
  const has = ({ id }: { id: string }) => images.has(id)
  const printed = {
    ...edition,
    photos: edition.photos.filter(has),
    milestones: edition.milestones.map((one) => ({
      ...one,
      photo: one.photo && has(one.photo) ? one.photo : undefined,
    })),
  }
  for (const sheet of composeEdition(frameOf(look, measureWith(doc)), printed, words)) {
    doc.addPage({ size: [sheet.width * POINTS_OF_MM, sheet.height * POINTS_OF_MM], margin: 0 })
    const shown = sheet.marks.flatMap((mark) => {
      const file = mark.kind === 'photo' && images.get(mark.photo_id)
      return mark.kind === 'photo' ? [file ? { file, box: mark.picture } : undefined] : []
    })
    drawSheet(doc, sheet, 0, shown, '')
  }
  doc.end()
  return written
}

export function photosOf({ cover, photos, milestones }: Pick<Edition, 'cover' | 'photos' | 'milestones'>) {
  return [cover, ...photos, ...milestones.flatMap(({ photo }) => photo ?? [])]
}
