import { useLocale } from 'use-intl'
import { usesInches } from '#web/browser-region.ts'
import { useText, useTimeZone } from '#web/text.tsx'
import type { BookSize } from '../../book-layout/book-layout.rules.ts'
import { measuresIn, type LengthUnit } from '../book-measures.ts'

/** Message keys can't contain dots. */
const keys = { '8x8': 'square', '8x11': 'upright', '11x8.5': 'landscape' } as const satisfies Record<BookSize, string>

/** The name of a size with its measures, in the unit of the browser's region, and its measures in any unit. */
export function useBookSize(): {
  sizeName: (size: BookSize) => string
  measuresOf: (size: BookSize, unit: LengthUnit) => string
} {
  const t = useText('books.new.sizes')
  const locale = useLocale()
  const unit = usesInches(navigator.language, useTimeZone()) ? 'inches' : 'centimeters'
  const measuresOf = (size: BookSize, of: LengthUnit) => t(of, measuresIn(size, of, locale))
  return { sizeName: (size) => t(keys[size], { measures: measuresOf(size, unit) }), measuresOf }
}
