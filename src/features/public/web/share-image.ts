import type { Locale } from '#shared/locales.ts'

/** Size of a page's preview image, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630 }

export function shareImageFile(locale: Locale, path: string): string {
  return `/share/${locale}${path === '/' ? '/index' : path}.jpg`
}
