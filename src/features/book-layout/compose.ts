import { required } from '#shared/required.ts'
import { composeMap, type MapMark } from './compose-map.ts'
import { bookColours, type BookColour, type BookCoverPage, type BookDocument, type BookPage } from './document.ts'
import { boxesOf, coverSheet, dpiOf, photoBox, type Box, type Pictures } from './geometry.ts'
import { slotsOf, type SlotArea } from './layouts.ts'
import { BLEED_MM, SOFT_DPI, spineHasText, trimSizes } from './book-layout.rules.ts'
import { placeText, type Measure, type PlacedRun } from './text.ts'
import { chainOf } from './fonts.ts'

/** What is drawn, in millimeters from the top left corner of the trimmed sheet, from back to front. */
export type Mark =
  | { kind: 'fill'; box: Box; colour: string }
  /** `picture` is the position of the whole photo, and `box` the visible part. */
  | { kind: 'photo'; slot: number; box: Box; picture: Box; photo_id: string; soft: boolean; round?: true }
  /** Prints nothing: no photo was chosen, or it was deleted. */
  | { kind: 'gap'; slot: number; box: Box; photo_id: string | null }
  | { kind: 'text'; slot: number; box: Box; runs: PlacedRun[]; colour: string; overflows: boolean; missing: string[] }
  | { kind: 'code'; slot: number; box: Box; code: string | null }
  | MapMark

export type Sheet = { width: number; height: number; bleed: number; marks: Mark[] }
/** The book's settings that affect how a page is drawn. */
export type Look = Pick<BookDocument, 'size' | 'typeface' | 'colour'>
export type Context = { book: Look; pictures: Pictures; measure: Measure }
export type CoverContext = Context & { book: BookDocument }

const FLOW_GAP_MM = 4
const INK = '#2a211c'
const LIGHT_INK = '#fffdf9'

/** Text color with enough contrast on a background. */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * r + 0.587 * g + 0.114 * b > 140 ? INK : LIGHT_INK
}

export function composePage(page: BookPage, context: Context): Sheet {
  const { width, height } = trimSizes[context.book.size]
  const paper = colourOf(page.background ?? 'white')
  const fill: Mark = { kind: 'fill', box: boxWithBleed(width, height, BLEED_MM), colour: paper }
  const marks = marksOf(page, context, paper, BLEED_MM).map((mark) => within(mark, -BLEED_MM, width + BLEED_MM))
  return { width, height, bleed: BLEED_MM, marks: [fill, ...marks] }
}

/** Only the front or the back. */
export function composeCoverPage(page: BookCoverPage, context: Context): Sheet {
  const { width, height } = trimSizes[context.book.size]
  const cloth = colourOf(page.background ?? context.book.colour)
  const fill: Mark = { kind: 'fill', box: boxWithBleed(width, height, BLEED_MM), colour: cloth }
  return { width, height, bleed: BLEED_MM, marks: [fill, ...marksOf(page, context, cloth, BLEED_MM)] }
}

export function composeCover(context: CoverContext): Sheet {
  const { book } = context
  const { width, height, bleed, spine, front } = coverSheet(book, book.pages.length)
  const page = trimSizes[book.size].width
  const colours = [book.cover.back.background ?? book.colour, book.colour, book.cover.front.background ?? book.colour]
  const [back, cloth, face] = colours.map(colourOf) as [string, string, string]
  const sheet = { y: -bleed, height: height + 2 * bleed }
  return {
    ...{ width, height, bleed },
    marks: [
      { kind: 'fill', box: { ...sheet, x: -bleed, width: page + bleed }, colour: back },
      { kind: 'fill', box: { ...sheet, x: front, width: page + bleed }, colour: face },
      ...marksOf(book.cover.back, context, back, bleed).map((mark) => within(mark, -bleed, page)),
      ...marksOf(book.cover.front, context, face, bleed).map((mark) =>
        within(moved(mark, front), front, width + bleed),
      ),
      { kind: 'fill', box: { ...sheet, x: page, width: spine }, colour: cloth },
      ...spineMarks(context, cloth, { x: page, y: 0, width: spine, height }),
    ],
  }
}

