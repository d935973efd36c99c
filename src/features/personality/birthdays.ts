import { birthdayIn, daysBetween } from '#shared/days.ts'

/**
 * The upcoming birthday, or the last one if it was at most `daysAfter` days ago: its date, the child's new age, and the
 * number of days until then. Children born on February 29 have their birthday on March 1 in other years. All dates are
 * calendar dates.
 */
export function nextBirthday(
  birth_date: string,
  today: string,
  daysAfter = 0,
): { date: string; age: number; days: number } {
  const born = Number(birth_date.slice(0, 4))
  const first = Number(today.slice(0, 4)) - 1
  for (let year = first; ; year++) {
    const date = birthdayIn(birth_date, year)
    const days = daysBetween(today, date)
    if (days >= -daysAfter) return { date, age: year - born, days }
  }
}
