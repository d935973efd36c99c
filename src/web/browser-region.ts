import { dateFormatOf, intlFormat } from '#shared/date-order.ts'
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
