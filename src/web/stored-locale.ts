import { locales } from '#shared/locales.ts'
import { oneOf, storedValue } from './stored-value.ts'

/** The next visit starts in this language, so that texts and session are fetched at the same time. */
export const storedLocale = storedValue('hearthbook.locale', oneOf(locales))
