import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { memo, useEffect, useEffectEvent, useMemo, useState, type RefObject } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useStore } from '#web/external-store.ts'
import { rootFontSize } from '#web/root-font-size.ts'
import { useText } from '#web/text.tsx'
import { lazyPrefetched } from '#web/lazy-component.ts'
import type { CompleteLayout, GalleryTimeline } from '../timeline/gallery-timeline.ts'
import { AfterImages } from '#web/after-images.tsx'
import {
  layOutGallery,
  layOutRows,
  measuresFor,
  rowZoom,
  type GalleryLayout,
  type Measures,
  type Month,
} from './gallery-layout.ts'
import { selection } from '../select/selection.ts'
import { PhotoRow } from './photo-row.tsx'
import { useMonthName } from './use-month-name.ts'
import { useSavedPosition } from './use-saved-position.ts'
import { useFlung, useVisibleMonths, useWidth } from './use-gallery-view.ts'
import { zoom } from './zoom.ts'

const TimelineLayer = lazyPrefetched(async () => (await import('../timeline/timeline-layer.tsx')).TimelineLayer)

export type GalleryGridProps = {
  photos: readonly PhotoListed[]
  /** Identifies this gallery in the browser's history, so that Back and reload return to the same photos. */
  positionKey: string
  hrefOf: (photo_id: string) => string
  onOpen: (photo_id: string) => void
  /** Undefined if photos can't be selected. */
  chosen?: ReadonlySet<string> | undefined
  grid: RefObject<HTMLDivElement | null>
  /** The end of the loaded photos is near. */
  onNearEnd: () => void
  /** In the given order, without months and days. */
  flat?: boolean
  /** Instead of "Photos by day". */
  label?: string
  /** For jumping to any month; undefined if the months aren't counted. */
  timeline: GalleryTimeline | undefined
}

/** Justified rows by day under sticky month headings. Only rows near the viewport are rendered. */
export function GalleryGrid({ grid, ...props }: GalleryGridProps) {
  const t = useText('photos')
  const width = useWidth(grid)
  const { data: session } = useQuery(sessionOptions)
  const size = useStore(zoom)
  const { isOn: isChoosing } = useStore(selection)
  const isCompact = session?.preferences?.compact_view
  const measures = useMemo(
    () => measuresFor(width, isCompact, rowZoom(size, !!props.flat), rootFontSize()),
    [width, isCompact, size, props.flat],
  )
  return (
    // Outside of what's measured, whose spacing differs from the page's.
    <div className="max-sm:-mx-(--page-edge)">
      <div
        ref={grid}
        data-measured
        role="region"
        aria-label={props.label ?? t('gallery.label')}
        className="[overflow-anchor:none]"
      >
        {width > 0 && <Months {...props} element={grid} measures={measures} isChoosing={isChoosing} />}
      </div>
    </div>
  )
}

type MonthsProps = Omit<GalleryGridProps, 'grid' | 'label'> & {
  element: RefObject<HTMLDivElement | null>
  measures: Measures
  isChoosing: boolean
}

function Months({ element, measures, onNearEnd, positionKey, timeline, flat, ...cells }: MonthsProps) {
  // Reserves space for photos that aren't loaded. Deferred until after the first photos.
  const [complete, setComplete] = useState<CompleteLayout>()
  const { photos } = cells
  const { hasBefore = false, hasAfter = false, skipped = 0 } = timeline?.span ?? {}
  const withRoom = timeline && complete
  const loaded = useMemo(() => (flat ? layOutRows : layOutGallery)(photos, measures), [flat, photos, measures])
  const layout = useMemo(
    () => withRoom?.(loaded, { hasBefore, hasAfter, skipped }, measures) ?? loaded,
    [withRoom, loaded, hasBefore, hasAfter, skipped, measures],
  )
  const visible = useVisibleMonths(element, layout)
  const isFlung = useFlung()
  useSavedPosition(element, layout, photos, positionKey, onNearEnd, !!withRoom || !hasBefore)
  useNearEnd(layout, visible.at(-1), onNearEnd)
  return (
    <div className="relative" style={{ height: layout.height }}>
      {visible.map(({ index, from, to }) => {
        const month = layout.months[index]
        if (!month) return null
        return (
          <section key={month.month} className="absolute inset-x-0" style={{ top: month.top, height: month.height }}>
            {month.month && <MonthHeading month={month} opensYears={!!timeline} />}
            {month.gaps?.map(({ top, height, background }) => (
              <div key={top} className="absolute inset-x-0" style={{ top, height, background }} />
            ))}
            {month.rows.slice(from, to).map((row) => (
              <PhotoRow
                key={photos[row.start]?.id}
                row={row}
                layout={layout}
                rem={measures.rem}
                isNarrow={measures.isNarrow}
                isFlung={isFlung}
                {...cells}
              />
            ))}
          </section>
        )
      })}
      {timeline && (
        <AfterImages>
          <TimelineLayer {...timeline} element={element} layout={layout} onComplete={setComplete} />
        </AfterImages>
      )}
    </div>
  )
}

const MonthHeading = memo(HeadingOfMonth)

function HeadingOfMonth({ month, opensYears }: { month: Month; opensYears: boolean }) {
  const name = useMonthName()(month)
  return (
    <h2 className="sticky top-[calc(var(--bar-stuck)+env(safe-area-inset-top))] z-2 h-[2.5rem] truncate whitespace-nowrap bg-linear-to-b from-paper from-80% to-transparent px-(--page-edge) font-serif text-lg leading-[2.5rem] font-semibold first-letter:uppercase sm:-mx-4 sm:px-4 sm:h-[4rem] sm:text-xl sm:leading-[4rem]">
      {opensYears ? (
        <button type="button" onClick={zoom.showYears} className="inline-flex items-center gap-1 hover:text-ember">
          {name}
          <ChevronDown aria-hidden size={18} className="text-ink-soft" />
        </button>
      ) : (
        name
      )}
    </h2>
  )
}

/** About three screens, so that no one reaches the end of the loaded photos. */
const AHEAD_PIXELS = 2500

function useNearEnd(layout: GalleryLayout, last: { index: number; to: number } | undefined, onNearEnd: () => void) {
  const reach = useEffectEvent(onNearEnd)
  const shownTo = last ? bottomOf(layout.months[last.index], last.to) : 0
  const isNear = Math.abs(layout.loadedTo - shownTo) < AHEAD_PIXELS
  useEffect(() => {
    // Checks again after each page, until the end is far enough away.
    if (isNear && layout.x.length > 0) reach()
  }, [isNear, layout])
}

function bottomOf(month: Month | undefined, rows: number): number {
  const row = month?.rows[rows - 1]
  return (month?.top ?? 0) + (row ? row.top + row.height : 0)
}
