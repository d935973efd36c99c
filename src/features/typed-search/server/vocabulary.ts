import type { Chrono } from 'chrono-node'
import { forEachLocale, locales, type Locale } from '#shared/locales.ts'
import type { PhotoKind } from '#features/photos/photos.rules.ts'
import type { Holiday, Season } from './date-range.ts'
import { folded } from './words.ts'

/** What the search field understands in one language. Phrases are folded (words.ts). */
export type SearchWords = {
  /** Reads days and relative dates. */
  chrono: Chrono
  /** Whether 12.3.2021 is in March. */
  dotsPutDaysFirst: boolean
  seasons: Record<Season, string[]>
  holidays: Record<Holiday, string[]>
  days: Record<'today' | 'yesterday' | 'dayBefore', string[]>
  spans: Record<'week' | 'weekend' | 'month' | 'year', string[]>
  /** Before or after the noun, as in "last summer". */
  last: string[]
  this: string[]
  /** Between a month and its year, and after words such as "since". */
  of: string[]
  bounds: Record<'between' | 'since' | 'after' | 'before' | 'until', string[]>
  /** Between the ends of a range. */
  to: string[]
  /** The same, but only after "between". */
  and: string[]
  /** What's written around the digits of a decade, as in "70s". */
  decades: { before: string[]; endings: string[]; after: string[] }
  /** From one to twelve. */
  numbers: string[]
  ages: Record<'when' | 'was' | 'at' | 'years' | 'months', string[]>
  /** Before a name. */
  only: string[]
  /** After a name. */
  alone: string[]
  favorites: string[]
  kinds: Record<PhotoKind, string[]>
  /** Large cities whose names in the place table are in another language, by their normalized names (towns.ts). */
  cities: Record<string, string>
  /** Small words that are left between what was understood, as in "at the [beach]". */
  small: string[]
}

type OfLanguage = { searchWords: SearchWords }
const modules = await Promise.all(
  locales.map(async (locale) => [locale, (await import(`./search-words.${locale}.ts`)) as OfLanguage] as const),
)
export const wordsIn = Object.fromEntries(modules.map(([locale, one]) => [locale, one.searchWords])) as Record<
  Locale,
  SearchWords
>

type Phrases = { [name: string]: string[] | Phrases }

/** The phrases of all languages together. People mix languages, so that all count in any interface. */
function merged<Tree extends Phrases>(trees: readonly Tree[]): Tree {
  const names = Object.keys(trees[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const branches = trees.flatMap((tree) => (tree[name] === undefined ? [] : [tree[name]]))
      return [name, Array.isArray(branches[0]) ? branches.flat() : merged(branches as Phrases[])]
    }),
  ) as Tree
}

export const vocabulary = merged(
  Object.values(wordsIn).map(
    ({ chrono: _chrono, dotsPutDaysFirst: _dots, numbers: _numbers, cities: _cities, ...phrases }) => phrases,
  ),
)

export const smallWords = new Set(vocabulary.small)

export const cityNames = new Map(Object.values(wordsIn).flatMap(({ cities }) => Object.entries(cities)))

export const numberWords = new Map(
  Object.values(wordsIn).flatMap(({ numbers }) => numbers.map((name, at) => [name, at + 1] as const)),
)

/** From the language data of the runtime: "march", "mar", "marzo", "mars", "märz". */
export const monthNumbers = new Map(Object.values(forEachLocale(monthsIn)).flatMap((months) => months))

function monthsIn(locale: Locale) {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' })
    const nameOf = (at: number) => folded(format.format(Date.UTC(2000, at))).replace('.', '')
    return Array.from({ length: 12 }, (_, at) => [nameOf(at), at + 1] as const)
  })
}
