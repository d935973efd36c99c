/** The short names that people know mean the clocks of these cities; they are no zones of their own everywhere. */
const CITIES: Record<string, string> = { EST: 'America/New_York', PST: 'America/Los_Angeles' }

/** The IANA zone of a preference: with summer time where its city has it. */
export function zoneOf(timezone: string): string {
  return CITIES[timezone] ?? timezone
}
