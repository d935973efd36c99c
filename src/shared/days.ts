export const DAY_MS = 24 * 60 * 60 * 1000

// Calendar dates, YYYY-MM-DD.

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function dateParts(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** February 28 for someone born on February 29, in years without that day. PostgreSQL adds years the same way. */
export function birthdayAt(birth_date: string, age: number): string {
  const last = lastDayOf(monthsAfter(birth_date.slice(0, 7), 12 * age))
  return `${last.slice(0, 8)}${birth_date.slice(8) < last.slice(8) ? birth_date.slice(8) : last.slice(8)}`
}

/** Age in full years on `day`; negative before birth. Both are calendar dates. */
export function ageOn(birth_date: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth_date.slice(0, 4))
  return day.slice(0, 10) < birthdayAt(birth_date, years) ? years - 1 : years
}

/** A month as YYYY-MM, some months later. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

export function lastDayOf(month: string): string {
  return addDays(`${monthsAfter(month, 1)}-01`, -1)
}

/** Creating a format takes much longer than using it. There are a few hundred time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date in a time zone. Swedish dates are ISO dates. */
export function dateIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone)
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone })))
  return format.format(moment)
}
