import { DAY_MS } from '#shared/days.ts'
import type { DateFormat } from '#shared/date-order.ts'
import { datesIn, type Locale } from '#shared/locales.ts'

export type { DateFormat }
export type FormatSettings = { locale: Locale; timeZone: string; dateFormat: DateFormat }

/**
 * A calendar date (`2024-05-01`), a camera's local time (`2024-05-01T10:30:00`), or an instant (with `Z` or an offset).
 * The first two are shown as they are, an instant in the viewer's time zone.
 */
export type Moment = string | Date

export type Format = ReturnType<typeof createFormat>

const YEAR_MS = 365 * DAY_MS

const ZONED = /(Z|[+-]\d\d:?\d\d)$/
/** Formats dates, numbers and amounts for the user's language, time zone and date format. */
export function createFormat({ locale, timeZone, dateFormat }: FormatSettings) {
  function show(moment: Moment, options: Intl.DateTimeFormatOptions): string {
    const local = typeof moment === 'string' && !ZONED.test(moment)
    const date = local ? new Date(moment.includes('T') ? `${moment}Z` : `${moment}T00:00:00Z`) : new Date(moment)
    return dateTimeFormat(locale, { ...options, timeZone: local ? 'UTC' : timeZone }).format(date)
  }

  function shortDate(moment: Moment): string {
    const [day, month, year] = [
      show(moment, { day: '2-digit' }),
      show(moment, { month: '2-digit' }),
      show(moment, { year: 'numeric' }),
    ]
    return dateFormat.replace('YYYY', year).replace('MM', month.padStart(2, '0')).replace('DD', day.padStart(2, '0'))
  }

  // Spanish and French put the day first in long dates, whichever numeric order was chosen.
  const ordered = datesIn(locale, dateFormat)
  const isDayFirst = ordered !== locale

  function longDate(moment: Moment): string {
    if (dateFormat === 'YYYY-MM-DD') return shortDate(moment)
    if (isDayFirst) return `${show(moment, { day: 'numeric' })} ${month(moment)}`
    return show(moment, { year: 'numeric', month: 'long', day: 'numeric' })
  }

  // English and Spanish separate a weekday from its date with a comma; French doesn't.
  const afterWeekday = /, /.test(show(new Date(0), { weekday: 'long', month: 'long', day: 'numeric' })) ? ',' : ''

  function weekday(moment: Moment): string {
    const day = show(moment, { weekday: 'long' })
    if (dateFormat === 'YYYY-MM-DD') return `${day}${afterWeekday} ${shortDate(moment)}`
    if (isDayFirst) return `${day}, ${show(moment, { day: 'numeric' })} ${show(moment, { month: 'long' })}`
    return show(moment, { weekday: 'long', month: 'long', day: 'numeric' })
  }

  const month = (moment: Moment) => show(moment, { year: 'numeric', month: 'long' })

  function days(from: string, to: string): string {
    if (from === to) return longDate(from).replaceAll(' ', '\u00a0')
    const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
    const isLong = last.getTime() - first.getTime() >= YEAR_MS
    if (dateFormat === 'YYYY-MM-DD' && !isLong) return `${from}\u00a0– ${to}`
    const options: Intl.DateTimeFormatOptions = isLong ? { year: 'numeric' } : { dateStyle: 'long' }
    const parts = dateTimeFormat(ordered, { ...options, timeZone: 'UTC' }).formatRangeToParts(first, last)
    const isOne = parts.filter(({ source, type }) => source === 'startRange' && type !== 'literal').length === 1
    // Lines break between the two dates, never inside.
    const text = parts.map(({ value }) => value.replaceAll(/\p{Zs}/gu, '\u00a0')).join('')
    return text.replace(/\u00a0?–\u00a0?/, isOne ? '–' : '\u00a0– ')
  }

  const months = (from: string, to: string) =>
    dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(
      new Date(from),
      new Date(to),
    )

  return {
    timeZone,
    /** May 1, 2024; May 1–5, 2024; over a year or more, 2024–2026. */
    days,
    /** Of two calendar dates: June – August 2026, or June 2026. */
    months,
    /** May 1, 2024; 1 May 2024 or 2024-05-01 for users who chose that order. */
    longDate,
    /** Wednesday, May 1; Wednesday, 1 May; Wednesday, 2024-05-01 */
    weekday,
    /** Wed 1, where there's little room. */
    shortWeekday: (moment: Moment) => `${show(moment, { weekday: 'short' })} ${show(moment, { day: 'numeric' })}`,
    /** May 2024 */
    month,
    /** May */
    monthName: (moment: Moment) => show(moment, { month: 'long' }),
    shortDate,
    /** 10:30 AM */
    time: (moment: Moment) => show(moment, { hour: 'numeric', minute: '2-digit' }),
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value),
    /** From a fraction: 0.4 is 40%. */
    percent: (fraction: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(fraction),
    /** 3.4 MB */
    bytes(bytes: number): string {
      const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 4)
      const unit = ['byte', 'kilobyte', 'megabyte', 'gigabyte'][power] ?? 'terabyte'
      const value = bytes / 1000 ** power
      const maximumFractionDigits = value < 10 && power > 0 ? 1 : 0
      // The short form of "byte" has no plural in English: "97 byte".
      const unitDisplay = power === 0 ? 'long' : 'short'
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value)
    },
    /** An amount in minor units (cents). */
    money: (minor: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
        minor / 100,
      ),
    /** The country's name by its two-letter code. */
    country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** 3:07, or 1:03:07 */
    duration(seconds: number): string {
      const whole = Math.round(seconds)
      const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
      const two = (part: number) => String(part).padStart(2, '0')
      return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
    },
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter takes some 50 microseconds, and a gallery needs hundreds. */
function dateTimeFormat(locale: Locale | 'en-GB', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}
