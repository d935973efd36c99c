import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useText } from '#web/text.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { useMonthName } from '../grid/use-month-name.ts'
import type { GalleryLayout } from '../grid/gallery-layout.ts'
import { onScroll, topOf, viewOf } from '#web/on-scroll.ts'

type ScrubberProps = { element: RefObject<HTMLElement | null>; layout: GalleryLayout }

/** A gallery that begins further down the window is below the map, which the scrubber would cover. */
const UNDER_MAP_PX = 220
/** On phones, about the height of the bar above the gallery. */
const BAR_PIXELS = 64
/** Scrolling is just as fast in shorter galleries. */
const SCREENS_MIN = 4
/** Months that take less of the track than this snap to their start, because they're too small to aim within. */
const AIM_PIXELS = 20
const YEAR_LABEL_PIXELS = 26
const FADE_MS = 1500

/** The years along the right edge, beside the photos. Dragging, clicking or arrow keys jump to any month. */
export function Scrubber({ element, layout }: ScrubberProps) {
  const t = useText('photoTools.timeline')
  const monthName = useMonthName()
  const track = useRef<HTMLDivElement>(null)
  /** As high as the track, so that moving it by percent needs neither its height nor a layout. */
  const rail = useRef<HTMLDivElement>(null)
  const thumb = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [isAwake, setAwake] = useState(false)
  const { months } = layout
  const covered = useIsNarrow() ? BAR_PIXELS : 0
  const index = useSyncExternalStore(onScroll, () => Math.max(0, monthIndexAt(layout, offsetOf(element, covered))))
  const shown = useSyncExternalStore(onScroll, () => viewOf(element.current).height)
  const isLong = layout.height > shown * SCREENS_MIN && months.length > 1
  const isUnderMap = useSyncExternalStore(onScroll, () => topOf(element.current) > UNDER_MAP_PX)
  const month = months[Math.min(index, months.length - 1)]

  const place = useEffectEvent((of: GalleryLayout) => {
    const share = shareOf(offsetOf(element, covered), of, shown)
    if (rail.current) rail.current.style.transform = `translateY(${share * 100}%)`
  })
  const placeNow = useEffectEvent(() => place(layout))
  useEffect(() => place(layout), [layout])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onScroll(() => {
      placeNow()
      setAwake(true)
      clearTimeout(timer)
      timer = setTimeout(() => setAwake(false), FADE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])

  if (!isLong || !month || isUnderMap) return null

  const scrollTo = (y: number) =>
    window.scrollTo({
      top: window.scrollY + (element.current?.getBoundingClientRect().top ?? 0) + y - covered + 1,
      behavior: 'instant',
    })
  const goTo = (at: number) => scrollTo(months[Math.min(months.length - 1, Math.max(0, at))]?.top ?? 0)

  const aim = (event: PointerEvent) => {
    if (!track.current) return
    const { top, height } = track.current.getBoundingClientRect()
    const y = Math.min(1, Math.max(0, (event.clientY - top) / height)) * (layout.height - shown)
    const at = Math.max(0, monthIndexAt(layout, y))
    const isWide = ((months[at]?.height ?? 0) / layout.height) * height > AIM_PIXELS
    if (isWide) scrollTo(y)
    else goTo(at)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const yearOf = (at: number) => months[at]?.month.slice(0, 4)
    const ways: Record<string, () => number> = {
      ArrowUp: () => index - 1,
      ArrowDown: () => index + 1,
      PageUp: () => months.findIndex((_, at) => yearOf(at) === yearOf(Math.max(0, index - 1))),
      PageDown: () => {
        const next = months.findIndex((_, at) => at > index && yearOf(at) !== yearOf(index))
        return next < 0 ? months.length - 1 : next
      },
      Home: () => 0,
      End: () => months.length - 1,
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    goTo(way())
  }

  const name = monthName(month)
  return (
    <div
      data-measured
      data-awake={isAwake || isHeld ? '' : undefined}
      className="group/scrubber pointer-events-none fixed top-[calc(8rem+env(safe-area-inset-top))] right-0 bottom-24 z-10 w-12 touch-none sm:w-6 md:w-14 select-none sm:bottom-8"
    >
      <div
        ref={track}
        className="relative h-full sm:pointer-events-auto"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          thumb.current?.focus({ preventScroll: true })
          setHeld(true)
          if (event.pointerType === 'mouse') aim(event)
        }}
        onPointerMove={(event) => isHeld && aim(event)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
      >
        {yearsOf(layout, shown).map(({ year, share }) => (
          <span
            key={year}
            aria-hidden
            style={{ top: `${share * 100}%` }}
            className="absolute right-4 -translate-y-1/2 max-md:hidden text-xs font-medium text-ink-soft tabular-nums opacity-0 transition-opacity duration-200 group-hover/scrubber:opacity-100 group-focus-within/scrubber:opacity-100 group-data-awake/scrubber:opacity-100"
          >
            {year}
          </span>
        ))}
        <div ref={rail} className="pointer-events-none absolute inset-0 will-change-transform">
          <div
            ref={thumb}
            role="slider"
            tabIndex={0}
            aria-label={t('label')}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={months.length - 1}
            aria-valuenow={Math.min(index, months.length - 1)}
            aria-valuetext={name}
            data-held={isHeld ? '' : undefined}
            onKeyDown={onKeyDown}
            className="group/thumb absolute right-0 flex h-11 w-11 sm:w-full -translate-y-1/2 cursor-ns-resize items-center justify-end outline-none group-data-awake/scrubber:pointer-events-auto sm:pointer-events-auto"
          >
            <span className="pointer-events-none absolute right-9 rounded-full bg-ink px-3.5 py-1.5 text-sm font-semibold whitespace-nowrap text-paper opacity-0 shadow-soft transition-opacity first-letter:uppercase group-focus-visible/thumb:opacity-100 group-data-held/thumb:opacity-100">
              {name}
            </span>
            <span className="mr-1.5 h-9 w-1.5 rounded-full bg-ember opacity-0 ring-2 ring-paper/85 transition-[opacity,width] group-hover/scrubber:opacity-100 group-focus-visible/thumb:w-2.5 group-focus-visible/thumb:opacity-100 group-data-awake/scrubber:opacity-100 group-data-held/thumb:w-2.5 max-sm:h-11 max-sm:w-2" />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The gallery offset just below what covers it. */
function offsetOf(element: RefObject<HTMLElement | null>, covered: number): number {
  return covered - topOf(element.current)
}

function shareOf(y: number, { height }: GalleryLayout, shown: number): number {
  return Math.min(1, Math.max(0, y / Math.max(1, height - shown)))
}

function monthIndexAt({ months }: GalleryLayout, y: number): number {
  return months.findLastIndex(({ top }) => top <= y)
}

/** Where each year starts, without those whose labels would overlap. */
function yearsOf(layout: GalleryLayout, shown: number): { year: string; share: number }[] {
  const least = YEAR_LABEL_PIXELS / Math.max(1, shown - 230)
  const years: { year: string; share: number }[] = []
  for (const { month, top } of layout.months) {
    const [year, share] = [month.slice(0, 4), shareOf(top, layout, shown)]
    const last = years.at(-1)
    if (last?.year !== year && (!last || share - last.share >= least)) years.push({ year, share })
  }
  return years
}
