import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { required } from '#shared/required.ts'
import { composeCover, composeCoverPage, composePage, type CoverContext, type Mark, type Sheet } from '../compose.ts'
import type { BookDocument } from '../document.ts'
import type { BookFileKind } from '../book-layout.rules.ts'
import type { Pictures } from '../geometry.ts'
import { declarePrint } from './declare-print.ts'
import { drawCropMarks, drawSheet, MARK_LENGTH_MM, type Shown } from './draw-sheet.ts'
import { measureWith } from './typesetter.ts'

type PhotoMark = Extract<Mark, { kind: 'photo' }>

export type BookPdf = {
  book: BookDocument
  kind: BookFileKind
  cropMarks: boolean
  title: string
  /** Time of the saved version. The same version makes the same file. */
  savedAt: Date
  pictures: Pictures
  codeBase: string
  /** Returns the visible part of a photo as a file, which exists until it's released. */
  show(mark: PhotoMark): Promise<Shown>
  detachBuffer(shown: Shown[]): Promise<void>
  onPage(done: number, total: number): Promise<void>
}

const POINTS_OF_MM = 72 / 25.4

/** While photos of one page are cropped, those of the next pages are fetched. */
const PAGES_AHEAD = 2

/**
 * Writes a book, or part of it, page by page. Photos of the next pages are prepared while a page is drawn, and never
 * more than PAGES_AHEAD are on disk.
 */
export async function writeBookPdf(file: string, wanted: BookPdf): Promise<void> {
  const { book, kind, cropMarks, title, savedAt, pictures } = wanted
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Common in print workflows. No transparency or layers are used.
    pdfVersion: '1.6',
    info: { Title: title, Creator: 'Hearthbook', Producer: 'Hearthbook', CreationDate: savedAt, ModDate: savedAt },
  })
  const written = pipeline(doc, createWriteStream(file))
  // Awaited at the end; this prevents an unhandled rejection before that.
  written.catch(() => {})
  const context = { book, pictures, measure: measureWith(doc) }
  const sheets = sheetsOf(kind, context)
  if (kind !== 'screen') declarePrint(doc, { title, savedAt, kind })
  let done = 0
  const prepare = async (at: number) => {
    const sheet = required(sheets[at])()
    const photos = sheet.marks.filter((mark) => mark.kind === 'photo')
    return { sheet, shown: await Promise.all(photos.map((mark) => wanted.show(mark))) }
  }
  const coming: ReturnType<typeof prepare>[] = []
  const prepareUntil = (end: number) => {
    for (let at = done + coming.length; at < Math.min(end, sheets.length); at++) {
      const page = prepare(at)
      // Awaited later; this prevents an unhandled rejection before that.
      page.catch(() => {})
      coming.push(page)
    }
  }
  while (done < sheets.length) {
    prepareUntil(done + 1 + PAGES_AHEAD)
    const { sheet, shown } = await required(coming.shift())
    const inset = kind === 'screen' ? 0 : sheet.bleed + (cropMarks ? MARK_LENGTH_MM : 0)
    addPage(doc, sheet, inset, kind !== 'screen')
    drawSheet(doc, sheet, inset, shown, wanted.codeBase)
    if (cropMarks && kind !== 'screen') drawCropMarks(doc, sheet, inset)
    await wanted.detachBuffer(shown)
    await wanted.onPage(++done, sheets.length)
  }
  doc.end()
  await written
}

function sheetsOf(kind: BookFileKind, context: CoverContext): (() => Sheet)[] {
  const { book } = context
  if (kind === 'cover') return [() => composeCover(context)]
  const pages = book.pages.map((page) => () => composePage(page, context))
  if (kind === 'pages') return pages
  return [() => composeCoverPage(book.cover.front, context), ...pages, () => composeCoverPage(book.cover.back, context)]
}

/** Adds a page with all of its boxes; pdfkit only sets the MediaBox. */
function addPage(doc: PDFKit.PDFDocument, { width, height, bleed }: Sheet, inset: number, isPrint: boolean): void {
  const size = [width + 2 * inset, height + 2 * inset].map((mm) => mm * POINTS_OF_MM) as [number, number]
  doc.addPage({ size, margin: 0 })
  if (!isPrint) return
  const box = (from: number) => [
    from * POINTS_OF_MM,
    from * POINTS_OF_MM,
    size[0] - from * POINTS_OF_MM,
    size[1] - from * POINTS_OF_MM,
  ]
  Object.assign(doc.page.dictionary.data, { TrimBox: box(inset), BleedBox: box(inset - bleed) })
}
