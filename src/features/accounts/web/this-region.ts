import { locales } from '#shared/locales.ts'
import { browserRegion } from '#web/browser-region.ts'
import type { Region } from '../accounts.schemas.ts'

/** How this browser is set, sent along when an account is made; the language is the one that its person has just read. */
export function thisRegion(): Region {
  const region = browserRegion(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const read = locales.find((locale) => locale === document.documentElement.lang)
  return { ...region, ...(read && { language: read }) }
}
