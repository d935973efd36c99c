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

/** Creating a format takes much longer than using it. There are a few hundred time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date in a time zone. Swedish dates are ISO dates. */
export function dateIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone)
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone })))
  return format.format(moment)
}
