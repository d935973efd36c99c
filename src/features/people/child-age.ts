import { dateParts, daysBetween, lastDayOf } from '#shared/days.ts'

/** A child's age, in the unit that parents use at that age. Before the birth, `count` is the time that's left. */
export type Age = { when: 'born' | 'unborn'; unit: 'day' | 'week' | 'month' | 'year' | 'half_year'; count: number }

const DAYS_UNTIL = 14
const WEEKS_UNTIL = 12
const MONTHS_UNTIL = 24
/** Half years are used only up to this age. */
const HALVES_UNTIL_MONTHS = 60

/**
 * The age on a date; both are calendar dates. Days up to two weeks, weeks up to three months, months up to two years (with
 * one year as a year), then years, with half years up to five. A child born on February 29 has their birthday on February 28
 * in other years.
 */
export function ageAt(birth_date: string, on: string): Age {
  const when = on < birth_date ? 'unborn' : 'born'
  const [from, to] = when === 'born' ? [birth_date, on] : [on, birth_date]
  const days = daysBetween(from, to)
  const months = monthsBetween(from, to)
  if (days < DAYS_UNTIL) return { when, unit: 'day', count: days }
  if (days < WEEKS_UNTIL * 7) return { when, unit: 'week', count: Math.floor(days / 7) }
  if (months !== 12 && months < MONTHS_UNTIL) return { when, unit: 'month', count: months }
  const years = Math.floor(months / 12)
  const hasHalf = months >= MONTHS_UNTIL && months < HALVES_UNTIL_MONTHS && months % 12 >= 6
  return { when, unit: hasHalf ? 'half_year' : 'year', count: years }
}

/** Whole months between two calendar dates, the earlier one first. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = dateParts(from)
  const [toYear, toMonth, toDay] = dateParts(to)
  // The last day of a shorter month completes the month: from January 31 to February 28.
  const isFull = toDay >= fromDay || to === lastDayOf(to.slice(0, 7))
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (isFull ? 0 : 1)
}
