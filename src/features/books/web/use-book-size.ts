import { useLocale } from 'use-intl'
import { usesInches } from '#web/browser-region.ts'
import { useText, useTimeZone } from '#web/text.tsx'
import { trimSizes, type BookSize } from '../../book-layout/book-layout.rules.ts'

/** Message keys can't contain dots. */
const keys = { '8x8': 'square', '8x11': 'upright', '11x8.5': 'landscape' } as const satisfies Record<BookSize, string>

/** The name of a size with its measures, in the unit of the browser's region. */
export function useBookSize(): (size: BookSize) => string {
  const t = useText('books.new.sizes')
  const locale = useLocale()
  const hasInches = usesInches(navigator.language, useTimeZone())
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: hasInches ? 1 : 0 })
  return (size) => {
    const { width, height } = trimSizes[size]
    const [w = '', h = ''] = [width, height].map((mm) => number.format(mm / (hasInches ? 25.4 : 10)))
    return t(keys[size], { measures: t(hasInches ? 'inches' : 'centimeters', { width: w, height: h }) })
  }
}