function marksOf(
  page: BookPage | BookCoverPage,
  { book, pictures, measure }: Context,
  under: string,
  bleed: number,
): Mark[] {
  const places = slotsOf(page.layout)
  const isOverPhoto = ({ at: [x, y] }: SlotArea) =>
    places.some(({ edge, at: [left, top, w, h] }) => edge && x >= left && x < left + w && y >= top && y < top + h)
  const boxes = placedBoxesOf(page, { book, pictures, measure }, bleed)
  return places.flatMap((place, slot): Mark | Mark[] => {
    const box = required(boxes[slot])
    const content = page.slots[slot] ?? null
    if (place.kind === 'code')
      return { kind: 'code', slot, box: square(box), code: content?.kind === 'code' ? content.code : null }
    if (place.kind === 'map') {
      if (content?.kind !== 'map') return []
      const { mark, labels } = composeMap(content, { slot, box, style: place.style, book, measure })
      return [
        mark,
        ...labels.map((label) => ({ kind: 'text' as const, slot, box, ...label, colour: INK, overflows: false })),
      ]
    }
    if (place.kind === 'text') {
      const { text = '', align = 'start', typeface = book.typeface } = content?.kind === 'text' ? content : {}
      const { style, middle = false, low, even } = place
      const { height: _, ...placed } = placeText({ text, box, style, typeface, align, middle, low, even }, measure)
      return { kind: 'text', slot, box, ...placed, colour: isOverPhoto(place) ? LIGHT_INK : inkOn(under) }
    }
    const chosen = content?.kind === 'photo' ? content : null
    const size = chosen && pictures.get(chosen.photo_id)
    if (!chosen || !size) return { kind: 'gap', slot, box, photo_id: chosen?.photo_id ?? null }
    const { photo_id } = chosen
    const [picture, soft] = [photoBox(box, size, chosen), dpiOf(box, size, chosen) < SOFT_DPI]
    return { kind: 'photo', slot, box, picture, photo_id, soft, ...(place.round && { round: true }) }
  })
}

/** Positions of all slots of a page, with texts that follow each other. */
export function placedBoxesOf(
  page: BookPage | BookCoverPage,
  { book, pictures, measure }: Context,
  bleed: number,
): Box[] {
  const boxes = boxesOf(page, pictures, book.size, bleed)
  const flowing = slotsOf(page.layout).flatMap((area, slot) => {
    const [box, content] = [required(boxes[slot]), page.slots[slot]]
    if (!area.flow || !content) return []
    if (area.kind !== 'text' || content.kind !== 'text') return [{ slot, height: box.height }]
    const { text, align, typeface = book.typeface } = content
    return [
      {
        slot,
        height: placeText({ text, box, style: area.style, typeface, align, middle: false, even: area.even }, measure)
          .height,
      },
    ]
  })
  const [photo] = boxes
  if (!photo || flowing.length === 0) return boxes
  const total = flowing.reduce((sum, { height }) => sum + height, FLOW_GAP_MM * (flowing.length - 1))
  const middle = trimSizes[book.size].height / 2
  boxes[0] = { ...photo, y: middle - photo.height / 2 }
  let y = middle - total / 2
  for (const { slot, height } of flowing) {
    boxes[slot] = { ...required(boxes[slot]), y, height }
    y += height + FLOW_GAP_MM
  }
  return boxes
}

/** Codes are square and centered in their slot. */
function square({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}

/** The text on the spine. It's laid out along the x axis; renderers rotate runs marked `vertical`. */
function spineMarks({ book, measure }: CoverContext, cloth: string, box: Box): Mark[] {
  const text = book.cover.spine.trim()
  if (!text || !spineHasText(box.width)) return []
  const lying = { x: 0, y: 0, width: box.height - 30, height: box.width }
  const { runs, overflows, missing } = placeText(
    { text, box: lying, style: 'body', typeface: book.typeface, align: 'center', middle: true },
    measure,
  )
  // Read from top to bottom: x runs down the spine, with the baseline on its left.
  const turned = runs.map((run) => ({
    ...run,
    vertical: true as const,
    x: box.x + box.width - run.y,
    y: box.y + 15 + run.x,
  }))
  return [{ kind: 'text', slot: -1, box, runs: turned, colour: inkOn(cloth), overflows, missing }]
}

function moved(mark: Mark, by: number): Mark {
  const box = { ...mark.box, x: mark.box.x + by }
  if (mark.kind === 'photo') return { ...mark, box, picture: { ...mark.picture, x: mark.picture.x + by } }
  if (mark.kind === 'text') return { ...mark, box, runs: mark.runs.map((run) => ({ ...run, x: run.x + by })) }
  return { ...mark, box }
}

/** Clips photos, gaps and maps to their page, so that they never extend onto the spine or the other page. */
function within(mark: Mark, left: number, right: number): Mark {
  if (mark.kind !== 'photo' && mark.kind !== 'gap' && mark.kind !== 'map') return mark
  const x = Math.max(left, mark.box.x)
  return { ...mark, box: { ...mark.box, x, width: Math.min(right, mark.box.x + mark.box.width) - x } }
}

function boxWithBleed(width: number, height: number, bleed: number): Box {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
}

function colourOf(name: BookColour): string {
  return bookColours[name]
}

export function firstFonts(book: Pick<BookDocument, 'typeface'>) {
  return [...chainOf(book.typeface, false).slice(0, 2), ...chainOf(book.typeface, true).slice(0, 2)]
}
