/** How old a child is, in the unit that parents count in at that age. Before the birth `count` is what is left. */
export type Age = { when: 'born' | 'unborn'; unit: 'day' | 'week' | 'month' | 'year' | 'half_year'; count: number }

const DAYS_UNTIL = 14
const WEEKS_UNTIL = 12
const MONTHS_UNTIL = 24
/** From then on nobody says "and a half" any more. */
const HALVES_UNTIL_MONTHS = 60

/**
 * The age on a day; both are calendar dates. Days up to two weeks, weeks up to three months, months up to two years (a
 * year is a year), then years, with halves up to five. Who was born on 29 February has a birthday on the 28th otherwise.
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

/** Whole months between two calendar dates, the earlier first. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = parts(from)
  const [toYear, toMonth, toDay] = parts(to)
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  // On the last day of a shorter month the month is full: from 31 January to 28 February.
  const isFull = toDay >= fromDay || toDay === lastDay
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (isFull ? 0 : 1)
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}
