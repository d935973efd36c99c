import { birthdayAt, daysBetween } from '#shared/days.ts'

/**
 * The upcoming birthday, or the last one if it was at most `daysAfter` days ago: its date, the child's new age, and the
 * number of days until then. Children born on February 29 have their birthday on February 28 in other years. All dates are
 * calendar dates.
 */
export function nextBirthday(
  birth_date: string,
  today: string,
  daysAfter = 0,
): { date: string; age: number; days: number } {
  const born = Number(birth_date.slice(0, 4))
  for (let age = Number(today.slice(0, 4)) - 1 - born; ; age++) {
    const date = birthdayAt(birth_date, age)
    const days = daysBetween(today, date)
    if (days >= -daysAfter) return { date, age, days }
  }
}
