import { trimSizes, type BookSize } from '../book-layout/book-layout.rules.ts'

const MM = { inches: 25.4, centimeters: 10 }
export type LengthUnit = keyof typeof MM

/** The measures of a printed page. With fewer digits, a print shop would make another size. */
export function measuresIn(size: BookSize, unit: LengthUnit, locale: string): { width: string; height: string } {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { width, height } = trimSizes[size]
  return { width: number.format(width / MM[unit]), height: number.format(height / MM[unit]) }
}
