import {
  evenBreak,
  fitRow,
  justify,
  placeRow,
  SHRINK_MAX,
  STRETCH_MAX,
  sumOf,
  type Boxes,
  type PhotoRow,
} from './justify.ts'

/** The fields of a photo that the layout needs. `sort_at` is a local time, `YYYY-MM-DDTHH:mm:ss`. */
export type Placed = {
  width: number
  height: number
  sort_at: string
  taken_at?: string | null
  taken_precision?: string
}

/**
 * A day's label above its first photo; `width` is the available space. Photos without a date are sorted by the day they were
 * added; `isAdded` means that the day has no others.
 */
export type DayLabel = { date: string; precision: string | undefined; isAdded: boolean; x: number; width: number }
export type GalleryRow = PhotoRow & { labels: DayLabel[] }
/** `top` is relative to the gallery; the rows' `top` is relative to the month. */
export type Month = {
  month: string
  top: number
  height: number
  rows: GalleryRow[]
  /** The positions of photos that aren't loaded. */
  gaps?: Gap[]
  /** How many photos of the month precede its first row; 0 if unknown. */
  skipped?: number
}
export type Gap = { top: number; height: number; photos: number; background: string }
/** The loaded photos are between `loadedFrom` and `loadedTo`. */
export type GalleryLayout = Boxes & { months: Month[]; height: number; loadedFrom: number; loadedTo: number }

export type Measures = {
  width: number
  /** On phones. */
  isNarrow: boolean
  /** The root font size. */
  rem: number
  target: number
  gap: number
  dayGap: number
  monthHeight: number
  /** 0 if days have no labels, and follow each other without a break. */
  labelHeight: number
  /** How much one photo, or two, grow that have a row to themselves. */
  lone: number
  pair: number
  /** Days whose photos fill a row lower than this, in shares of the target, don't share it. */
  ownRow: number
  /** A photo that has a row to itself is at least this wide, in shares of its height. */
  loneRatio: number
}

/** Narrower or wider photos are cropped in the gallery, so that panoramas and screenshots don't become slivers. */
const RATIO_MIN = 0.5
const RATIO_MAX = 3

/** Days share a row if it's at least this high, in shares of the target. */
const SHARED_MIN = 0.89

/** The compact view shows about twice as many photos per screen. */
const COMPACT_SHARE = 0.7

/** The row size that the person chose. The smallest has months without days. */
export type Zoom = 'months' | 'small' | 'middle' | 'large'
const ZOOM_SHARE: Record<Zoom, number> = { months: 0.42, small: 0.6, middle: 1, large: 1.75 }

/**
 * Months and years give an overview of a long time. Galleries without months, such as albums, have the middle size instead:
 * they're usually short, and can't be zoomed.
 */
export function rowZoom(zoom: Zoom | 'years', flat: boolean): Zoom {
  if (flat && (zoom === 'months' || zoom === 'years')) return 'middle'
  return zoom === 'years' ? 'small' : zoom
}

/**
 * Phones show three or four photos per row, desktops five or six, at the middle zoom. `rem` is the root font size in pixels.
 */
export function measuresFor(width: number, compact = false, zoom: Zoom = 'middle', rem = 16): Measures {
  const isNarrow = width < 640
  const target = isNarrow ? 118 : Math.min(230, 160 + width / 20)
  return {
    width,
    isNarrow,
    rem,
    target: Math.min(width * 0.8, target * ZOOM_SHARE[zoom]) * (compact ? COMPACT_SHARE : 1),
    gap: isNarrow ? 3 : compact ? 4 : 6,
    dayGap: isNarrow ? 10 : compact ? 10 : 16,
    monthHeight: (isNarrow ? 2.5 : 4) * rem,
    labelHeight: zoom === 'months' ? 0 : (isNarrow ? 1.5 : 2.25) * rem,
    // On phones, they then reach from edge to edge, and a portrait leaves room for the next day.
    lone: isNarrow ? 3.7 : 1.75,
    pair: isNarrow ? 2.2 : 1.6,
    // On phones, a day with one row shares it with a lone photo after it, which would be much larger.
    ownRow: isNarrow ? SHRINK_MAX : STRETCH_MAX,
    loneRatio: isNarrow ? 4 / 3 : RATIO_MIN,
  }
}

/** Lays out photos in justified rows by day and month, in the given order. All offsets are absolute, so nothing shifts. */
export function layOutGallery(photos: readonly Placed[], measures: Measures): GalleryLayout {
  const ratios = ratiosOf(photos)
  const boxes: Boxes = { x: new Float32Array(photos.length), w: new Float32Array(photos.length) }
  const months: Month[] = []
  let top = 0
  for (const { key, start, end } of runs(photos, 0, photos.length, 7)) {
    const rows = layOutMonth(photos, ratios, boxes, start, end, measures)
    const height = endOf(rows) + measures.gap
    months.push({ month: key, top, height, rows })
    top += height
  }
  return { ...boxes, months, height: top, loadedFrom: 0, loadedTo: top }
}

/** On phones, so few photos are as wide as the screen, or two portraits together. */
const FEW = 3

