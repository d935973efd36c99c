import type { Locale } from '#shared/locales.ts'
import type { Tier } from './catalogue.ts'
import { plans as en } from './plans.messages.en.ts'
import { plans as es } from './plans.messages.es.ts'
import { plans as fr } from './plans.messages.fr.ts'

/** What the plans are called where no screen is: in mails and documents. */
export const planNames: Record<Locale, Record<Tier, string>> = { en: en.names, es: es.names, fr: fr.names }
