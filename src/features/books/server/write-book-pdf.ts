import { createWriteStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
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
const profile = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc')

/** Writes a book, or a part of it, page by page: never more than a page's pictures are in memory. */
export async function writeBookPdf(file: string, wanted: BookPdf): Promise<void> {
  const { book, kind, cropMarks, title, savedAt, pictures } = wanted
  const doc = new PDFDocument({
    autoFirstPage: false,
    // What a printer's programs read; transparency and layers are not used.
    pdfVersion: '1.6' as never,
    info: { Title: title, Creator: 'Hearthbook', Producer: 'Hearthbook', CreationDate: savedAt, ModDate: savedAt },
  })
  const written = pipeline(doc, createWriteStream(file))
  // Waited for at the end: a failure in between must not go unheard meanwhile.
  written.catch(() => {})
  const context = { book, pictures, measure: measureWith(doc) }
  const sheets = sheetsOf(kind, context)
  if (kind !== 'screen') declarePrint(doc, title, savedAt)
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

type Ref = { end(data?: string | Buffer): void; compress: boolean }
type Inner = {
  ref(data: object): Ref
  _root: { data: Record<string, unknown> }
}

/** What the colours mean, and that the file keeps to what printers ask for (ISO 15930-7, as far as pdfkit goes). */
function declarePrint(doc: PDFKit.PDFDocument, title: string, savedAt: Date): void {
  const inner = doc as unknown as Inner
  const colours = inner.ref({ N: 3, Alternate: 'DeviceRGB' })
  colours.end(readFileSync(profile))
  const intent = inner.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('sRGB IEC61966-2.1'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('sRGB IEC61966-2.1'),
    DestOutputProfile: colours,
  })
  intent.end()
  inner._root.data['OutputIntents'] = [intent]
  const about = inner.ref({ Type: 'Metadata', Subtype: 'XML' })
  // Programs look for it without knowing PDF.
  about.compress = false
  about.end(Buffer.from(metadata(title, savedAt)))
  inner._root.data['Metadata'] = about
}

function metadata(title: string, savedAt: Date): string {
  const at = savedAt.toISOString()
  const told = title.replace(/[<>&]/g, (sign) => `&#${sign.codePointAt(0)};`)
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" pdf:Trapped="False" pdf:Producer="Hearthbook" pdfxid:GTS_PDFXVersion="PDF/X-4"
 xmp:CreateDate="${at}" xmp:ModifyDate="${at}" xmp:MetadataDate="${at}" xmp:CreatorTool="Hearthbook"><dc:title><rdf:Alt><rdf:li
 xml:lang="x-default">${told}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}
