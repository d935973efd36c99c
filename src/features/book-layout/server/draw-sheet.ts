import { MAP_BORDER_MM, mapColours, MAP_DOT_MM, MAP_RING_MM, type MapMark } from '../compose-map.ts'
import type { Mark, Sheet } from '../compose.ts'
import type { Box } from '../geometry.ts'
import { codeCells } from '../codes.ts'
import { setFont, SHAPED_AS_ONE } from './typesetter.ts'

const POINTS_OF_MM = 72 / 25.4
/** Offset of crop marks from the trim, and their length. */
const MARK_OFFSET_MM = 1
export const MARK_LENGTH_MM = 6

/** A JPEG of the visible part of a photo, and its position. */
export type Shown = { file: string; box: Box }

type Doc = PDFKit.PDFDocument
/** A photo on disk or in memory. Undefined prints nothing. */
type Drawn = { file: PDFKit.Mixins.ImageSrc; box: Box } | undefined
const pt = (mm: number) => mm * POINTS_OF_MM

/** Draws a sheet on the current page. The trim's top left corner is `inset` millimeters from the page's. */
export function drawSheet(doc: Doc, sheet: Sheet, inset: number, pictures: readonly Drawn[], codeBase: string): void {
  doc.save().translate(pt(inset), pt(inset))
  const left = [...pictures]
  for (const mark of sheet.marks) {
    if (mark.kind === 'photo') drawPicture(doc, mark, left.shift())
    else drawMark(doc, mark, codeBase)
  }
  doc.restore()
}

function drawMark(doc: Doc, mark: Exclude<Mark, { kind: 'photo' }>, codeBase: string): void {
  if (mark.kind === 'fill') fill(doc, mark.box, mark.colour)
  if (mark.kind === 'text') drawText(doc, mark)
  if (mark.kind === 'map') drawMap(doc, mark)
  if (mark.kind === 'code' && mark.code) drawCode(doc, mark.box, codeBase + mark.code)
}

function drawPicture(doc: Doc, { box, round }: { box: Box; round?: true }, shown: Drawn): void {
  if (!shown) return
  doc.save()
  if (round) doc.circle(pt(box.x + box.width / 2), pt(box.y + box.height / 2), pt(box.width / 2)).clip()
  else doc.rect(pt(box.x), pt(box.y), pt(box.width), pt(box.height)).clip()
  const at = shown.box
  doc.image(shown.file, pt(at.x), pt(at.y), { width: pt(at.width), height: pt(at.height) })
  doc.restore()
}

function drawText(doc: Doc, { runs, colour }: Extract<Mark, { kind: 'text' }>): void {
  doc.fillColor(colour)
  for (const { text, font, x, y, size, vertical } of runs) {
    setFont(doc, font).fontSize(pt(size))
    const options = { lineBreak: false, features: SHAPED_AS_ONE, baseline: 'alphabetic' } as const
    if (!vertical) doc.text(text, pt(x), pt(y), options)
    else {
      doc.save().rotate(90, { origin: [pt(x), pt(y)] })
      doc.text(text, pt(x), pt(y), options)
      doc.restore()
    }
  }
}

function drawMap(doc: Doc, { box, at, scale, land, borders, dots }: MapMark): void {
  doc.save()
  doc.rect(pt(box.x), pt(box.y), pt(box.width), pt(box.height)).clip()
  fill(doc, box, mapColours.sea)
  doc.save().translate(pt(at.x), pt(at.y)).scale(pt(scale))
  if (land) doc.path(land).fill(mapColours.land, 'even-odd')
  if (borders)
    doc
      .path(borders)
      .lineWidth(MAP_BORDER_MM / scale)
      .stroke(mapColours.border)
  doc.restore()
  for (const { x, y } of dots) {
    doc.circle(pt(x), pt(y), pt(MAP_RING_MM)).fill(mapColours.ring)
    doc.circle(pt(x), pt(y), pt(MAP_DOT_MM)).fill(mapColours.dot)
  }
  doc.restore()
}

/** Dark on white with a quiet zone, regardless of the page color: scanners need both. */
function drawCode(doc: Doc, box: Box, address: string): void {
  const cells = codeCells(address)
  const cell = box.width / cells.length
  fill(doc, box, '#ffffff')
  doc.fillColor('#000000')
  cells.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) doc.rect(pt(box.x + x * cell), pt(box.y + y * cell), pt(cell), pt(cell))
    }),
  )
  doc.fill()
}

function fill(doc: Doc, { x, y, width, height }: Box, colour: string): void {
  doc.rect(pt(x), pt(y), pt(width), pt(height)).fill(colour)
}

/** Hairlines at the corners, outside the bleed. */
export function drawCropMarks(doc: Doc, { width, height, bleed }: Sheet, inset: number): void {
  const from = bleed + MARK_OFFSET_MM
  const to = from + MARK_LENGTH_MM - MARK_OFFSET_MM
  doc.save().translate(pt(inset), pt(inset)).lineWidth(0.25).strokeColor('#000000')
  for (const x of [0, width])
    for (const [a, b] of [
      [-from, -to],
      [height + from, height + to],
    ] as const)
      doc.moveTo(pt(x), pt(a)).lineTo(pt(x), pt(b)).stroke()
  for (const y of [0, height])
    for (const [a, b] of [
      [-from, -to],
      [width + from, width + to],
    ] as const)
      doc.moveTo(pt(a), pt(y)).lineTo(pt(b), pt(y)).stroke()
  doc.restore()
}
