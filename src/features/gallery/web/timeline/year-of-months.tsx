import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { CountedMonth } from './complete-layout.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'
import { coversOptions } from './timeline.data.ts'

type YearOfMonthsProps = Pick<GalleryTimeline, 'family_id' | 'counted'> & {
  year: string
  months: readonly CountedMonth[]
  onOpen: (month: string) => void
}

const tiles = 'flex flex-wrap gap-1 sm:gap-2'
/** With larger text, fewer are in a row, so that names of months fit. */
const tile = 'h-29 min-w-[min(100%,6.5rem)] flex-auto sm:h-46 sm:min-w-40'

/** Up to so many months share a row, and each row has as many as the others, or one less. */
function rowWidths(months: number, most: number): string[] {
  const rows = Math.ceil(months / most)
  return Array.from({ length: rows }, (_, row) => {
    const here = Math.floor((months + rows - 1 - row) / rows)
    return Array.from({ length: here }, () => `calc(${100 / here}% - 0.5rem)`)
  }).flat()
}
/** Years this far outside the window are loaded. */
const NEAR = '800px'

/** A year of the gallery. The photos of its months load once it's near the window. */
export function YearOfMonths({ family_id, counted, year, months, onOpen }: YearOfMonthsProps) {
  const t = useText('photoTools.timeline')
  const gallery = useText('photos.gallery')
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
  const widths = rowWidths(months.length, useIsNarrow() ? 3 : 6)
  const photoOf = new Map(covers.map(({ month, photo }) => [month, photo]))
  return (
    <section ref={section} aria-labelledby={`year-${year}`} className="mb-8 sm:mb-12">
      <h2
        id={`year-${year}`}
        className="pt-2 pb-3 font-serif text-2xl leading-none font-semibold tracking-tight tabular-nums sm:pt-4"
      >
        {Number(year)}
      </h2>
      <ul className={tiles}>
        {months.map(({ month, photos }, at) => {
          const photo = photoOf.get(month)
          return (
            <li key={month} className={tile} style={{ flexBasis: widths[at] }}>
              <button
                type="button"
                data-month={month}
                onClick={() => onOpen(month)}
                style={{ backgroundImage: blurOf(photo?.thumbhash ?? null) }}
                className="group relative block size-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
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
                  className="absolute inset-x-0 bottom-0 bg-linear-to-t from-stage/75 to-transparent px-2.5 pt-8 pb-2 text-left leading-tight font-semibold text-on-stage sm:px-3"
                >
                  <span className="block truncate first-letter:uppercase">{format.monthName(`${month}-01`)}</span>
                  <span className="block truncate text-xs font-medium">{gallery('count', { count: photos })}</span>
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
      <Skeleton className="mt-2 mb-3 h-7 w-20 sm:mt-4" />
      <div className={tiles}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className={`${tile} basis-30 rounded-mark`} />
        ))}
      </div>
    </div>
  )
}
