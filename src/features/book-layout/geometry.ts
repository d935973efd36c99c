import { required } from '#shared/required.ts'
import { fitPhotos } from './fit-photos.ts'
import { slotsOf, type LayoutId, type SlotArea } from './layouts.ts'
import { BLEED_MM, INCH_MM, SHARP_DPI, coverBleedMm, spineMm, trimSizes, type BookSize } from './book-layout.rules.ts'
import type { BookDocument, BookSlot } from './document.ts'

/** Millimeters from the top left corner of the trimmed page. */
export type Box = { x: number; y: number; width: number; height: number }

/** Page margin, and the gap between two slots. */
const MARGIN_MM = 13
const GAP_MM = 4

/** A photo alone on a page has at least this many pixels per inch, unless it would be shorter than this. */
const LONGEST_MIN_MM = 60

/** The part of a front cover that bends when the book is opened. */
const HINGE_MM = 9

/** Hidden in the fold, on each page. Both halves of a photo across a spread have this part, so that none of it is lost. */
const FOLD_MM = 3

/**
 * Position of a slot on a page of this size. Full-bleed slots extend by `bleed`. A photo across a spread extends to the other
 * page.
 */
export function boxOf({ at: [x, y, w, h], edge, across, hinge }: SlotArea, size: BookSize, bleed = BLEED_MM): Box {
  const { width, height } = trimSizes[size]
  if (across) {
    const wide = 2 * (width - FOLD_MM)
    return grown({ x: x < 0 ? width - wide : 0, y: 0, width: wide, height }, width, height, bleed)
  }
  if (edge)
    return grown(
      { x: (x / 12) * width, y: (y / 12) * height, width: (w / 12) * width, height: (h / 12) * height },
      width,
      height,
      bleed,
    )
  // Twelve columns with gaps between them.
  const left = MARGIN_MM + (hinge ? HINGE_MM : 0)
  const column = (width - left - MARGIN_MM + GAP_MM) / 12
  const row = (height - 2 * MARGIN_MM + GAP_MM) / 12
  return {
    x: left + x * column,
    y: MARGIN_MM + y * row,
    width: w * column - GAP_MM,
    height: h * row - GAP_MM,
  }
}

function grown({ x, y, width, height }: Box, pageWidth: number, pageHeight: number, bleed: number): Box {
  const left = x <= 0 ? bleed : 0
  const top = y <= 0 ? bleed : 0
  const right = x + width >= pageWidth - 1e-6 ? bleed : 0
  const bottom = y + height >= pageHeight - 1e-6 ? bleed : 0
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom }
}

export type Size = { width: number; height: number }
/** Pixel sizes of the available photos, with orientation applied. Deleted photos are missing. */
export type Pictures = ReadonlyMap<string, Size>
type Page = { layout: LayoutId; slots: readonly BookSlot[] }

/** Positions of all slots of a page. Some depend on their photo's shape. */
export function boxesOf({ layout, slots }: Page, pictures: Pictures, size: BookSize, bleed = BLEED_MM): Box[] {
  const areas = slotsOf(layout)
  const photoIn = (at: number) => {
    const slot = slots[at]
    return slot?.kind === 'photo' ? pictures.get(slot.photo_id) : undefined
  }
  const framed = areas.map((area, at) => {
    const frame = boxOf(area, size, bleed)
    return { frame, shown: shownIn(frame, area, photoIn(at), bleed) }
  })
  const fitting = areas.flatMap(({ fit }, at) => (fit ? [at] : []))
  const frames = fitting.map((at) => required(framed[at]).frame)
  const ratios = fitting.map((at, place) => ratioOf(photoIn(at) ?? required(frames[place])))
  const [only] = fitting
  const most = fitting.length === 1 && only !== undefined ? sharpWidth(photoIn(only)) : undefined
  const fitted = frames.length > 0 ? fitPhotos(frames, ratios, GAP_MM, most) : []
  if (areas.some(({ fit }) => fit === 'start')) fitted.forEach((box, place) => (box.x = required(frames[place]).x))
  fitted.forEach((shown, place) => (required(framed[required(fitting[place])]).shown = shown))
  const moved = framed.map(({ frame, shown }, at) => {
    if (fitting.includes(at)) return shown
    const above = framed.filter(
      ({ frame: one }) => one.y + one.height <= frame.y && one.x < frame.x + frame.width && frame.x < one.x + one.width,
    )
    if (fitted.length === 0)
      return { ...shown, y: shown.y - above.reduce((sum, one) => sum + one.frame.height - one.shown.height, 0) }
    const y = shown.y - bottomOf(frames) + bottomOf(fitted)
    return { ...shown, ...(isCaption(areas[at]) && acrossOf(fitted)), y }
  })
  if (areas.some(({ edge }) => edge)) return moved
  // Also without a caption, so that photos of two pages hang at the same height.
  const [highest, lowest] = [framed.map(({ frame }) => frame), moved].map(bottomOf)
  const down = (required(highest) - required(lowest)) / 2
  return moved.map((box) => ({ ...box, y: box.y + down }))
}

