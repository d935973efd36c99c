import { locales } from '#shared/locales.ts'
import { oneOf, storedValue } from './stored-value.ts'

/** The next visit starts in this language, so that it fetches texts and session at the same time. */
export const storedLocale = storedValue('hearthbook.locale', oneOf(locales))
