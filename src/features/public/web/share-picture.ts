import type { Locale } from '#shared/locales.ts'

/** Of a picture that stands for a page elsewhere, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

export function sharePictureFile(locale: Locale, path: string): string {
  return `/share/${locale}${path === '/' ? '/index' : path}.jpg`
}
