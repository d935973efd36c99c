import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import {
  composeCover,
  composeCoverPage,
  composePage,
  type CoverContext,
  type Mark,
  type Pictures,
  type Sheet,
} from '../books.compose.ts'
import type { BookDocument } from '../books.document.ts'
import type { BookFileKind } from '../books.rules.ts'
import { declarePrint, UNTRAPPED } from './declare-print.ts'
import { drawCropMarks, drawSheet, MARK_LENGTH_MM, type Shown } from './draw-sheet.ts'
import { measureWith } from './typesetter.ts'

type PhotoMark = Extract<Mark, { kind: 'photo' }>

export type BookPdf = {
  book: BookDocument
  kind: BookFileKind
  cropMarks: boolean
  title: string
  /** Of the saved state: the same state makes the same file. */
  savedAt: Date
  pictures: Pictures
  codeBase: string
  /** The file of what a mark shows, which the writer reads at once. */
  show(mark: PhotoMark): Promise<Shown>
  onPage(done: number, total: number): Promise<void>
}

const POINTS_OF_MM = 72 / 25.4

/** Writes a book, or a part of it, page by page: never more than a page's pictures are in memory. */
export async function writeBookPdf(file: string, wanted: BookPdf): Promise<void> {
  const { book, kind, cropMarks, title, savedAt, pictures } = wanted
  const doc = new PDFDocument({
    autoFirstPage: false,
    // What a printer's programs read; transparency and layers are not used.
    pdfVersion: '1.6' as never,
    info: {
      ...{ Title: title, Creator: 'Hearthbook', Producer: 'Hearthbook', CreationDate: savedAt, ModDate: savedAt },
      ...(kind !== 'screen' && { Trapped: UNTRAPPED as never }),
    },
  })
  const written = pipeline(doc, createWriteStream(file))
  // Waited for at the end: a failure in between must not go unheard meanwhile.
  written.catch(() => {})
  const context = { book, pictures, measure: measureWith(doc) }
  const sheets = sheetsOf(kind, context)
  if (kind !== 'screen') declarePrint(doc, { title, savedAt, kind })
  let done = 0
  for (const compose of sheets) {
    const sheet = compose()
    const inset = kind === 'screen' ? 0 : sheet.bleed + (cropMarks ? MARK_LENGTH_MM : 0)
    addPage(doc, sheet, inset, kind !== 'screen')
    const shown: Shown[] = []
    for (const mark of sheet.marks) if (mark.kind === 'photo') shown.push(await wanted.show(mark))
    drawSheet(doc, sheet, inset, shown, wanted.codeBase)
    if (cropMarks && kind !== 'screen') drawCropMarks(doc, sheet, inset)
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

/** A page with its boxes; pdfkit itself knows the outermost alone. */
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
  const { dictionary } = doc.page as unknown as { dictionary: { data: Record<string, unknown> } }
  dictionary.data['TrimBox'] = box(inset)
  dictionary.data['BleedBox'] = box(inset - bleed)
}
