/** Common abbreviations of US time zones. Not all systems know them as zones. */
const CITIES: Record<string, string> = { EST: 'America/New_York', PST: 'America/Los_Angeles' }

/** The IANA zone of a preference, with daylight saving time if its city has it. */
export function zoneOf(timezone: string): string {
  return CITIES[timezone] ?? timezone
}
