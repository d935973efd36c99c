import type { GalleryLayout, Gap, Measures, Month } from '../grid/gallery-layout.ts'
import type { LoadedSpan } from './gallery-timeline.ts'

export type CountedMonth = { month: string; photos: number }

/** Average, mostly 4:3 landscape. */
const USUAL_RATIO = 1.25
/** Share of rows that start with a day label, measured on family albums. */
const LABELLED_ROWS = 0.6

/** The layout of all photos, newest month first. Gaps of about the right size represent those that aren't loaded. */
export function completeLayout(
  loaded: GalleryLayout,
  counted: readonly CountedMonth[],
  span: LoadedSpan,
  measures: Measures,
): GalleryLayout {
  const first = loaded.months[0]
  const last = loaded.months.at(-1)
  if (!first || !last) return loaded
  const countOf = new Map(counted.map(({ month, photos }) => [month, photos]))
  const months: Month[] = []
  let height = 0
  const add = (month: Month) => {
    months.push({ ...month, top: height })
    height += month.height
  }
  const addUnloaded = (isThere: (month: string) => boolean) => {
    for (const { month, photos } of counted) if (isThere(month)) add(unloadedMonth(month, photos, measures))
  }

  if (span.hasBefore) addUnloaded((month) => month > first.month)
  for (const month of loaded.months) {
    const before = month === first && span.hasBefore ? span.skipped : 0
    const here = loadedIn(month)
    const after = month === last && span.hasAfter ? (countOf.get(month.month) ?? 0) - before - here : 0
    add(withGaps(month, before, after, measures))
  }
  if (span.hasAfter) addUnloaded((month) => month < last.month)

  const edges = months.flatMap(({ top, rows }) =>
    [rows.at(0), rows.at(-1)].flatMap((row) => (row ? [top + row.top, top + row.top + row.height] : [])),
  )
  return {
    ...loaded,
    months,
    height,
    loadedFrom: (span.hasBefore && edges.at(0)) || 0,
    loadedTo: (span.hasAfter && edges.at(-1)) || height,
  }
}

/** Converts an offset in the layout to a position to load from; undefined if everything is loaded. */
export function unloadedAt(layout: GalleryLayout, y: number): { month: string; skip: number } | undefined {
  const month = layout.months.findLast(({ top }) => top <= y) ?? layout.months[0]
  const [firstGap] = month?.gaps ?? []
  if (!month || !firstGap) return undefined
  const into = y - month.top
  const gap = month.gaps?.findLast(({ top }) => top <= into) ?? firstGap
  const share = Math.min(1, Math.max(0, (into - gap.top) / gap.height))
  const [firstRow] = month.rows
  const isAfterRows = firstRow && gap.top > firstRow.top
  const skipped = isAfterRows ? (month.skipped ?? 0) + loadedIn(month) : 0
  return { month: month.month, skip: skipped + Math.floor(share * gap.photos) }
}

function loadedIn({ rows }: Month): number {
  return (rows.at(-1)?.end ?? 0) - (rows.at(0)?.start ?? 0)
}

function unloadedMonth(month: string, photos: number, measures: Measures): Month {
  const gap = gapOf(photos, measures.monthHeight, measures)
  return { month, top: 0, height: gap.top + gap.height, rows: [], gaps: [gap] }
}

function withGaps(month: Month, before: number, after: number, measures: Measures): Month {
  if (before <= 0 && after <= 0) return month
  const above = before > 0 ? gapOf(before, measures.monthHeight, measures) : undefined
  const by = above?.height ?? 0
  const below = after > 0 ? gapOf(after, month.height + by, measures) : undefined
  return {
    ...month,
    rows: by ? month.rows.map((row) => ({ ...row, top: row.top + by })) : month.rows,
    height: month.height + by + (below?.height ?? 0),
    gaps: [above, below].filter((gap) => gap !== undefined),
    skipped: Math.max(0, before),
  }
}

function gapOf(photos: number, top: number, { width, target, gap, labelHeight }: Measures): Gap {
  const rows = Math.ceil((photos * (target * USUAL_RATIO + gap)) / width)
  const line = target + gap + labelHeight * LABELLED_ROWS
  return { top, height: Math.ceil(rows * line), photos, background: patches(target, line, gap) }
}

/** Rows of placeholder shapes as the background of a single element. */
function patches(target: number, line: number, gap: number): string {
  const across = target * USUAL_RATIO
  const paper = (from: number, to: number) => `var(--paper) ${from}px ${to}px`
  return [
    `repeating-linear-gradient(${paper(0, line - target)}, transparent ${line - target}px ${line}px)`,
    `repeating-linear-gradient(to right, transparent 0 ${across}px, ${paper(across, across + gap)})`,
    'color-mix(in srgb, var(--line) 70%, var(--paper))',
  ].join(', ')
}
