import { datesIn, type Locale } from './locales.ts'

export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD'

/** The order of day, month and year in numeric dates of a language and region. */
export function dateFormatOf(language: string | undefined): DateFormat {
  const numeric = { calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = intlFormat(language, numeric)?.formatToParts()
  const first = parts?.find(({ type }) => type === 'year' || type === 'month' || type === 'day')?.type
  if (first === 'year') return 'YYYY-MM-DD'
  return first === 'day' ? 'DD/MM/YYYY' : 'MM/DD/YYYY'
}

/** Whose long dates a visitor reads, by their browser's Accept-Language header. */
export function datesFromHeader(locale: Locale, header: string | undefined): Locale | 'en-GB' {
  return datesIn(locale, dateFormatOf(header?.split(/[,;]/)[0]?.trim()))
}

/** Undefined for tags and time zones that aren't known; privacy tools send made-up ones. */
export function intlFormat(
  language: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(language || 'en', options)
  } catch {
    return undefined
  }
}
