import { addDays, dateParts } from '#shared/days.ts'
import type { Locale } from '#shared/locales.ts'
import { chronoDates } from './chrono-dates.ts'
import { day, holidayIn, monthsOf, seasonIn, weekOf, yearsOf } from './date-range.ts'
import type { DateRange, Dates, Holiday, Season } from './date-range.ts'
import { monthNumbers, vocabulary } from './vocabulary.ts'
import { longestPhrase, type Found, type Word } from './words.ts'

const FIRST_YEAR = 1800
const { bounds, days, decades, holidays, seasons, spans: spanWords } = vocabulary

export type DateContext = { today: string; chrono: ReturnType<typeof chronoDates> }

export function dateContext(words: readonly Word[], today: string, locale: Locale): DateContext {
  return { today, chrono: chronoDates(words, today, locale) }
}

/** The dates, range, or open range ("since 2018") that these words begin with. */
export function readDates(words: readonly Word[], at: number, context: DateContext): Found<DateRange> | undefined {
  const between = longestPhrase(words, at, bounds.between)
  if (between) {
    const range = rangeAt(words, at + between, context, true)
    if (range) return { count: between + range.count, meaning: range.meaning }
  }
  for (const bound of ['since', 'after', 'before', 'until'] as const) {
    const lead = longestPhrase(words, at, bounds[bound])
    const dates = lead && !context.chrono.has(at) ? datesAt(words, at + lead, context) : undefined
    if (dates) return { count: lead + dates.count, meaning: openRange(bound, dates.meaning) }
  }
  return rangeAt(words, at, context, false) ?? datesAt(words, at, context)
}

function openRange(bound: 'since' | 'after' | 'before' | 'until', { from, to }: Dates): DateRange {
  if (bound === 'since') return { from }
  if (bound === 'after') return { from: addDays(to, 1) }
  return { to: bound === 'until' ? to : addDays(from, -1) }
}

/** "2018 to 2020", or "March to June 2019", whose year is said once. */
function rangeAt(words: readonly Word[], at: number, context: DateContext, isLed: boolean): Found<Dates> | undefined {
  const first = datesAt(words, at, context)
  const skipped = longestPhrase(words, at, vocabulary.of)
  const named = nameAt(words, at + skipped)
  const start = first ? at + first.count : named && at + skipped + named.count
  const link = start === undefined ? undefined : words[start]
  if (start === undefined || !link || link.isLiteral) return undefined
  if (!vocabulary.to.includes(link.folded) && !(isLed && vocabulary.and.includes(link.folded))) return undefined
  const last = datesAt(words, start + 1, context)
  if (!last) return undefined
  const [year] = dateParts(last.meaning.to)
  const from = first?.meaning.from ?? named?.meaning(year).from
  return from === undefined || from > last.meaning.to
    ? undefined
    : { count: start + 1 + last.count - at, meaning: { from, to: last.meaning.to } }
}

/** Dates whose beginning and end are known, with a small word before them, as in "since the summer of 2018". */
function datesAt(words: readonly Word[], at: number, context: DateContext): Found<Dates> | undefined {
  const here = plainDatesAt(words, at, context)
  const skipped = longestPhrase(words, at, vocabulary.of)
  const next = skipped ? plainDatesAt(words, at + skipped, context) : undefined
  return next && skipped + next.count >= (here?.count ?? 0)
    ? { count: skipped + next.count, meaning: next.meaning }
    : here
}

function plainDatesAt(words: readonly Word[], at: number, context: DateContext): Found<Dates> | undefined {
  const { today, chrono } = context
  const own =
    dayWordAt(words, at, today) ??
    lastAt(words, at, today) ??
    namedWithYearAt(words, at, today) ??
    decadeAt(words, at) ??
    yearAt(words, at, today)
  const explicit = chrono.get(at)
  return explicit && explicit.count > (own?.count ?? 0) ? { count: explicit.count, meaning: explicit.dates } : own
}

function dayWordAt(words: readonly Word[], at: number, today: string): Found<Dates> | undefined {
  for (const [ago, phrases] of [days.today, days.yesterday, days.dayBefore].entries()) {
    const count = longestPhrase(words, at, phrases)
    if (count) return { count, meaning: { from: addDays(today, -ago), to: addDays(today, -ago) } }
  }
  return undefined
}

/** Something that comes every year, week or month: its days in the year of a day, or those around the day. */
type Recurring = { count: number; around: (date: string) => Dates; before: (date: string) => string }

/** "Last week", "el verano pasado", "this month". */
function lastAt(words: readonly Word[], at: number, today: string): Found<Dates> | undefined {
  const lead = longestPhrase(words, at, vocabulary.last)
  const isThis = longestPhrase(words, at, vocabulary.this)
  const start = at + (lead || isThis)
  const noun = recurringAt(words, start)
  if (!noun) return undefined
  const tail = lead || isThis ? 0 : longestPhrase(words, start + noun.count, vocabulary.last)
  if (!lead && !isThis && !tail) return undefined
  let dates = noun.around(today)
  if (!isThis) for (let date = today; dates.to >= today; dates = noun.around(date)) date = noun.before(date)
  return { count: (lead || isThis) + noun.count + tail, meaning: dates }
}

