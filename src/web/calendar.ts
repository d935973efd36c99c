const DAY_MS = 24 * 60 * 60 * 1000

/** The date in a time zone (YYYY-MM-DD). Swedish dates are ISO dates. */
export function dateIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
}

export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10)
}
