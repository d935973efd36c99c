import { addDays } from '#shared/days.ts'

/** Days, YYYY-MM-DD, both inclusive. */
export type DateRange = { from?: string; to?: string }
export type Dates = Required<DateRange>

export const day = (year: number, month: number, date: number): string => {
  const at = new Date(Date.UTC(2000, month - 1, date))
  // Date.UTC reads years below 100 as those of the 20th century.
  at.setUTCFullYear(year, month - 1, date)
  return at.toISOString().slice(0, 10)
}

export const daysOf = (year: number, month: number, first: number, last: number): Dates => ({
  from: day(year, month, first),
  to: day(year, month, last),
})
export const monthsOf = (year: number, first: number, last: number): Dates => ({
  from: day(year, first, 1),
  to: day(year, last + 1, 0),
})
export const yearsOf = (first: number, last: number): Dates => ({ from: day(first, 1, 1), to: day(last, 12, 31) })

/** The seven days that begin on the Monday on or before this day. */
export function weekOf(date: string): Dates {
  const from = addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
  return { from, to: addDays(from, 6) }
}

const FIRST_MONTHS = { spring: 3, summer: 6, autumn: 9, winter: 0 }
export type Season = keyof typeof FIRST_MONTHS

/** As the gallery names seasons: winter 1975 begins in December 1974. */
export const seasonIn = (season: Season, year: number): Dates =>
  monthsOf(year, FIRST_MONTHS[season], FIRST_MONTHS[season] + 2)

export type Holiday = 'christmas' | 'newYear' | 'easter' | 'halloween' | 'thanksgiving' | 'valentine'

export function holidayIn(holiday: Holiday, year: number): Dates {
  switch (holiday) {
    case 'christmas':
      return daysOf(year, 12, 24, 26)
    case 'newYear':
      return { from: day(year - 1, 12, 31), to: day(year, 1, 1) }
    case 'easter': {
      const sunday = easterSunday(year)
      return { from: addDays(sunday, -2), to: addDays(sunday, 1) }
    }
    case 'halloween':
      return daysOf(year, 10, 31, 31)
    case 'thanksgiving': {
      // The fourth Thursday of November.
      const first = new Date(day(year, 11, 1)).getUTCDay()
      const date = 22 + ((11 - first) % 7)
      return daysOf(year, 11, date, date)
    }
    case 'valentine':
      return daysOf(year, 2, 14, 14)
  }
}

/** Meeus, Jones and Butcher: Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return day(year, Math.floor(f / 31), (f % 31) + 1)
}
