const DAY_MS = 86_400_000

/**
 * The birthday that is nearest ahead, or was at most `daysAfter` ago: its date, how old the child turns, and in how many
 * days. A child of the leap day has its birthday on the first of March in other years. All are calendar dates.
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
    const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
    if (days >= -daysAfter) return { date, age: year - born, days }
  }
}

function birthdayIn(birth_date: string, year: number): string {
  const [, month, day] = birth_date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
