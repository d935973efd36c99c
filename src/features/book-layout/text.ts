import type { Box } from './geometry.ts'
import { chainOf, type FontFile } from './fonts.ts'
import type { Typeface } from './document.ts'
import type { TextStyle } from './layouts.ts'
import { isRightToLeft, lettersOf, runsOf } from './runs.ts'

/** How wide a text of one font is, for a type size of 1. Browser and server measure the same files. */
export type Measure = (text: string, font: FontFile, rtl: boolean) => number

const MM_OF_POINT = 25.4 / 72
/** Type sizes in points. */
const styles: Record<TextStyle, { points: number; bold: boolean }> = {
  title: { points: 28, bold: true },
  heading: { points: 17, bold: true },
  quote: { points: 17, bold: false },
  body: { points: 11, bold: false },
  caption: { points: 9, bold: false },
}
const LINE_HEIGHT = 1.32
/** A baseline lies so far below the top of its line, in type sizes. */
const BASELINE = 0.96
/** Text that is too long becomes smaller in such steps, and never smaller than this. */
const STEP = 0.94
const SMALLEST_POINTS = 6

export type PlacedRun = {
  text: string
  font: FontFile
  rtl: boolean
  /** Left end and baseline, width and type size, in millimetres. */
  x: number
  y: number
  width: number
  size: number
  /** Turned a quarter clockwise around its left end, as on a spine. */
  vertical?: true
}
export type PlacedText = {
  runs: PlacedRun[]
  /** It is longer than its place, even in the smallest type. */
  overflows: boolean
  /** Letters that no font can print. */
  missing: string[]
}

export type TextToPlace = {
  text: string
  box: Box
  style: TextStyle
  typeface: Typeface
  align: 'start' | 'center' | 'end'
  middle: boolean
}

/** Breaks a text into lines and says where each piece stands; the same in the editor and in print. */
export function placeText({ text, box, style, typeface, align, middle }: TextToPlace, measure: Measure): PlacedText {
  const { points, bold } = styles[style]
  const chain = chainOf(typeface, bold)
  const widths = wordWidths(chain, measure)
  let size = points * MM_OF_POINT
  let lines = linesOf(text, box.width / size, widths)
  while (lines.length * LINE_HEIGHT * size > box.height && size * STEP >= SMALLEST_POINTS * MM_OF_POINT) {
    size *= STEP
    lines = linesOf(text, box.width / size, widths)
  }
  const height = lines.length * LINE_HEIGHT * size
  const top = box.y + (middle ? Math.max(0, (box.height - height) / 2) : 0)
  const missing: string[] = []
  const runs = lines.flatMap(({ text: line, rtl }, place) => {
    const said = runsOf(line, chain, rtl)
    missing.push(...said.missing)
    const measured = said.runs.map((run) => ({ ...run, width: measure(run.text, run.font, run.rtl) * size }))
    const width = measured.reduce((sum, run) => sum + run.width, 0)
    const atRight = align === 'end' ? !rtl : rtl && align === 'start'
    let x = box.x + (align === 'center' ? (box.width - width) / 2 : atRight ? box.width - width : 0)
    return measured.map((run): PlacedRun => {
      const placed = { ...run, x, y: top + (place * LINE_HEIGHT + BASELINE) * size, size }
      x += run.width
      return placed
    })
  })
  return { runs, overflows: height > box.height + 0.01, missing: [...new Set(missing)] }
}

type Line = { text: string; rtl: boolean }

/** Lines of at most so many type sizes; a word that is longer than a line is broken between letters. */
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

/** Scripts that break between any two letters. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** These never begin a line. */
const CLOSING = /^[、。，．！？：；」』）】》〉]/u

/** Pieces between which a line may break, each with the space after it. */
function wordsOf(paragraph: string): string[] {
  return paragraph.split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u).flatMap((word) => {
    if (!IDEOGRAPH.test(word)) return [word]
    const pieces: string[] = []
    for (const letter of lettersOf(word)) {
      const last = pieces.at(-1)
      const joins =
        last !== undefined && (CLOSING.test(letter) || letter === ' ' || !IDEOGRAPH.test(letter + last.slice(-1)))
      if (joins) pieces[pieces.length - 1] += letter
      else pieces.push(letter)
    }
    return pieces
  })
}

function broken(word: string, width: number, widthOf: (word: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of lettersOf(word)) {
    if (piece && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
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
