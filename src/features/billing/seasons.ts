const MONTHS_OF_A_SEASON = 3

/** The season that a time is in: three months from January, April, July or October on, in UTC. `to` is exclusive. */
export function seasonOf(now: Date): { from: Date; to: Date } {
  const first = now.getUTCMonth() - (now.getUTCMonth() % MONTHS_OF_A_SEASON)
  const year = now.getUTCFullYear()
  return { from: new Date(Date.UTC(year, first)), to: new Date(Date.UTC(year, first + MONTHS_OF_A_SEASON)) }
}
