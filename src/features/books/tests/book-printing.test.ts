import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { booksContract, type BookPhoto } from '#features/books/books.contract.ts'
import { photoSlot } from '#features/book-layout/photo-slot.ts'
import { BLEED_MM, PRINT_DPI, trimSizes } from '#features/book-layout/book-layout.rules.ts'
import { bookFileKey } from '#features/books/server/make-book-file.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedBook } from '#kit/books.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'

const SAMPLES = path.resolve(process.env['SAMPLES_DIR'] ?? '../shared/samples')
/** A page with bleed, in printer pixels. */
const FULL_PX = Math.ceil(((trimSizes['8x8'].width + 2 * BLEED_MM) / 25.4) * PRINT_DPI)
const SMALL = 48

/** For uploads, decoding large photos, and a PDF on a busy machine. */
const TIMEOUT_MS = 120_000

openOnceForAnaAndBen({ withWorker: true })

/** Makes a print-ready PDF of a book with one of these photos on each page; null stands for a deleted photo. */
async function print(photo_ids: string[], deleted: string[] = []) {
  const made = await seedBook(ana, family)
  const place = { ...family, book_id: made.id }
  const { document, photos } = await ana.call(booksContract.getBook, place)
  const sizes = new Map(photos.map((photo) => [photo.id, photo]))
  const pages = document.pages.slice(0, photo_ids.length + (photo_ids.length % 2)).map((page, at) => {
    const id = photo_ids[at]
    const slots = [
      id ? { ...photoSlot({ width: 1, height: 1, ...sizes.get(id), focus: null, id }), x: 0.5, y: 0.5 } : null,
    ]
    return { ...page, layout: 'full' as const, background: null, slots }
  })
  await ana.call(booksContract.saveBook, { ...place, document: { ...document, pages }, expected_version: 1 })
  for (const photo_id of deleted) await ana.call(photosContract.deletePhoto, { ...family, photo_id })
  await ana.call(booksContract.finishBook, { ...place, expected_version: 2 })
  const { id } = await ana.call(booksContract.makeBookFile, { ...place, kind: 'pages' })
  const stateOf = async () => {
    const { files } = await ana.call(booksContract.listBookFiles, place)
    return files.find((file) => file.id === id)!.state
  }
  await expect.poll(stateOf).toBe('done')
  const { stream } = await server.context.store.open(bookFileKey({ ...family, book_id: made.id, id }))
  return { pdf: await buffer(stream), photos, place, id }
}

/** Every page, scaled down to three channels. */
async function rendered(pdf: Buffer): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: Buffer[] = []
  for (const page of document.pages()) {
    const { data } = await page.render({
      scale: 0.5,
      render: ({ data: pixels, width, height }) =>
        sharp(pixels, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .resize(SMALL, SMALL, { fit: 'fill' })
          .raw()
          .toBuffer(),
    })
    pages.push(Buffer.from(data))
  }
  document.destroy()
  library.destroy()
  return pages
}

/** What the screen shows of a photo in a square slot. */
async function shown({ large_url }: BookPhoto): Promise<Buffer> {
  const bytes = Buffer.from(await (await ana.fetches(large_url)).arrayBuffer())
  return sharp(bytes).resize(SMALL, SMALL, { fit: 'cover', position: 'centre' }).removeAlpha().raw().toBuffer()
}

/** Mean difference of a channel, of 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length
}

const widthsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)/g)].map(([, width]) => Number(width))
const sample = (name: string) => readFile(path.join(SAMPLES, name))

test(
  'phone photos, rotated by the camera or by a person, are printed upright from their originals at 300 dpi',
  { timeout: TIMEOUT_MS },
  async () => {
    const heic = await addPhoto(ana, family, await sample('heic/iphone-xr-2019-church-rotated-gps.heic'), 'church.heic')
    const sideways = await addPhoto(ana, family, await sample('orientation/landscape-6.jpg'), 'landscape.jpg')
    const turned = await addPhoto(ana, family, await drawPicture({ width: 3200, height: 2600 }), 'scan.jpg')
    await ana.call(photosContract.turnPhoto, { ...family, photo_id: turned, quarters: 1 })
    const widthOf = async () => (await ana.call(photosContract.getPhoto, { ...family, photo_id: turned })).width
    await expect.poll(widthOf).toBe(2600)

    const ids = [heic, sideways, turned]
    const { pdf, photos } = await print(ids)
    const pages = await rendered(pdf)
    expect(pages).toHaveLength(4)
    for (const [at, id] of ids.entries()) {
      const photo = photos.find((one) => one.id === id)!
      expect(difference(pages[at]!, await shown(photo)), `page ${at + 1}`).toBeLessThan(6)
    }
    // The small photo has all of its pixels; the others have as many as 300 dpi needs.
    const short = (photo: BookPhoto) => Math.min(photo.width, photo.height)
    const wanted = ids.map((id) => Math.min(FULL_PX, short(photos.find((one) => one.id === id)!))).toSorted()
    const widths = widthsOf(pdf).toSorted()
    expect(widths).toHaveLength(3)
    for (const [at, width] of widths.entries()) expect(Math.abs(width - wanted[at]!)).toBeLessThanOrEqual(1)
  },
)

test(
  'a photo deleted after it was placed leaves its page empty, the others are printed, and old PDFs are deleted',
  { timeout: TIMEOUT_MS },
  async () => {
    const stays = await addPhoto(ana, family, await drawPicture({ width: 900, height: 900 }), 'stays.jpg')
    const goes = await addPhoto(ana, family, await drawPicture({ width: 901, height: 900 }), 'goes.jpg')
    const { pdf, photos, place, id } = await print([goes, stays], [goes])
    const [empty, full] = await rendered(pdf)
    expect(new Set(empty)).toEqual(new Set([255]))
    expect(difference(full!, await shown(photos.find((photo) => photo.id === stays)!))).toBeLessThan(6)

    // The PDF is of the book's current state: when a photo changes, a new one is made.
    const filesNow = async () => (await ana.call(booksContract.listBookFiles, place)).files.map((file) => file.id)
    expect(await filesNow()).toContain(id)
    await ana.call(photosContract.deletePhoto, { ...family, photo_id: stays })
    expect(await filesNow()).not.toContain(id)
    const anew = await ana.call(booksContract.makeBookFile, { ...place, kind: 'pages' })
    expect(anew).toMatchObject({ state: 'waiting', version: 2 })
  },
)
