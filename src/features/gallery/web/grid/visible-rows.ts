import type { GalleryLayout, Month } from './gallery-layout.ts'

/** A month of which at least its heading is near the viewport, and its rows `from` to `to` (excluded). */
export type VisibleMonth = { index: number; from: number; to: number }

/** What lies between `top` and `bottom`, measured from the gallery's top. */
export function visibleMonths(layout: GalleryLayout, top: number, bottom: number): VisibleMonth[] {
  const { months } = layout
  const visible: VisibleMonth[] = []
  for (let index = firstEndingBelow(months, top); index < months.length; index++) {
    const month = months[index]!
    if (month.top > bottom) break
    visible.push({ index, ...visibleRows(month, top - month.top, bottom - month.top) })
  }
  return visible
}

/** Two views with the same key show the same rows, so scrolling within them need not draw anything. */
export function viewKey(visible: VisibleMonth[]): string {
  const first = visible[0]
  const last = visible.at(-1)
  return first && last ? `${first.index}.${first.from}-${last.index}.${last.to}` : ''
}

function firstEndingBelow(months: Month[], top: number): number {
  let low = 0
  let high = months.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (months[middle]!.top + months[middle]!.height < top) low = middle + 1
    else high = middle
  }
  return low
}

function visibleRows({ rows }: Month, top: number, bottom: number): { from: number; to: number } {
  let from = 0
  let high = rows.length
  while (from < high) {
    const middle = (from + high) >> 1
    if (rows[middle]!.top + rows[middle]!.height < top) from = middle + 1
    else high = middle
  }
  let to = from
  // A row's labels stand above its top, hence the margin.
  while (to < rows.length && rows[to]!.top - 40 <= bottom) to++
  return { from, to }
}

/** The visible months back from their key. */
export function visibleFromKey(layout: GalleryLayout, key: string): VisibleMonth[] {
  const match = /^(\d+)\.(\d+)-(\d+)\.(\d+)$/.exec(key)
  if (!match) return []
  const [first, from, last, to] = match.slice(1).map(Number) as [number, number, number, number]
  const visible: VisibleMonth[] = []
  for (let index = first; index <= Math.min(last, layout.months.length - 1); index++) {
    const rows = layout.months[index]!.rows.length
    visible.push({
      index,
      from: index === first ? Math.min(from, rows) : 0,
      to: index === last ? Math.min(to, rows) : rows,
    })
  }
  return visible
}
