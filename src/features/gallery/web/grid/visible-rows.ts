import type { GalleryLayout, Month } from './gallery-layout.ts'

/** A month whose heading or rows are near the viewport, with its rows `from` to `to` (exclusive). */
export type VisibleMonth = { index: number; from: number; to: number }

/** The rows between `top` and `bottom`, relative to the top of the gallery. */
export function visibleMonths(layout: GalleryLayout, top: number, bottom: number): VisibleMonth[] {
  const { months } = layout
  const visible: VisibleMonth[] = []
  for (const [index, month] of months.entries()) {
    if (month.top + month.height < top) continue
    if (month.top > bottom) break
    visible.push({ index, ...visibleRows(month, top - month.top, bottom - month.top) })
  }
  return visible
}

/** Two views with the same key show the same rows, so scrolling between them doesn't need a render. */
export function viewKey(visible: VisibleMonth[]): string {
  const first = visible[0]
  const last = visible.at(-1)
  return first && last ? `${first.index}.${first.from}-${last.index}.${last.to}` : ''
}

function firstEndingBelow(rows: Month['rows'], top: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    if (row && row.top + row.height < top) low = middle + 1
    else high = middle
  }
  return low
}

function visibleRows({ rows }: Month, top: number, bottom: number): { from: number; to: number } {
  const from = firstEndingBelow(rows, top)
  // A row's labels are above its top.
  let to = from
  for (const row of rows.slice(from)) {
    if (row.top - 40 > bottom) break
    to++
  }
  return { from, to }
}

/** The inverse of `viewKey`. */
export function visibleFromKey(layout: GalleryLayout, key: string): VisibleMonth[] {
  const match = /^(\d+)\.(\d+)-(\d+)\.(\d+)$/.exec(key)
  if (!match) return []
  const [first, from, last, to] = match.slice(1).map(Number) as [number, number, number, number]
  const visible: VisibleMonth[] = []
  for (let index = first; index <= Math.min(last, layout.months.length - 1); index++) {
    const rows = layout.months[index]?.rows.length ?? 0
    visible.push({
      index,
      from: index === first ? Math.min(from, rows) : 0,
      to: index === last ? Math.min(to, rows) : rows,
    })
  }
  return visible
}
