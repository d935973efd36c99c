import bidiFactory from 'bidi-js'
import { fontFor, type FontFile } from './fonts.ts'

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters of one font and direction, in logical order. */
export type Run = { text: string; font: FontFile; rtl: boolean }

/** Grapheme clusters. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1
}

/** A line in visual order, from left to right. `missing` are the characters that no font has. */
export function runsOf(line: string, chain: readonly FontFile[], rtl: boolean): { runs: Run[]; missing: string[] } {
  const { levels } = bidi.getEmbeddingLevels(line, rtl ? 'rtl' : 'ltr')
  const runs: (Run & { level: number })[] = []
  const missing: string[] = []
  let at = 0
  for (const char of graphemesOf(line)) {
    const level = levels[at] ?? 0
    at += char.length
    const found = fontFor(char, chain)
    if (found.missing) missing.push(char)
    const last = runs.at(-1)
    // Spaces keep the font of the run, so that text in one script is shaped together.
    const font = last && char === ' ' && last.level === level ? last.font : found.font
    if (last && last.font === font && last.level === level) last.text += char
    else runs.push({ text: char, font, level, rtl: level % 2 === 1 })
  }
  return { runs: inVisualOrder(runs), missing }
}

/** Rule L2 of the Unicode bidirectional algorithm: reverses runs from the highest level down. */
function inVisualOrder(runs: (Run & { level: number })[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    const isIn = (at: number) => (ordered[at]?.level ?? -1) >= level
    for (let from = 0; from < ordered.length; from++) {
      if (!isIn(from)) continue
      let to = from
      while (isIn(to + 1)) to++
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse())
      from = to
    }
  }
  return ordered.map(({ text, font, rtl }) => (rtl ? fromTheRight(text, font) : { text, font, rtl }))
}

/** Fonts that pdfkit shapes right to left. */
const turning: readonly FontFile[] = ['noto-arabic-400-normal', 'noto-hebrew-400-normal']

/** Mirrors brackets, and reverses characters unless the font's shaper does. */
function fromTheRight(text: string, font: FontFile): Run {
  const mirrored = graphemesOf(text).map((char) => bidi.getMirroredCharacter(char) ?? char)
  if (turning.includes(font)) return { text: mirrored.join(''), font, rtl: true }
  return { text: mirrored.toReversed().join(''), font, rtl: false }
}
