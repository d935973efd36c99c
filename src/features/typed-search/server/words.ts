/** A typed word. `folded` is without accents and case. Words in quotation marks are literal. */
export type Word = { raw: string; folded: string; isLiteral: boolean }

/** What a word or several mean. */
export type Found<Meaning> = { count: number; meaning: Meaning }

export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
}

const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]?/
const AROUND = /^[\s.,;:!?()]+|[\s,;:!?()]+$/g

export function wordsOf(text: string): Word[] {
  // The parts inside quotation marks have odd numbers.
  return text.split(QUOTED).flatMap((part, at) =>
    part
      .split(/\s+/)
      .flatMap((word) => (at % 2 ? [word] : partsOf(word.replace(AROUND, ''))))
      .filter((raw) => raw !== '')
      .map((raw) => ({ raw, folded: folded(raw), isLiteral: at % 2 === 1 })),
  )
}

/** "l’été" is two words, "Noé’s" is "Noé", and "2018-2020" is three. */
function partsOf(word: string): string[] {
  const [, first, last] = /^(\d{4})[-–](\d{4})$/.exec(word) ?? []
  if (first && last) return [first, '-', last]
  const [, article, noun] = /^([ld]|qu|jusqu|lorsqu)['’](.+)$/i.exec(word) ?? []
  if (article && noun) return [article, noun]
  return [word.replace(/(?<=\p{L}{2})['’]s$/iu, '')]
}

function isWord(word: Word | undefined, wanted: string): boolean {
  return word !== undefined && !word.isLiteral && word.folded === wanted
}

/** The longest of the phrases, each written with spaces, that these words begin with. */
export function longestPhrase(words: readonly Word[], at: number, phrases: readonly string[]): number {
  const first = words[at]
  if (!first || first.isLiteral) return 0
  let longest = 0
  for (const phrase of phrases) {
    // Most phrases end here, without being split.
    if (!phrase.startsWith(first.folded)) continue
    const wanted = phrase.split(' ')
    if (wanted.length > longest && wanted.every((one, next) => isWord(words[at + next], one))) longest = wanted.length
  }
  return longest
}
