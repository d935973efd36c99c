import compile from 'icu-minify/compile'
import format, { type FormatValues } from 'icu-minify/format'
import type { plans } from '#features/billing/plans.messages.en.ts'
import type { contact } from '#features/contact/contact.messages.en.ts'
import { forEachLocale, locales, type Locale } from '#shared/locales.ts'
import { messagesIn, type Translation } from '#shared/messages.ts'
import type { web } from '#web/web.messages.en.ts'
import type { publicHouse } from '../house.messages.en.ts'
import type { publicLegal } from '../legal.messages.en.ts'
import type { publicOffer } from '../offer.messages.en.ts'
import type { publicPages } from '../public.messages.en.ts'
import type { SiteSettings } from '../site-settings.ts'
import type { publicStories } from '../stories.messages.en.ts'

const catalogs = Object.entries(
  import.meta.glob<object>(
    [
      '../{house,legal,offer,public,stories}.messages.*.ts',
      '#features/billing/plans.messages.*.ts',
      '#features/contact/contact.messages.*.ts',
      '#web/web.messages.*.ts',
    ],
    { eager: true },
  ),
)

type Catalogs = Translation<{
  contact: typeof contact
  plans: typeof plans
  publicHouse: typeof publicHouse
  publicLegal: typeof publicLegal
  publicOffer: typeof publicOffer
  publicPages: typeof publicPages
  publicStories: typeof publicStories
  web: typeof web
}>

function textsIn(locale: Locale) {
  const all = messagesIn(catalogs, locale) as Catalogs
  return {
    ...all.publicPages,
    plans: all.plans,
    contact: all.contact,
    offer: all.publicOffer,
    house: all.publicHouse,
    legal: all.publicLegal,
    stories: all.publicStories,
    signedOut: all.web.signedOut,
  }
}

export type PublicMessages = ReturnType<typeof textsIn>
export const publicMessages = forEachLocale(textsIn)

/** The URL's prefix for an explicit language, or nothing, where the browser's preference decides. */
export const prefixes = ['', ...locales.map((locale) => `/${locale}` as const)] as const
export type Prefix = (typeof prefixes)[number]

/** Context for rendering a public page. */
export type Page = {
  locale: Locale
  prefix: Prefix
  text: PublicMessages
  path: string
  site: SiteSettings
  /** The URL of another public page in the same language. */
  to(path: string): string
  /** Formats a message with its values. */
  say(sentence: string, values: FormatValues<string>): string
}

export function openPage(prefix: Prefix, path: string, site: SiteSettings): Page {
  const locale = locales.find((one) => prefix === `/${one}`) ?? 'en'
  return {
    ...{ locale, prefix, path, site, text: publicMessages[locale] },
    to: (other) => addressOf(prefix, other),
    say: (sentence, values) => String(format(compile(sentence), locale, values, { formatters })),
  }
}

export function addressOf(prefix: Prefix, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path
}

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
}
