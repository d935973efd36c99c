import { createTranslator } from 'use-intl/core'
import { catalogs } from '#server/catalogs.ts'
import type { Locale } from '#shared/locales.ts'
import type { exportedSite as en } from './exported-site.messages.en.ts'

const texts = await catalogs<typeof en>(import.meta.url, './exported-site')

export function siteText(locale: Locale) {
  return createTranslator({ locale, messages: texts[locale] })
}
