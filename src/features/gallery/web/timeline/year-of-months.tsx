import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CountedMonth } from './complete-layout.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'
import { coversOptions } from './timeline.data.ts'

type YearOfMonthsProps = Pick<GalleryTimeline, 'family_id' | 'counted'> & {
  year: string
  months: readonly CountedMonth[]
  onOpen: (month: string) => void
}

/** Three columns on a phone, and eight on a desktop; fewer with larger text, so that names of months fit. */
const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] sm:gap-2'
/** Years this far outside the window are loaded. */
const NEAR = '800px'

/** A year of the gallery. The photos of its months load once it's near the window. */
export function YearOfMonths({ family_id, counted, year, months, onOpen }: YearOfMonthsProps) {
  const t = useText('photoTools.timeline')
  const format = useFormat()
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: NEAR })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { data: covers = [] } = useQuery({ ...coversOptions(family_id, counted, year), enabled: isNear })
  const photoOf = new Map(covers.map(({ month, photo }) => [month, photo]))
  return (
    <section ref={section} aria-labelledby={`year-${year}`} className="mb-8 sm:mb-12">
      <h2
        id={`year-${year}`}
        className="pt-2 pb-3 font-serif text-4xl leading-none font-semibold tracking-tight tabular-nums sm:pb-4 sm:text-5xl"
      >
        {Number(year)}
      </h2>
      <ul className={grid}>
        {months.map(({ month, photos }) => {
          const photo = photoOf.get(month)
          return (
            <li key={month}>
              <button
                type="button"
                data-month={month}
                onClick={() => onOpen(month)}
                style={{ backgroundImage: blurOf(photo?.thumbhash ?? null) }}
                className="group relative block aspect-square w-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
              >
                {photo && (
                  <img
                    src={photo.small_url}
                    alt=""
                    decoding="async"
                    className="size-full object-cover transition-transform duration-220 group-hover:scale-103"
                  />
                )}
                <span className="sr-only">{t('month', { month: format.month(`${month}-01`), count: photos })}</span>
                <span
                  aria-hidden
                  className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-1 bg-linear-to-t from-stage/75 to-transparent px-2.5 pt-8 pb-2 text-left leading-tight font-semibold text-on-stage"
                >
                  <span className="min-w-0 truncate first-letter:uppercase">{format.monthName(`${month}-01`)}</span>
                  <span className="text-xs font-medium tabular-nums">{format.number(photos)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function YearsSkeleton() {
  return (
    <div>
      <Skeleton className="mt-2 mb-3 h-9 w-24 sm:mb-4 sm:h-12 sm:w-32" />
      <div className={grid}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className="aspect-square rounded-mark" />
        ))}
      </div>
    </div>
  )
}