function recurringAt(words: readonly Word[], at: number): Recurring | undefined {
  const named = nameAt(words, at)
  const yearBefore = (date: string) => day(dateParts(date)[0] - 1, dateParts(date)[1], 1)
  if (named) return { count: named.count, around: (date) => named.meaning(dateParts(date)[0]), before: yearBefore }
  const spans: Record<keyof typeof spanWords, Omit<Recurring, 'count'>> = {
    weekend: {
      around: (date) => ({ from: addDays(weekOf(date).from, 5), to: weekOf(date).to }),
      before: (date) => addDays(date, -7),
    },
    week: { around: weekOf, before: (date) => addDays(date, -7) },
    month: {
      around: (date) => monthsOf(dateParts(date)[0], dateParts(date)[1], dateParts(date)[1]),
      before: (date) => day(dateParts(date)[0], dateParts(date)[1] - 1, 1),
    },
    year: { around: (date) => yearsOf(dateParts(date)[0], dateParts(date)[0]), before: yearBefore },
  }
  const found = Object.entries(spans).map(([name, span]) => ({
    ...span,
    count: longestPhrase(words, at, spanWords[name as keyof typeof spanWords]),
  }))
  return found.toSorted((a, b) => b.count - a.count).find(({ count }) => count > 0)
}

/** A month, season or holiday, whose days depend on the year. */
function nameAt(words: readonly Word[], at: number): Found<(year: number) => Dates> | undefined {
  const word = words[at]
  const month = word && !word.isLiteral ? monthNumbers.get(word.folded) : undefined
  if (month) return { count: 1, meaning: (year) => monthsOf(year, month, month) }
  for (const [season, names] of Object.entries(seasons)) {
    const count = longestPhrase(words, at, names)
    if (count) return { count, meaning: (year) => seasonIn(season as Season, year) }
  }
  for (const [holiday, names] of Object.entries(holidays)) {
    const count = longestPhrase(words, at, names)
    if (count) return { count, meaning: (year) => holidayIn(holiday as Holiday, year) }
  }
  return undefined
}

/** "Summer 1974", "diciembre de 2020", "summer of 69". */
function namedWithYearAt(words: readonly Word[], at: number, today: string): Found<Dates> | undefined {
  const named = nameAt(words, at)
  if (!named) return undefined
  const next = at + named.count
  const linked = longestPhrase(words, next, vocabulary.of)
  const isMonth = monthNumbers.has(words[at]?.folded ?? '')
  const year = fullYear(words[next + linked], today) ?? shortYear(words[next + linked], today, isMonth && !linked)
  return year === undefined ? undefined : { count: named.count + linked + 1, meaning: named.meaning(year) }
}

function yearAt(words: readonly Word[], at: number, today: string): Found<Dates> | undefined {
  const year = fullYear(words[at], today)
  return year === undefined ? undefined : { count: 1, meaning: yearsOf(year, year) }
}

function fullYear(word: Word | undefined, today: string): number | undefined {
  if (!word || word.isLiteral || !/^\d{4}$/.test(word.folded)) return undefined
  const year = Number(word.folded)
  return year >= FIRST_YEAR && year <= dateParts(today)[0] + 1 ? year : undefined
}

/** "69" or "’69" of the last hundred years. "March 12" is a day. */
function shortYear(word: Word | undefined, today: string, isMarked: boolean): number | undefined {
  const [, mark, digits] = /^(')?(\d\d)$/.exec(word?.folded ?? '') ?? []
  if (!digits || word?.isLiteral || (isMarked && !mark)) return undefined
  const [thisYear] = dateParts(today)
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(digits)
  return inThisCentury > thisYear ? inThisCentury - 100 : inThisCentury
}

/** "The 1970s", "les années 70", "die 70er Jahre". */
function decadeAt(words: readonly Word[], at: number): Found<Dates> | undefined {
  const lead = longestPhrase(words, at, decades.before)
  const [, century, decade, ending] = DECADE.exec(words[at + lead]?.folded ?? '') ?? []
  if (!decade || words[at + lead]?.isLiteral || (!ending && !(lead && !century))) return undefined
  const first = century ? Number(century + decade) : Number(decade) + (Number(decade) < 20 ? 2000 : 1900)
  return {
    count: lead + 1 + longestPhrase(words, at + lead + 1, decades.after),
    meaning: yearsOf(first, first + 9),
  }
}
const DECADE = new RegExp(`^'?(1[89]|20)?(\\d0)(${decades.endings.join('|')})?$`)
