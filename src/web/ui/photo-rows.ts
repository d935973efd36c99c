import type { CSSProperties } from 'react'

/** The sum of the ratios of a row's photos: wider rows are lower. */
const [ROW_RATIO, NARROW_ROW_RATIO, LATER_ROW_RATIO] = [2.4, 1.6, 3.6]
/** More photos than this have as many rows as they need. */
const FEW = 5

/**
 * Distributes photos, given as width by height, over rows of about the same height; earlier rows have fewer photos. A row
 * isn't higher than wide, unless it's the only one.
 */
export function rowsOf(ratios: readonly number[], isNarrow = false): number[][] {
  const isFew = ratios.length <= FEW
  const fewRatio = isNarrow ? NARROW_ROW_RATIO : ROW_RATIO
  const wanted = Math.max(1, Math.round(sumOf(ratios) / (isFew ? fewRatio : LATER_ROW_RATIO)))
  let count = isFew ? Math.min(2, wanted) : wanted
  while (count > 1 && distribute(ratios, count).some((row) => sumOf(row) < 1)) count -= 1
  return distribute(ratios, count)
}

function distribute(ratios: readonly number[], count: number): number[][] {
  const total = sumOf(ratios)
  const rows: number[][] = Array.from({ length: count }, () => [])
  let after = 0
  for (const ratio of ratios.toReversed()) {
    const middle = ((after + ratio / 2) / total) * count
    rows[count - Math.max(1, Math.min(count, Math.ceil(middle)))]?.unshift(ratio)
    after += ratio
  }
  return rows.filter((row) => row.length > 0)
}

export const sumOf = (ratios: readonly number[]) => ratios.reduce((sum, ratio) => sum + ratio, 0)

/** As high as the others of its row, which fill the width together. The missing pixel is for rounding. */
export function tileIn(row: readonly number[], ratio: number): CSSProperties {
  const width = `calc((100% - ${(row.length - 1) * 0.375}rem) * ${ratio / sumOf(row)} - 1px)`
  return { flex: `${ratio} 1 ${width}`, aspectRatio: ratio }
}
