import type { Locale } from '#shared/locales.ts'

/** Each in itself, for whoever looks for theirs. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español', fr: 'Français' }
