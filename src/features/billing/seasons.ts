const MONTHS_OF_A_SEASON = 3

/** The season of three months that a moment is in: from January, April, July or October on, in UTC. `to` is its end. */
export function seasonOf(now: Date): { from: Date; to: Date } {
  const first = now.getUTCMonth() - (now.getUTCMonth() % MONTHS_OF_A_SEASON)
  const year = now.getUTCFullYear()
  return { from: new Date(Date.UTC(year, first)), to: new Date(Date.UTC(year, first + MONTHS_OF_A_SEASON)) }
}
