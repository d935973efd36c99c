import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { photos as en } from '../photos.messages.en.ts'
import { approximateDate, type Season } from '../taken-date.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../photos')

/** "May 1965" or "Around 1965" in a language. */
export function approximateDateIn(locale: Locale, taken_at: string, precision: string): string {
  const say = createTranslator({ locale, messages: texts[locale], namespace: 'gallery' })
  const words = {
    season: (values: { season: Season; year: string }) => say('season', values),
    about: (values: { year: string }) => say('about', values),
    decade: (values: { year: string }) => say('decade', values),
  }
  return approximateDate(taken_at, precision, words, (date) => monthIn(locale, date))
}

/** "May 1965". A capital in every language, because nothing precedes it. */
function monthIn(locale: Locale, text: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const month = format.format(new Date(text.slice(0, 10)))
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1)
}
