import fs from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { required } from '#shared/required.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const MARGIN = 84
/** Where a photo begins to cover the cloth. */
const TEXT_WIDTH = 560
const FONT = 'src/features/book-layout/fonts/fraunces-latin-600-normal.woff'
const POSTERS = ['milestone', 'vacation', 'celebration']
const AT_ONCE = 4

type Glyphs = { glyphs: { path: { toSVG(): string }; advanceWidth: number }[]; positions: { xAdvance: number }[] }
type Font = { unitsPerEm: number; layout(text: string): Glyphs }

/** Draws the Open Graph images of pages: their title, and photos of the example videos. */
export async function drawShareImages(
  root: string,
  out: string,
  images: { file: string; title: string; name: string }[],
) {
  const font = openFont(path.join(root, FONT))
  const grounds = await Promise.all(POSTERS.map((name) => drawGround(path.join(root, 'public/films', `${name}.webp`))))
  const waiting = images.map((image, at) => ({
    ...image,
    ground: required(grounds[Math.floor(at / 3) % grounds.length]),
  }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = path.join(out, next.file)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      const words = { input: svg(drawTitle(font, next.title) + drawName(font, next.name)), left: 0, top: 0 }
      await sharp(next.ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .composite([words])
        .jpeg({ quality: 80 })
        .toFile(file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** A linen background with a photo partly outside the image. */
async function drawGround(poster: string): Promise<Buffer> {
  const [width, height] = [640, 480]
  const edge = 22
  const print = await sharp(poster)
    .resize(width, height)
    .extend({ top: edge, bottom: edge * 3, left: edge, right: edge, background: '#fffdf9' })
    .toBuffer()
  const turned = await sharp(print).rotate(5, { background: '#f3ece200' }).png().toBuffer()
  const cloth = svg(
    `<pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0h4v1H0zM0 0h1v4H0z" fill="#e6dacb" fill-opacity=".35"/></pattern><rect width="100%" height="100%" fill="#f3ece2"/><rect width="100%" height="100%" fill="url(#w)"/><rect x="722" y="70" width="640" height="560" rx="12" fill="#4a3324" fill-opacity=".12" transform="rotate(5 960 340)"/>`,
  )
  return sharp(cloth)
    .composite([{ input: await fit(turned, WIDTH - 700, HEIGHT - 20), left: 700, top: 20 }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The part of a photo that's inside the image. */
async function fit(print: Buffer, width: number, height: number): Promise<Buffer> {
  const there = await sharp(print).metadata()
  return sharp(print)
    .extract({ left: 0, top: 0, width: Math.min(width, there.width), height: Math.min(height, there.height) })
    .toBuffer()
}

function drawTitle(font: Font, title: string): string {
  const size = title.length > 44 ? 52 : title.length > 24 ? 62 : 76
  const lines = wrap(font, title, size, TEXT_WIDTH)
  const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.14) / 2 + size * 0.1
  return lines.map((line, at) => outline(font, line, size, MARGIN, top + at * size * 1.14, '#2a211c')).join('')
}

/** As in mark.tsx. */
const MARK = `<g transform="translate(${MARGIN} 60) scale(1.4)"><path fill="#b4472b" d="M4 8.500c4-1.600 8.500-1.600 12 .6 3.500-2.200 8-2.200 12-.6v17c-4-1.600-8.500-1.600-12 .6-3.500-2.200-8-2.200-12-.6z"/><path fill="#fbf7f1" d="M16 12c3.200 3 4.600 5.200 4.600 7.600a4.600 4.600 0 0 1-9.200 0C11.400 17.200 12.800 15 16 12z"/></g>`

function drawName(font: Font, name: string): string {
  return MARK + outline(font, name, 34, MARGIN + 58, 94, '#6b5d53')
}

/** Wraps into as few lines as possible, of similar length. */
function wrap(font: Font, text: string, size: number, width: number): string[] {
  let balanced = fill(font, text, size, width)
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = fill(font, text, size, narrower)
    if (lines.length > balanced.length || lines.some((line) => widthOf(font, line, size) > narrower)) break
    balanced = lines
  }
  return balanced
}

function fill(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(font, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function widthOf(font: Font, text: string, size: number): number {
  return (font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm) * size
}

/** Text as paths, because fonts on the build machine vary. */
function outline(font: Font, text: string, size: number, x: number, y: number, color: string): string {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let at = 0
  const shapes = glyphs.map((glyph, index) => {
    const shape = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`
    at += positions[index]?.xAdvance ?? 0
    return shape
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`
}

function svg(body: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`)
}

/** pdfkit's font parser, which it exposes this way. */
function openFont(file: string): Font {
  const document = new PDFDocument({ autoFirstPage: false }) as unknown as {
    font(source: Buffer): { _font: { font: Font } }
  }
  return document.font(fs.readFileSync(file))._font.font
}
