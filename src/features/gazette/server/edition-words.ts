import { createTranslator } from 'use-intl/core'
import type { prompts as enPrompts } from '#features/personality/prompts.messages.en.ts'
import { catalogs } from '#server/catalogs.ts'
import { addDays } from '#shared/days.ts'
import type { Locale } from '#shared/locales.ts'
import { quoted } from '#shared/quoted.ts'
import type { gazettePages as en } from '../gazette-pages.messages.en.ts'
import type { EditionWords } from '../layout/edition.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../gazette-pages')
const prompts = await catalogs<typeof enPrompts>(import.meta.url, '../../personality/prompts')

/** A Sunday. */
const SUNDAY = '2023-01-01'
/** Those that grandparents like to answer, too. */
const QUESTIONS = ['laugh', 'brave', 'magic', 'friend', 'play'] as const

/** What's printed, in a subscriber's language. English calendars begin on Sundays. */
export function editionWordsIn(locale: Locale, appUrl: string): EditionWords {
  const t = createTranslator({ locale, messages: texts[locale] })
  const format = (options: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    // The fonts don't have thin spaces.
    return (date: string) => dates.format(new Date(`${date}T00:00:00Z`)).replaceAll(/\p{Zs}/gu, ' ')
  }
  const firstWeekday = locale === 'en' ? 0 : 1
  const weekday = format({ weekday: 'short' })
  const month = format({ month: 'long', year: 'numeric' })
  return {
    say: (key, values = {}) => t(key, values as Parameters<typeof t>[1]),
    quote: (said) => quoted(said, locale),
    month: (which) => capitalized(month(`${which}-01`)),
    number: (value) => value.toLocaleString(locale).replaceAll(/\p{Zs}/gu, ' '),
    day: format({ day: 'numeric', month: 'long' }),
    shortDay: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekdays: Array.from({ length: 7 }, (_, at) => weekday(addDays(SUNDAY, at + firstWeekday))),
    firstWeekday,
    questions: QUESTIONS.map((key) => prompts[locale][key]),
    address: new URL(appUrl).host,
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
