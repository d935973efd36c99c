import { cutText } from '#shared/cut-text.ts'
import { required } from '#shared/required.ts'
import type { Mark } from '../../book-layout/compose.ts'
import { photoBox, type Box } from '../../book-layout/geometry.ts'
import { photoSlot } from '../../book-layout/photo-slot.ts'
import { placeText, type Measure, type TextToPlace } from '../../book-layout/text.ts'
import type { SourcePhoto } from '../../book-layout/sources.ts'
import type { EditionLook, Paper } from '../gazette.rules.ts'

/** In millimeters. */
const sizes: Record<Paper, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}
/** Wider than what home printers leave white. */
export const MARGIN = 15
const LARGE_SCALE = 1.45
/** Text that's too long is shortened rather than printed smaller than this share. */
const SMALLEST_SHARE = 0.93

export const [INK, SOFT_INK, EMBER, LINE, TINT] = ['#2a211c', '#6b5d53', '#b4472b', '#d9cab8', '#f6efe6']

/** What all pages of an edition have in common. */
export type Frame = { width: number; height: number; scale: number; isLarge: boolean; measure: Measure }

export function frameOf({ paper, large_type }: EditionLook, measure: Measure): Frame {
  return { ...sizes[paper], scale: large_type ? LARGE_SCALE : 1, isLarge: large_type, measure }
}

/** Inside the margins. */
export function areaOf({ width, height }: Frame): Box {
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
}

type Words = Pick<TextToPlace, 'text' | 'box' | 'style'> &
  Partial<Pick<TextToPlace, 'typeface' | 'align' | 'middle'>> & {
    colour?: string
    /** Relative to other text of this style. */
    size?: number
    /** Prints long text smaller instead of shortening it. */
    shrinks?: true
  }
export type Placed = { marks: Mark[]; /** Where the last line ends. */ bottom: number }

/** Text at the edition's size. What doesn't fit ends with an ellipsis. */
export function write(frame: Frame, { colour = INK, size = 1, shrinks, ...words }: Words): Placed {
  const { box, typeface = 'sans', align = 'start', middle = false } = words
  const scale = frame.scale * size
  const small = { x: 0, y: 0, width: box.width / scale, height: box.height / scale }
  const place = (text: string, within = small) =>
    placeText({ text, box: within, style: words.style, typeface, align, middle }, frame.measure)
  const full = required(place('x', { ...small, height: 1000 }).runs[0]).size
  const fits = ({ runs, overflows }: ReturnType<typeof place>) =>
    !overflows && (shrinks || runs.every((run) => run.size >= full * SMALLEST_SHARE))
  let text = words.text.trim()
  let placed = place(text)
  while (!fits(placed) && text.length > 1) {
    text = shorter(text)
    placed = place(text)
  }
  const runs = placed.runs.map((run) => ({
    ...run,
    x: box.x + run.x * scale,
    y: box.y + run.y * scale,
    width: run.width * scale,
    size: run.size * scale,
  }))
  const last = runs.at(-1)
  const { overflows, missing } = placed
  return {
    marks: text ? [{ kind: 'text', slot: 0, box, runs, colour, overflows, missing }] : [],
    bottom: last ? last.y + last.size * 0.36 : box.y,
  }
}

function shorter(text: string): string {
  const whole = text.replace(/…$/, '')
  const cut = cutText(whole, Math.floor(whole.length * 0.92))
  const end = cut.lastIndexOf(' ')
  return `${(end > cut.length * 0.6 ? cut.slice(0, end) : cut).replace(/[\s,;:·–-]+$/, '')}…`
}

export function picture(box: Box, photo: SourcePhoto): Mark {
  const { id: photo_id } = photo
  return { kind: 'photo', slot: 0, box, picture: photoBox(box, photo, photoSlot(photo)), photo_id, soft: false }
}

export function fill(box: Box, colour: string): Mark {
  return { kind: 'fill', box, colour }
}

export function rule(x: number, y: number, width: number, colour = LINE): Mark {
  return fill({ x, y, width, height: 0.25 }, colour)
}

export function code(box: Box, address: string): Mark {
  return { kind: 'code', slot: 0, box, code: address }
}

/** A heading with a line below, and where the page continues. */
export function heading(frame: Frame, text: string, note = '', from = MARGIN): Placed {
  const area = { ...areaOf(frame), y: from }
  const tall = 9 * frame.scale
  const noteWidth = note ? area.width * 0.36 : 0
  const y = area.y + tall
  const title = { ...area, width: area.width - noteWidth - 4, height: tall }
  const aside = { x: area.x + area.width - noteWidth, y: area.y + 2.6 * frame.scale, width: noteWidth, height: tall }
  return {
    marks: [
      ...write(frame, { text, box: title, style: 'heading', typeface: 'serif', shrinks: true }).marks,
      ...write(frame, { text: note, box: aside, style: 'caption', align: 'end', colour: SOFT_INK }).marks,
      rule(area.x, y + 1, area.width, EMBER),
    ],
    bottom: y + 6,
  }
}

/** What's left of the page below a heading, above its number. */
export function below(frame: Frame, y: number): Box {
  const area = areaOf(frame)
  return { ...area, y, height: Math.max(0, area.y + area.height - 7 - y) }
}
