import { addDays, ageOn, birthdayAt } from '#shared/days.ts'

/** Enough for about eight pages. */
export const SHORT_BOOK_PHOTOS = 12
/** Enough for about 20 pages. */
const PHOTOS_MIN = 40
/** Older years are no news. */
const YEARS_BACK = 3

export type Month = { month: string; photos: number }

/** The number of photos from one month to another, both included. */
export const photosBetween = (months: readonly Month[], from: string, to: string) =>
  months.reduce((sum, { month, photos }) => (month >= from && month <= to ? sum + photos : sum), 0)

/** The latest year that's over, or in its last month, with enough photos for a book, unless a book's title names it. */
export function proposedYear(
  months: readonly Month[],
  today: string,
  titles: readonly string[],
): { year: string; photos: number } | undefined {
  const thisYear = Number(today.slice(0, 4))
  const last = today.slice(5, 7) === '12' ? thisYear : thisYear - 1
  for (let year = last; year > last - YEARS_BACK; year--) {
    const photos = photosBetween(months, `${year}-01`, `${year}-12`)
    if (photos >= PHOTOS_MIN && !titles.some((title) => title.includes(String(year))))
      return { year: String(year), photos }
  }
  return undefined
}

/** Its photos, as the source of a book. */
export const daysOfYear = (year: string) => ({ taken_from: `${year}-01-01`, taken_to: `${year}-12-31` })

const CHILDHOOD = 18

export const firstYearOf = (birth_date: string) => ({ from: birth_date, to: addDays(birthdayAt(birth_date, 1), -1) })

/** The latest year of a child's life that's over, from one birthday to the day before the next. */
export function yearOfLife(birth_date: string, today: string): { age: number; from: string; to: string } | undefined {
  const age = ageOn(birth_date, today) - 1
  if (age < 0 || age >= CHILDHOOD) return undefined
  return { age, from: birthdayAt(birth_date, age), to: addDays(birthdayAt(birth_date, age + 1), -1) }
}
