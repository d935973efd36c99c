import { datesIn, localeOf } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'

export type Recipient = { language: string | null; timezone: string | null; date_format?: string | null }

/** Dates like "June 15, 2026", in a person's language, time zone and order. */
export function longDates({ language, timezone, date_format }: Recipient): Intl.DateTimeFormat {
  const timeZone = zoneOf(timezone ?? 'UTC')
  return new Intl.DateTimeFormat(datesIn(localeOf(language), date_format), { dateStyle: 'long', timeZone })
}