/** Lays out photos in justified rows in the given order, without months and days: one "month" without a heading. */
export function layOutRows(photos: readonly Placed[], measures: Measures): GalleryLayout {
  const boxes: Boxes = { x: new Float32Array(photos.length), w: new Float32Array(photos.length) }
  const target = measures.isNarrow && photos.length <= FEW ? measures.width * 0.65 : measures.target
  const rows = justify(ratiosOf(photos), 0, photos.length, boxes, { ...measures, target, top: 0 })
  const height = endOf(rows)
  const months = [{ month: '', top: 0, height, rows: rows.map((row) => ({ ...row, labels: [] })) }]
  return { ...boxes, months, height, loadedFrom: 0, loadedTo: height }
}

function ratiosOf(photos: readonly Placed[]): Float32Array {
  return Float32Array.from(photos, ({ width, height }) => Math.min(RATIO_MAX, Math.max(RATIO_MIN, width / height || 1)))
}

type Run = { key: string; start: number; end: number }

/** Runs of neighbors whose times share the first `length` characters: 7 for the month, 10 for the day. */
function* runs(photos: readonly Placed[], from: number, to: number, length: number): Generator<Run> {
  let start = from
  while (start < to) {
    const key = photos[start]?.sort_at.slice(0, length) ?? ''
    let end = start + 1
    while (end < to && photos[end]?.sort_at.startsWith(key)) end++
    yield { key, start, end }
    start = end
  }
}

function layOutMonth(
  photos: readonly Placed[],
  ratios: Float32Array,
  boxes: Boxes,
  start: number,
  end: number,
  measures: Measures,
): GalleryRow[] {
  const { width, target, gap, labelHeight, lone, pair, ownRow } = measures
  let top = measures.monthHeight
  if (labelHeight === 0)
    return justify(ratios, start, end, boxes, { width, target, gap, top }).map((row) => ({ ...row, labels: [] }))
  const rows: GalleryRow[] = []
  let shared: Run[][] = []

  const closeShared = () => {
    for (const days of evened(shared, ratios, measures)) {
      const row = shareRow(days, photos, ratios, boxes, top + labelHeight, measures)
      rows.push(row)
      top = row.top + row.height + gap
    }
    shared = []
  }

  for (const day of runs(photos, start, end, 10)) {
    const last = shared.at(-1)
    if (fillingOf(day, day, 1, ratios, measures) < target * ownRow) {
      closeShared()
      const own = justify(ratios, day.start, day.end, boxes, { width, target, gap, top: top + labelHeight, lone, pair })
      own.forEach((row, i) => rows.push({ ...row, labels: i === 0 ? [{ ...named(day, photos), x: 0, width }] : [] }))
      top = endOf(own) + gap
    } else if (last?.[0] && fillingOf(last[0], day, last.length + 1, ratios, measures) > target * SHARED_MIN)
      last.push(day)
    else shared.push([day])
  }
  closeShared()
  return rows
}

/** Rows of days, of which a last one that isn't full shares the days of the row before. */
function evened(rows: Run[][], ratios: Float32Array, measures: Measures): Run[][] {
  const [before, last] = rows.slice(-2)
  if (!before || !last || fillingOfRow(last, ratios, measures) <= measures.target * STRETCH_MAX) return rows
  const days = [...before, ...last]
  const at = evenBreak(0, days.length, measures.target, (from, to) =>
    fillingOfRow(days.slice(from, to), ratios, measures),
  )
  return [...rows.slice(0, -2), days.slice(0, at), days.slice(at)].filter((row) => row.length > 0)
}

/** The bottom of the last row. */
function endOf(rows: readonly PhotoRow[]): number {
  const last = rows.at(-1)
  return last ? last.top + last.height : 0
}

/** A day with its precision. */
function named({ key, start, end }: Run, photos: readonly Placed[]) {
  const first = photos[start]
  const isAdded = first?.taken_at === null && photos.slice(start, end).every(({ taken_at }) => taken_at === null)
  return { date: key, precision: first?.taken_precision, isAdded }
}

/** Puts short days side by side in one row, each under its own label. */
function shareRow(
  days: Run[],
  photos: readonly Placed[],
  ratios: Float32Array,
  boxes: Boxes,
  top: number,
  measures: Measures,
): GalleryRow {
  const { width, gap, dayGap, loneRatio } = measures
  const { start = 0 } = days.at(0) ?? {}
  const { end = 0 } = days.at(-1) ?? {}
  if (end - start === 1) ratios[start] = Math.max(ratios[start] ?? 1, loneRatio)
  const height = fitRow(ratios, start, end, fillingOfRow(days, ratios, measures), measures)
  const labels: DayLabel[] = []
  let x = 0
  for (const day of days) {
    const right = placeRow(ratios, day.start, day.end, boxes, { x, height, gap })
    const isLast = day === days.at(-1)
    labels.push({ ...named(day, photos), x, width: (isLast ? Math.max(right, width) : right) - x })
    x = right + dayGap
  }
  return { top, height, start, end, labels }
}

function fillingOfRow(days: Run[], ratios: Float32Array, measures: Measures): number {
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? fillingOf(first, last, days.length, ratios, measures) : 0
}

/** The height at which so many days fill a row together, `first` to `last`. */
function fillingOf(
  first: Run,
  last: Run,
  days: number,
  ratios: Float32Array,
  { width, gap, dayGap }: Measures,
): number {
  const gaps = (last.end - first.start - days) * gap + (days - 1) * dayGap
  return (width - gaps) / sumOf(ratios, first.start, last.end)
}
