import compile from 'icu-minify/compile'
import format, { type FormatValues } from 'icu-minify/format'
import { plans as plansEn } from '#features/billing/plans.messages.en.ts'
import { plans as plansEs } from '#features/billing/plans.messages.es.ts'
import { plans as plansFr } from '#features/billing/plans.messages.fr.ts'
import { withFrenchSpaces } from '#shared/french-spaces.ts'
import { locales, type Locale } from '#shared/locales.ts'
import type { Translation } from '#shared/messages.ts'
import { publicHouse as houseEn } from '../house.messages.en.ts'
import { publicHouse as houseEs } from '../house.messages.es.ts'
import { publicHouse as houseFr } from '../house.messages.fr.ts'
import { publicLegal as legalEn } from '../legal.messages.en.ts'
import { publicLegal as legalEs } from '../legal.messages.es.ts'
import { publicLegal as legalFr } from '../legal.messages.fr.ts'
import { publicOffer as offerEn } from '../offer.messages.en.ts'
import { publicOffer as offerEs } from '../offer.messages.es.ts'
import { publicOffer as offerFr } from '../offer.messages.fr.ts'
import { publicPages as en } from '../public.messages.en.ts'
import { publicPages as es } from '../public.messages.es.ts'
import { publicPages as fr } from '../public.messages.fr.ts'
import { publicStories as storiesEn } from '../stories.messages.en.ts'
import { publicStories as storiesEs } from '../stories.messages.es.ts'
import { publicStories as storiesFr } from '../stories.messages.fr.ts'
import { web as webEn } from '#web/web.messages.en.ts'
import { web as webEs } from '#web/web.messages.es.ts'
import { web as webFr } from '#web/web.messages.fr.ts'
import type { SiteSettings } from '../site-settings.ts'

const english = {
  ...en,
  plans: plansEn,
  offer: offerEn,
  house: houseEn,
  legal: legalEn,
  stories: storiesEn,
  signedOut: webEn.signedOut,
}

export type PublicMessages = Translation<typeof english>

export const publicMessages: Record<Locale, PublicMessages> = {
  en: english,
  es: {
    ...es,
    plans: plansEs,
    offer: offerEs,
    house: houseEs,
    legal: legalEs,
    stories: storiesEs,
    signedOut: webEs.signedOut,
  },
  fr: withFrenchSpaces({
    ...fr,
    plans: plansFr,
    offer: offerFr,
    house: houseFr,
    legal: legalFr,
    stories: storiesFr,
    signedOut: webFr.signedOut,
  }),
}

/** In front of an address: a language that was chosen, or nothing, where the browser's preference decides. */
export const prefixes = ['', ...locales.map((locale) => `/${locale}` as const)] as const
export type Prefix = (typeof prefixes)[number]

/** What every part of a public page is drawn from. */
export type Page = {
  locale: Locale
  prefix: Prefix
  text: PublicMessages
  path: string
  site: SiteSettings
  /** The address of another public page in the same language. */
  to(path: string): string
  /** A sentence with values in it. */
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
