/** The sum of the ratios of a row's photos: wider rows are lower. */
const [ROW_RATIO, LATER_ROW_RATIO] = [2.4, 3.6]
/** More photos than this have as many rows as they need. */
const FEW = 5

/**
 * Distributes photos, given as width by height, over rows of about the same height; earlier rows have fewer photos. A row
 * isn't higher than wide, unless it's the only one.
 */
export function rowsOf(ratios: readonly number[]): number[][] {
  const isFew = ratios.length <= FEW
  const wanted = Math.max(1, Math.round(sumOf(ratios) / (isFew ? ROW_RATIO : LATER_ROW_RATIO)))
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
