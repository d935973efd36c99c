import { withFrenchSpaces } from './french-spaces.ts'

type Language = {
  /** The language's own name, for menus. */
  name: string
  /** For `og:locale`, which needs a territory. */
  territory: string
  /** Quotation marks, and those inside a quotation. */
  quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string]
  /** Typographic adjustments, such as French spaces. */
  typeset?: <Texts>(texts: Texts) => Texts
}

/**
 * All languages. Files are found by these codes: `*.messages.<code>.ts`, `search-words.<code>.ts`, `blog/*.<code>.md`,
 * `tools/text-rules/<code>.ts`.
 */
const known = {
  en: { name: 'English', territory: 'en_US', quotes: ['“', '”', '‘', '’'] },
  es: { name: 'Español', territory: 'es_ES', quotes: ['«', '»', '“', '”'] },
  fr: { name: 'Français', territory: 'fr_FR', quotes: ['«\u00a0', '\u00a0»', '“', '”'], typeset: withFrenchSpaces },
  de: { name: 'Deutsch', territory: 'de_DE', quotes: ['„', '“', '‚', '‘'] },
} satisfies Record<string, Language>

export type Locale = keyof typeof known
export const languages: Record<Locale, Language> = known
export const locales = Object.keys(known) as readonly Locale[]

export const typeset = <Texts>(texts: Texts, locale: Locale): Texts => languages[locale].typeset?.(texts) ?? texts

/** A value for each language. */
export function forEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}

/** A stored language, or English if none was chosen. */
export function localeOf(language: string | null): Locale {
  return locales.find((locale) => locale === language) ?? 'en'
}

/** The first language in an Accept-Language header that Hearthbook has, else English. */
export function localeFromHeader(header: string | undefined): Locale {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return localeOf(wanted.find((language) => Object.hasOwn(languages, language)) ?? null)
}

/** Whose long dates have the order that the user chose. Only English has two. */
export function datesIn(locale: Locale, dateFormat: string | null | undefined): Locale | 'en-GB' {
  return locale === 'en' && dateFormat === 'DD/MM/YYYY' ? 'en-GB' : locale
}
