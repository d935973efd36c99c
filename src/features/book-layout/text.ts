import type { Box } from './geometry.ts'
import { chainOf, type FontFile } from './fonts.ts'
import type { Typeface } from './document.ts'
import type { TextStyle } from './layouts.ts'
import { isRightToLeft, graphemesOf, runsOf } from './runs.ts'

/** Width of a text in one font at size 1. Browser and server measure the same font files. */
export type Measure = (text: string, font: FontFile, rtl: boolean) => number

export const MM_OF_POINT = 25.4 / 72
/** Sizes in points. With `wholeWords`, text is scaled down rather than breaking a long word. `leading` is the line height. */
const styles: Record<TextStyle, { points: number; bold: boolean; wholeWords?: true; leading?: number }> = {
  cover: { points: 48, bold: true, wholeWords: true, leading: 1.1 },
  subtitle: { points: 27.5, bold: false },
  name: { points: 32, bold: true, wholeWords: true, leading: 1.1 },
  voice: { points: 56, bold: false, wholeWords: true },
  title: { points: 32, bold: true },
  heading: { points: 17, bold: true },
  quote: { points: 17, bold: false },
  lead: { points: 15, bold: false },
  body: { points: 11, bold: false },
  label: { points: 11, bold: true },
  caption: { points: 9.5, bold: false },
}
/** At the same size, letters of the handwriting are smaller. */
const HANDWRITING = 1.3
const LINE_HEIGHT = 1.32
/** Distance from the middle of a line to its baseline, relative to the font size. */
const BASELINE = 0.3
/** Text that doesn't fit is scaled down in these steps, to this minimum. */
const STEP = 0.94
const SMALLEST = 7.5 * MM_OF_POINT
/** Up to this many centered lines get about the same length, so that a title's last word isn't alone. */
const BALANCED_LINES_MAX = 4
const NARROWER = 0.97
/** Where lines are even, a word has no line of its own if smaller text can avoid that. In shares of the width, and in steps. */
const LONE_WORD = 0.4
const STEPS_FOR_LONE_WORD = 4

export type PlacedRun = {
  text: string
  font: FontFile
  rtl: boolean
  /** Left end, baseline, width and font size in millimeters. */
  x: number
  y: number
  width: number
  size: number
  /** Rotated 90° clockwise around its left end, as on a spine. */
  vertical?: true
}
export type PlacedText = {
  runs: PlacedRun[]
  height: number
  /** Too long for its slot even at the smallest size. */
  overflows: boolean
  missing: string[]
}

export type TextToPlace = {
  text: string
  box: Box
  style: TextStyle
  typeface: Typeface
  align: 'start' | 'center' | 'end'
  middle: boolean
  low?: boolean
  even?: boolean
}

/** Breaks text into lines and positions each run. The editor and the PDF use the same code. */
export function placeText(
  { text, box, style, typeface, align, middle, low, even }: TextToPlace,
  measure: Measure,
): PlacedText {
  const { points, bold, wholeWords, leading = LINE_HEIGHT } = styles[style]
  const chain = chainOf(typeface, bold)
  const widths = wordWidths(chain, measure)
  let size = points * MM_OF_POINT * (typeface === 'hand' ? HANDWRITING : 1)
  let lines = linesOf(text, box.width / size, widths)
  const words = text.split('\n').flatMap(wordsOf)
  const longest = Math.max(...words.map((word) => widths(word.trimEnd())))
  const fits = () => lines.length * leading * size <= box.height + 1e-6 && !(wholeWords && longest * size > box.width)
  while (!fits() && size * STEP >= SMALLEST) {
    size *= STEP
    lines = linesOf(text, box.width / size, widths)
  }
  const isRagged = (of: readonly Line[]) =>
    of.slice(0, -1).some((line) => widths(line.text) * size < LONE_WORD * box.width)
  for (let steps = 0; even && isRagged(lines) && steps < STEPS_FOR_LONE_WORD && size * STEP >= SMALLEST; steps++) {
    size *= STEP
    lines = linesOf(text, box.width / size, widths)
  }
  if (even || (align === 'center' && lines.length <= BALANCED_LINES_MAX))
    for (let width = box.width / size; width > Math.max(longest, 1); width *= NARROWER) {
      const narrower = linesOf(text, width, widths)
      if (narrower.length > lines.length) break
      lines = narrower
    }
  const height = lines.length * leading * size
  const top = box.y + Math.max(0, box.height - height) * (low ? 1 : middle ? 0.5 : 0)
  const missing: string[] = []
  const runs = lines.flatMap(({ text: line, rtl }, place) => {
    const said = runsOf(line, chain, rtl)
    missing.push(...said.missing)
    const measured = said.runs.map((run) => ({ ...run, width: measure(run.text, run.font, run.rtl) * size }))
    const width = measured.reduce((sum, run) => sum + run.width, 0)
    const atRight = align === 'end' ? !rtl : rtl && align === 'start'
    let x = box.x + (align === 'center' ? (box.width - width) / 2 : atRight ? box.width - width : 0)
    return measured.map((run): PlacedRun => {
      const placed = { ...run, x, y: top + ((place + 0.5) * leading + BASELINE) * size, size }
      x += run.width
      return placed
    })
  })
  return { runs, height, overflows: height > box.height + 0.01, missing: [...new Set(missing)] }
}

type Line = { text: string; rtl: boolean }

/** Breaks lines at `width`, in multiples of the font size. A word longer than a line is broken anywhere. */
function linesOf(text: string, width: number, widthOf: (word: string) => number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const rtl = isRightToLeft(paragraph)
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const word of wordsOf(paragraph)) {
      const shown = widthOf(word.trimEnd())
      if (line && used + shown > width) {
        lines.push(line)
        ;[line, used] = ['', 0]
      }
      for (const piece of shown > width ? broken(word, width, widthOf) : [word]) {
        if (line && used + widthOf(piece.trimEnd()) > width) {
          lines.push(line)
          ;[line, used] = ['', 0]
        }
        line += piece
        used += widthOf(piece)
      }
    }
    return [...lines, line].map((one) => ({ text: one.trimEnd(), rtl }))
  })
}

/** Scripts that can break between any two characters. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Characters that never start a line. */
const CLOSING = /^[、。，．！？：；」』）】》〉]/u

/** Segments between possible line breaks, each with its trailing space. */
function wordsOf(paragraph: string): string[] {
  return paragraph.split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u).flatMap((word) => {
    if (!IDEOGRAPH.test(word)) return [word]
    const pieces: string[] = []
    for (const char of graphemesOf(word)) {
      const last = pieces.at(-1)
      const joins = last !== undefined && (CLOSING.test(char) || char === ' ' || !IDEOGRAPH.test(char + last.slice(-1)))
      if (joins) pieces[pieces.length - 1] += char
      else pieces.push(char)
    }
    return pieces
  })
}

function broken(word: string, width: number, widthOf: (word: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const char of graphemesOf(word)) {
    if (piece && widthOf(piece + char) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += char
  }
  return [...pieces, piece]
}

function wordWidths(chain: readonly FontFile[], measure: Measure): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    let width = known.get(word)
    if (width === undefined) {
      width = runsOf(word, chain, false).runs.reduce((sum, { text, font, rtl }) => sum + measure(text, font, rtl), 0)
      known.set(word, width)
    }
    return width
  }
}
