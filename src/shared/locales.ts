export const locales = ['en', 'es', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The first language of an Accept-Language header that Hearthbook speaks, else English. */
export function localeFromHeader(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if ((locales as readonly string[]).includes(language)) return language as Locale
  }
  return 'en'
}
