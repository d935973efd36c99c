import type { ParsedComponents } from 'chrono-node'
import { locales, type Locale } from '#shared/locales.ts'
import { daysOf, monthsOf, yearsOf, type Dates } from './date-range.ts'
import { wordsIn } from './vocabulary.ts'
import type { Word } from './words.ts'

/** Written with digits, or longer than a weekday, "now" or "May", which are more often words than dates. */
const IS_EXPLICIT = /\d[\s./-]|\s/

/**
 * Days and relative dates, such as "12 March 2021" and "two years ago", by the word at which they begin. The caller's language
 * decides whether 3/4 is in March or April.
 */
export function chronoDates(
  words: readonly Word[],
  today: string,
  locale: Locale,
): Map<number, { count: number; dates: Dates }> {
  const found = new Map<number, { count: number; dates: Dates }>()
  // Quoted words stay between the others, so that dates don't continue behind them.
  const texts = words.map(({ raw, isLiteral }) => (isLiteral ? '“”' : raw))
  const text = texts.join(' ')
  const starts = new Map<number, number>()
  let length = 0
  for (const [at, one] of texts.entries()) {
    starts.set(length, at)
    length += one.length + 1
  }
  const order = [locale, ...locales.filter((other) => other !== locale)]
  for (const one of order)
    for (const { index, text: taken, start, end } of wordsIn[one].chrono.parse(text, new Date(`${today}T12:00`))) {
      const at = starts.get(index)
      const isWhole = [undefined, ' '].includes(text[index + taken.length])
      const from = IS_EXPLICIT.test(taken) ? datesOf(start) : undefined
      const to = end ? datesOf(end) : from
      // Dots put the day first, in any language.
      if (/^\d+\.\d/.test(taken) && !wordsIn[one].dotsPutDaysFirst) continue
      if (at === undefined || !isWhole || !from || !to || from.from > to.to) continue
      const count = taken.split(' ').length
      if (count > (found.get(at)?.count ?? 0)) found.set(at, { count, dates: { from: from.from, to: to.to } })
    }
  return found
}

/** Only if the year is known. Times of day aren't dates. */
function datesOf(date: ParsedComponents): Dates | undefined {
  const year = date.get('year')
  const month = date.get('month')
  const dayOfMonth = date.get('day')
  if (year === null || date.isCertain('hour') || year < 1000 || year > 9000) return undefined
  // "Last Monday".
  if (!date.isCertain('year') && !date.isCertain('weekday')) return undefined
  if (month !== null && dayOfMonth !== null && (date.isCertain('day') || date.isCertain('weekday')))
    return daysOf(year, month, dayOfMonth, dayOfMonth)
  return month !== null && date.isCertain('month') ? monthsOf(year, month, month) : yearsOf(year, year)
}
