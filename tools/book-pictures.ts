import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { DemoPerson } from '#demo/demo-person.ts'
import { bookTemplateIds, type BookTemplateId } from '#features/books/book-offer.ts'
import {
  coverFile,
  COVER_PX,
  sampleSpreads,
  spreadFile,
  SPREAD_PAGE_PX,
  type SampleSpread,
} from '#features/public/sample-book.ts'
import { required } from '#shared/required.ts'

const POLL_MS = 500
const POINTS_OF_PAGE = 8 * 72

type Listed = { id: string }

/** Makes a book of each template from the demo family's photos, renders its PDF, and deletes it again. */
export async function takeBookPictures(owner: DemoPerson, out: string) {
  await mkdir(out, { recursive: true })
  const { families } = await owner.send<{ families: Listed[] }>('GET', '/api/families')
  const family = `/api/families/${required(families[0]).id}`
  const wanted: Record<BookTemplateId, object> = {
    vacation: {
      ...{ title: 'Our summers', subtitle: '2024 and 2025' },
      source: { taken_from: '2024-06-01', taken_to: '2025-08-31' },
    },
    first_year: {
      ...{ title: 'Alma', subtitle: 'Your first year' },
      source: { taken_from: '2018-06-01', taken_to: '2019-06-30' },
    },
    school_year: {
      ...{ title: 'Alma in second grade', subtitle: 'Fall 2025' },
      source: { taken_from: '2025-09-01', taken_to: '2025-11-10' },
    },
    anniversary: {
      ...{ title: 'Freja and Julien', subtitle: 'Ten years' },
      source: { taken_from: '2026-08-01', taken_to: '2026-10-31' },
    },
  }
  const library = await PDFiumLibrary.init()
  for (const template of bookTemplateIds) {
    const document = await library.loadDocument(await pdfOf(owner, family, { ...wanted[template], template }))
    const cover = await pageOf(document, 0, COVER_PX)
    await sharp(cover)
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(out, coverFile(template)))
    if (template === 'vacation') await takeSpreads(document, out)
    document.destroy()
  }
  library.destroy()
}

async function takeSpreads(document: PDFiumDocument, out: string) {
  for (const [name, left] of Object.entries(sampleSpreads) as [SampleSpread, number][])
    for (const size of ['large', 'small'] as const) {
      const px = SPREAD_PAGE_PX[size]
      const pages = [await pageOf(document, left, px), await pageOf(document, left + 1, px)]
      await sharp({ create: { width: 2 * px, height: px, channels: 3, background: '#ffffff' } })
        .composite(pages.map((input, at) => ({ input, left: at * px, top: 0 })))
        .webp({ quality: 80, effort: 6 })
        .toFile(path.join(out, spreadFile(name, size)))
    }
}

async function pageOf(document: PDFiumDocument, at: number, px: number): Promise<Buffer> {
  const { data } = await document.getPage(at).render({
    scale: (2 * px) / POINTS_OF_PAGE,
    render: ({ data: pixels, width, height }) =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize(px, px)
        .png()
        .toBuffer(),
  })
  return Buffer.from(data)
}

async function pdfOf(owner: DemoPerson, family: string, wanted: object): Promise<Buffer> {
  type Made = { id: string; version: number }
  const { id, version } = await owner.send<Made>('POST', `${family}/books`, wanted)
  const book = `${family}/books/${id}`
  await owner.send('POST', `${book}/finish`, { expected_version: version })
  await owner.send('POST', `${book}/files`, { kind: 'screen' })
  type Files = { files: { id: string; state: string }[] }
  for (;;) {
    const file = required((await owner.send<Files>('GET', `${book}/files`)).files[0])
    if (file.state === 'failed') throw new Error("A demo book couldn't be printed")
    if (file.state !== 'done') {
      await sleep(POLL_MS)
      continue
    }
    const pdf = await owner.download(`${book}/files/${file.id}`)
    await owner.send('POST', `${book}/archive`)
    await owner.send('DELETE', book)
    return pdf
  }
}
