import { locales } from '#shared/locales.ts'
import { browserRegion } from '#web/browser-region.ts'
import type { Region } from '../accounts.schemas.ts'

/** This browser's regional settings, for a new account. The language is the one of the current page. */
export function newAccountRegion(): Region {
  const region = browserRegion(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const read = locales.find((locale) => locale === document.documentElement.lang)
  return { ...region, ...(read && { language: read }) }
}
