import type { Locale } from '#shared/locales.ts'

/** Minor units as people write them, without cents where there are none. */
export function priceIn(locale: Locale, minor: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 ? 2 : 0,
  }).format(minor / 100)
}
