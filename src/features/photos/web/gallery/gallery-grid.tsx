import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useAltText } from '../use-alt-text.ts'
import { lazySoon } from '#web/lazy-part.ts'
import type { CompleteLayout, GalleryTimeline } from '../timeline/gallery-timeline.ts'
import {
  layOutGallery,
  measuresFor,
  type GalleryLayout,
  type GalleryRow,
  type Measures,
  type Month,
} from './gallery-layout.ts'
import { DayLabels } from './day-labels.tsx'
import { PhotoCell } from './photo-cell.tsx'
import { useKeptPlace } from './use-kept-place.ts'
import { useVisibleMonths, useWidth } from './use-gallery-view.ts'
import { zoom } from './zoom.ts'

const TimelineLayer = lazySoon(async () => (await import('../timeline/timeline-layer.tsx')).TimelineLayer)

export type GalleryGridProps = {
  photos: readonly PhotoListed[]
  /** Names this gallery in the browser's history, so that Back and reload return to the same photos. */
  placeKey: string
  hrefOf: (photo: PhotoListed) => string
  onOpen: (photo: PhotoListed) => void
  /** Undefined where photos cannot be chosen. */
  chosen?: ReadonlySet<string> | undefined
  grid: RefObject<HTMLDivElement | null>
  /** The end of what is loaded comes near. */
  onNearEnd: () => void
  /** Leads anywhere; undefined where the months are not counted. */
  timeline: GalleryTimeline | undefined
}

/** Justified rows by day under sticky months. Only what is near the viewport is in the page. */
export function GalleryGrid({ grid, ...props }: GalleryGridProps) {
  const t = useText('photos')
  const width = useWidth(grid)
  const { data: session } = useQuery(sessionOptions)
  const size = useSyncExternalStore(zoom.listen, zoom.get)
  return (
    <div
      ref={grid}
      data-measured
      data-choosing={props.chosen?.size ? '' : undefined}
      role="region"
      aria-label={t('gallery.label')}
      className="-mx-4 [overflow-anchor:none] sm:mx-0"
    >
      {width > 0 && (
        <Months {...props} element={grid} measures={measuresFor(width, session?.preferences?.compact_view, size)} />
      )}
    </div>
  )
}

type MonthsProps = Omit<GalleryGridProps, 'grid'> & { element: RefObject<HTMLDivElement | null>; measures: Measures }

function Months({ element, measures, onNearEnd, placeKey, timeline, ...cells }: MonthsProps) {
  const format = useFormat()
  // Gives what is not loaded its room; it comes after the first photos.
  const [complete, setComplete] = useState<CompleteLayout>()
  const loaded = layOutGallery(cells.photos, measures)
  const isComplete = timeline !== undefined && complete !== undefined
  const layout = isComplete ? complete(loaded, timeline.span, measures) : loaded
  const visible = useVisibleMonths(element, layout)
  useKeptPlace(element, layout, cells.photos, placeKey, onNearEnd, isComplete || !timeline?.span.hasBefore)
  useNearEnd(layout, visible.at(-1), onNearEnd)
  return (
    <div className="relative" style={{ height: layout.height }}>
      {visible.map(({ index, from, to }) => {
        const month = layout.months[index]!
        return (
          <section key={month.month} className="absolute inset-x-0" style={{ top: month.top, height: month.height }}>
            <h2 className="sticky top-[calc(4rem+env(safe-area-inset-top))] z-2 h-16 truncate bg-paper/96 px-4 font-serif text-xl leading-[4rem] font-semibold first-letter:uppercase sm:-mx-4">
              {format.month(`${month.month}-01`)}
            </h2>
            {month.gaps?.map(({ top, height, background }) => (
              <div key={top} className="absolute inset-x-0" style={{ top, height, background }} />
            ))}
            {month.rows.slice(from, to).map((row) => (
              <Row key={row.start} row={row} layout={layout} {...cells} />
            ))}
          </section>
        )
      })}
      {timeline && (
        <Suspense>
          <TimelineLayer {...timeline} element={element} layout={layout} onComplete={setComplete} />
        </Suspense>
      )}
    </div>
  )
}

type RowProps = Pick<GalleryGridProps, 'photos' | 'hrefOf' | 'onOpen' | 'chosen'> & {
  row: GalleryRow
  layout: GalleryLayout
}

function Row({ row, layout, photos, hrefOf, onOpen, chosen }: RowProps) {
  const alt = useAltText()
  return (
    <div className="absolute inset-x-0 contain-layout" style={{ top: row.top, height: row.height }}>
      <DayLabels labels={row.labels} canChoose={chosen !== undefined} />
      {photos.slice(row.start, row.end).map((photo, i) => (
        <PhotoCell
          key={photo.id}
          photo={photo}
          alt={alt(photo)}
          href={hrefOf(photo)}
          x={layout.x[row.start + i]!}
          width={layout.w[row.start + i]!}
          height={row.height}
          onOpen={onOpen}
          chosen={chosen?.has(photo.id)}
        />
      ))}
    </div>
  )
}

/** Some three screens before the end of what is loaded, so that nobody reaches it. */
const AHEAD_PIXELS = 2500

function useNearEnd(layout: GalleryLayout, last: { index: number; to: number } | undefined, onNearEnd: () => void) {
  const reach = useEffectEvent(onNearEnd)
  const shownTo = last ? bottomOf(layout.months[last.index]!, last.to) : 0
  const isNear = Math.abs(layout.loadedTo - shownTo) < AHEAD_PIXELS
  useEffect(() => {
    // Each page that arrives asks again, until the end is far enough away.
    if (isNear && layout.x.length > 0) reach()
  }, [isNear, layout])
}

function bottomOf(month: Month, rows: number): number {
  const row = month.rows[rows - 1]
  return month.top + (row ? row.top + row.height : 0)
}
