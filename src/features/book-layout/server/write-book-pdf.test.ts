import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCoverage } from '../../../../tools/book-fonts.ts'
import { printWarningsOf } from '../check.ts'
import { coverage } from '../coverage.ts'
import type { BookDocument, BookPage, BookSlot } from '../document.ts'
import { spineMm } from '../book-layout.rules.ts'
import { openMeasure } from './typesetter.ts'
import { writeBookPdf } from './write-book-pdf.ts'

const PHOTO = '00000000-0000-7000-8000-000000000001'
let folder: string
let picture: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-book-test-'))
  picture = path.join(folder, 'picture.jpg')
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4f6b52' } })
    .jpeg()
    .toFile(picture)
})
afterAll(() => rm(folder, { recursive: true }))

const words = (text: string): BookSlot => ({ kind: 'text', text, align: 'start' })
const photo: BookSlot = { kind: 'photo', photo_id: PHOTO, zoom: 1, x: 0.5, y: 0.5 }

function bookOf(...slots: [BookPage['layout'], BookSlot[]][]): BookDocument {
  return {
    ...{ format: 1, size: '8x8', binding: 'hardcover', paper: 'silk_170', typeface: 'serif', colour: 'ember' },
    cover: {
      front: { id: 'front', layout: 'cover_full', background: null, slots: [photo, words('Emma محمد'), null] },
      back: { id: 'back', layout: 'cover_back', background: null, slots: [null] },
      spine: 'Emma',
    },
    pages: slots.map(([layout, held], place) => ({ id: `p${place}`, layout, background: null, slots: held })),
  }
}

const book = bookOf(
  ['full', [photo]],
  ['photo_code', [photo, words('हिन्दी 王小明 🎂 Žofia'), { kind: 'code', code: 'abcdefghjkmn' }]],
)
const pictures = new Map([[PHOTO, { width: 3000, height: 2000 }]])

async function print(kind: 'pages' | 'cover' | 'screen', cropMarks = false, of = book): Promise<Buffer> {
  const file = path.join(folder, 'book.pdf')
  await writeBookPdf(file, {
    ...{ book: of, kind, cropMarks, pictures, title: 'Emma <&>', codeBase: 'https://example.org/q/' },
    savedAt: new Date('2024-05-01T10:00:00Z'),
    show: async ({ box }) => ({ file: picture, box }),
    detachBuffer: async () => {},
    onPage: async () => {},
  })
  return readFile(file)
}

/** Points, rounded as in the file. */
const pt = (mm: number) => Math.round((mm * 72) / 25.4)
const box = (pdf: Buffer, name: string) =>
  new RegExp(`/${name} \\[([^\\]]+)\\]`)
    .exec(pdf.toString('latin1'))?.[1]!
    .split(' ')
    .map((value) => Math.round(Number(value)))

test('the same saved book makes the same bytes, with the page boxes, fonts and colors that a printer needs', async () => {
  const pdf = await print('pages', true)
  expect((await print('pages', true)).equals(pdf)).toBe(true)
  const text = pdf.toString('latin1')
  // 8 inches, 3 mm of bleed, and 6 mm for crop marks.
  expect(box(pdf, 'MediaBox')).toEqual([0, 0, pt(203.2 + 18), pt(203.2 + 18)])
  expect(box(pdf, 'TrimBox')).toEqual([pt(9), pt(9), pt(9 + 203.2), pt(9 + 203.2)])
  expect(box(pdf, 'BleedBox')).toEqual([pt(6), pt(6), pt(6 + 209.2), pt(6 + 209.2)])
  expect(text).toContain('/GTS_PDFX')
  expect(text).toContain('pdfxid:GTS_PDFXVersion="PDF/X-4"')
  expect(text).not.toContain('/Type3')
  expect(text.match(/\/FontFile2/g)!.length).toBeGreaterThanOrEqual(4)
})

test('the file declares PDF/X-4 consistently, and contains nothing that PDF/X-4 forbids', async () => {
  const text = (await print('pages')).toString('latin1')
  expect(text).toMatch(/\/Trapped (\d+ 0 R|\/False)/)
  expect(text).toContain('\n/False\n')
  for (const said of [
    ...['pdf:Trapped="False"', 'xmpMM:VersionID="1"', 'xmpMM:RenditionClass="default"', 'xmp:CreatorTool="Hearthbook"'],
    ...['xmp:CreateDate="2024-05-01T10:00:00.000Z"', 'xmp:ModifyDate="2024-05-01T10:00:00.000Z"'],
  ])
    expect(text).toContain(said)
  expect(text).toMatch(/xmpMM:DocumentID="uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/)
  expect(text).toMatch(/\(D:20240501100000Z\)/)
  expect(text).toMatch(/\/ID \[<[0-9a-f]+> <[0-9a-f]+>\]/)
  // No transparency, layers, scripts, links or encryption.
  expect(text).not.toMatch(/\/(SMask|Group|OCProperties|JavaScript|Annots|Encrypt|LZWDecode|PostScript|Alternates)\b/)
})

test('a map is printed as vectors', async () => {
  const map: BookSlot = {
    ...{ kind: 'map', width: 1000, height: 1000, land: 'M0 0L1000 0L1000 500Z', borders: 'M0 0L500 500' },
    places: [{ name: 'Annecy', x: 400, y: 300 }],
  }
  const mapped = await print('pages', false, bookOf(['map', [map]], ['full', [photo]]))
  const plain = await print('pages', false, bookOf(['map', [null]], ['full', [photo]]))
  expect(mapped.length).toBeGreaterThan(plain.length)
  expect(mapped.toString('latin1')).not.toMatch(/\/(SMask|Group)\b/)
})

test('a book of 400 pages is printed completely', async () => {
  const page: [BookPage['layout'], BookSlot[]] = ['one_caption', [photo, words('At the lake')]]
  const thick = bookOf(...Array.from({ length: 400 }, () => page))
  expect((await print('pages', false, thick)).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(400)
})

test('the cover is one sheet: back, a spine for the number of pages, and front, with turn-in', async () => {
  const spine = spineMm(book, book.pages.length)
  expect(box(await print('cover'), 'MediaBox')).toEqual([0, 0, pt(2 * 203.2 + spine + 36), pt(203.2 + 36)])
  expect(spineMm({ binding: 'softcover', paper: 'silk_170' }, 120)).toBe(8.4)
})

test('the print check finds low-resolution photos, gaps, text that is too long, and characters without a font', () => {
  const troubled = bookOf(
    ['two_across', [photo, null, words('x '.repeat(2000))]],
    ['one_caption', [{ ...photo, photo_id: '00000000-0000-7000-8000-000000000002' }, words('𓀀')]],
  )
  const small = new Map([[PHOTO, { width: 300, height: 200 }]])
  const found = printWarningsOf(troubled, small, openMeasure()).filter(({ page }) => typeof page === 'number')
  expect(found.map(({ kind, page }) => [kind, page])).toEqual([
    ['soft_photo', 1],
    ['empty_slot', 1],
    ['text_too_long', 1],
    ['photo_gone', 2],
    ['missing_letters', 2],
  ])
})

test('the coverage table matches the font files', () => {
  expect(coverage).toEqual(readCoverage())
})