/** How wide a photo is printed at most, so that it doesn't look soft. */
function sharpWidth(photo: Size | undefined): number | undefined {
  if (!photo) return undefined
  const longest = Math.max(LONGEST_MIN_MM, (Math.max(photo.width, photo.height) / SHARP_DPI) * INCH_MM)
  return longest * Math.min(1, ratioOf(photo))
}

const ratioOf = ({ width, height }: Size) => width / height
const isCaption = (area: SlotArea | undefined) => area?.kind === 'text' && area.style === 'body' && area.at[2] === 12

/** From the leftmost to the rightmost. */
function acrossOf(boxes: readonly Box[]): Pick<Box, 'x' | 'width'> {
  const x = Math.min(...boxes.map((box) => box.x))
  return { x, width: Math.max(...boxes.map((box) => box.x + box.width)) - x }
}

const bottomOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ y, height }) => y + height))

/** The part of a slot that its photo fills. */
function shownIn(frame: Box, { whole, snug, round, edge }: SlotArea, picture: Size | undefined, bleed: number): Box {
  if (round) {
    const side = Math.min(frame.width, frame.height)
    return { ...frame, width: side, height: side }
  }
  if (!picture) return frame
  if (snug) {
    // A photo that's printed beyond the trim is as high without what's trimmed.
    const trimmed = edge ? BLEED_MM - bleed : 0
    const height = ((frame.width + 2 * trimmed) * picture.height) / picture.width - trimmed
    return { ...frame, height: Math.min(frame.height, height) }
  }
  if (!whole) return frame
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: frame.x + (frame.width - width) / 2, y: frame.y, width, height }
}

export type Crop = { zoom: number; x: number; y: number }

/** Position of the whole photo so that it fills `box`, with its focal point as close to the center as possible. */
export function photoBox(box: Box, { width, height }: Size, { zoom, x, y }: Crop): Box {
  const scale = Math.max(box.width / width, box.height / height) * zoom
  const [w, h] = [width * scale, height * scale]
  const within = (middle: number, room: number, length: number) =>
    Math.min(0, Math.max(room - length, room / 2 - middle * length))
  return { x: box.x + within(x, box.width, w), y: box.y + within(y, box.height, h), width: w, height: h }
}

/** The crop after dragging the photo by some millimeters, clamped so that the slot stays filled. */
export function movedCrop(box: Box, size: Size, crop: Crop, by: { x: number; y: number }): Pick<Crop, 'x' | 'y'> {
  const lies = photoBox(box, size, crop)
  const middle = (offset: number, room: number, length: number) =>
    (room / 2 - Math.min(0, Math.max(room - length, offset))) / length
  return {
    x: middle(lies.x - box.x + by.x, box.width, lies.width),
    y: middle(lies.y - box.y + by.y, box.height, lies.height),
  }
}

const FILLING: Crop = { zoom: 1, x: 0, y: 0 }

/** Resolution in print: pixels of the original per inch. */
export function dpiOf(box: Box, picture: Size, crop: Crop = FILLING): number {
  return picture.width / (photoBox(box, picture, crop).width / INCH_MM)
}

/** The cover sheet with back, spine and front, in millimeters. */
export function coverSheet(book: Pick<BookDocument, 'size' | 'binding' | 'paper'>, pages: number) {
  const { width, height } = trimSizes[book.size]
  const spine = spineMm(book, pages)
  const bleed = coverBleedMm(book.binding)
  return { width: 2 * width + spine, height, bleed, spine, front: width + spine }
}
