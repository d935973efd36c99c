import { localeFromHeader, type Locale } from '#shared/locales.ts'
import type { DateFormat } from './format.ts'

type Region = { timezone: string; date_format: DateFormat; language: Locale }

/**
 * Defaults for a new account: `browserRegion(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)`.
 */
export function browserRegion(languages: readonly string[], timeZone: string | undefined): Region {
  return {
    timezone: isZone(timeZone) ? timeZone : 'UTC',
    date_format: dateFormatOf(languages[0]),
    language: localeFromHeader(languages.join(',')),
  }
}

/** The order of day, month and year in numeric dates of a language and region. */
function dateFormatOf(language: string | undefined): DateFormat {
  const numeric = { calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const parts = intlFormat(language, numeric)?.formatToParts()
  const first = parts?.find(({ type }) => type === 'year' || type === 'month' || type === 'day')?.type
  if (first === 'year') return 'YYYY-MM-DD'
  return first === 'day' ? 'DD/MM/YYYY' : 'MM/DD/YYYY'
}

const INCHES = 'US LR MM'
/** From Unicode's territory data. */
const LETTER_PAPER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'

/** Whether people where this browser is measure in inches. */
export function usesInches(language: string, timeZone: string): boolean {
  return isIn(INCHES, language, timeZone)
}

/** Whether printers where this browser is have letter-size paper rather than A4. */
export function usesLetterPaper(language: string, timeZone: string): boolean {
  return isIn(LETTER_PAPER, language, timeZone)
}

/** In Europe, many browsers are set to American English. */
function isIn(regions: string, language: string, timeZone: string): boolean {
  const region = timeZone.startsWith('Europe/') ? undefined : intlLocale(language)?.maximize().region
  return region !== undefined && regions.split(' ').includes(region)
}

function intlLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

function isZone(timeZone: string | undefined): timeZone is string {
  return Boolean(timeZone) && intlFormat('en', { timeZone }) !== undefined
}

/** Undefined for tags and time zones that this browser doesn't know; privacy tools send made-up ones. */
function intlFormat(
  language: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(language ?? 'en', options)
  } catch {
    return undefined
  }
}
