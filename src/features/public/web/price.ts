import type { Locale } from '#shared/locales.ts'

/** Formats minor units, without cents if they're zero. */
export function priceIn(locale: Locale, minor: number, currency: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 ? 2 : 0,
  }).format(minor / 100)
}
