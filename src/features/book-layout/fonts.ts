import { required } from '#shared/required.ts'
import { coverage } from './coverage.ts'
import type { Typeface } from './document.ts'

/** A file in `fonts/`, without its extension. */
export type FontFile = keyof typeof coverage

const latin = {
  serif: {
    regular: ['fraunces-latin-400-normal', 'fraunces-latin-ext-400-normal'],
    bold: ['fraunces-latin-600-normal', 'fraunces-latin-ext-600-normal'],
  },
  sans: {
    regular: ['figtree-latin-400-normal', 'figtree-latin-ext-400-normal'],
    bold: ['figtree-latin-600-normal', 'figtree-latin-ext-600-normal'],
  },
  hand: {
    regular: ['caveat-latin-400-normal', 'caveat-latin-ext-400-normal'],
    bold: ['caveat-latin-600-normal', 'caveat-latin-ext-600-normal'],
  },
} as const satisfies Record<Typeface, Record<'regular' | 'bold', readonly FontFile[]>>

/** Fallbacks for characters that the chosen typeface doesn't have. */
const others = [
  'noto-sans-cyrillic-400-normal',
  'noto-sans-cyrillic-ext-400-normal',
  'noto-sans-greek-400-normal',
  'noto-sans-vietnamese-400-normal',
  'noto-hebrew-400-normal',
  'noto-arabic-400-normal',
  'noto-devanagari-400-normal',
  'noto-chinese-400-normal',
  'noto-emoji-400-normal',
] as const satisfies readonly FontFile[]

export const fontFiles = [...Object.values(latin).flatMap(({ regular, bold }) => [...regular, ...bold]), ...others]

/** The fonts to try for a character, in order. */
export function chainOf(typeface: Typeface, isBold: boolean): readonly FontFile[] {
  return [...latin[typeface][isBold ? 'bold' : 'regular'], ...others]
}

const EMOJI: FontFile = 'noto-emoji-400-normal'
/** Joiners and variation selectors, which a font doesn't have to draw. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
const LOOKS_LIKE_EMOJI = /\p{Emoji_Presentation}|\ufe0f|\p{Regional_Indicator}/u

const sets = new Map<FontFile, Int32Array>()

/** Whether a font has a character. Ranges are pairs of first and last, in ascending order. */
function covers(font: FontFile, char: number): boolean {
  const ranges = sets.get(font) ?? read(font)
  let [low, high] = [0, ranges.length / 2 - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (char < (ranges[middle * 2] ?? 0)) high = middle - 1
    else if (char > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}

/** Numbers are base 36 and delta-encoded. */
function read(font: FontFile): Int32Array {
  let at = 0
  const ranges = coverage[font].split(' ').flatMap((range) => {
    const [gap = '', length = '0'] = range.split('.')
    const first = at + Number.parseInt(gap, 36)
    at = first + Number.parseInt(length, 36)
    return [first, at]
  })
  const set = Int32Array.from(ranges)
  sets.set(font, set)
  return set
}

function coversAll(font: FontFile, cluster: string): boolean {
  return [...cluster].every((char) => INVISIBLE.test(char) || covers(font, char.codePointAt(0) ?? 0))
}

/**
 * The font for a grapheme cluster: the first in the chain that has all of it. If none does, the first one and
 * `missing`.
 */
export function fontFor(cluster: string, chain: readonly FontFile[]): { font: FontFile; missing: boolean } {
  const order = LOOKS_LIKE_EMOJI.test(cluster) ? [EMOJI, ...chain] : chain
  const font = order.find((one) => coversAll(one, cluster))
  return font ? { font, missing: false } : { font: required(chain[0]), missing: true }
}
