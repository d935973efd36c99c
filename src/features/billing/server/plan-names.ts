import { catalogs } from '#server/catalogs.ts'
import { forEachLocale, type Locale } from '#shared/locales.ts'
import { tiers, type Tier } from '../catalogue.ts'
import type { plans as en } from '../plans.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, '../plans')

/** Plan names for emails and documents, which are rendered without the web app. */
export const planNames: Record<Locale, Record<Tier, string>> = forEachLocale((locale) => texts[locale].names)

/** A stored tier's name; undefined for none, or for one that's no longer sold. */
export function planNameOf(tier: string | null, locale: Locale): string | undefined {
  const known = tiers.find((one) => one === tier)
  return known && planNames[locale][known]
}
