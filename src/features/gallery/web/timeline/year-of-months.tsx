import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsNear } from '#web/use-is-near.ts'
import type { CountedMonth } from './complete-layout.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'
import { coversOptions } from './timeline.data.ts'

type YearOfMonthsProps = Pick<GalleryTimeline, 'family_id' | 'counted'> & {
  year: string
  months: readonly CountedMonth[]
  onOpen: (month: string) => void
}

/** Three in a row on phones, else four. With larger text, fewer, so that names of months fit. */
const tiles = classNames(
  'grid grid-cols-[repeat(auto-fill,minmax(max(6.5rem,(100%-16px)/3),1fr))] gap-x-2 gap-y-4',
  'sm:grid-cols-[repeat(auto-fill,minmax(max(10rem,(100%-36px)/4),1fr))] sm:gap-x-3 sm:gap-y-5',
)
const tile = 'h-29 sm:h-46'

/** A year of the gallery. The photos of its months load once it's near the window. */
export function YearOfMonths({ family_id, counted, year, months, onOpen }: YearOfMonthsProps) {
  const t = useText('photoTools.timeline')
  const gallery = useText('photos.gallery')
  const format = useFormat()
  const section = useRef<HTMLElement>(null)
  const isNear = useIsNear(section)
  const { data: covers = [] } = useQuery({ ...coversOptions(family_id, counted, year), enabled: isNear })
  const photoOf = new Map(covers.map(({ month, photo }) => [month, photo]))
  return (
    <section ref={section} aria-labelledby={`year-${year}`} className="mb-2">
      <h2
        id={`year-${year}`}
        className="sticky top-(--year-top) z-2 -mx-1 bg-linear-to-b from-paper from-75% to-transparent px-1 py-3 font-serif text-2xl leading-none font-semibold tracking-tight tabular-nums"
      >
        {Number(year)}
      </h2>
      <ul className={tiles}>
        {months.map(({ month, photos }) => {
          const photo = photoOf.get(month)
          return (
            <li key={month}>
              <button
                type="button"
                data-month={month}
                onClick={() => onOpen(month)}
                className="group block w-full scroll-mt-[calc(var(--year-top)+1.5rem+var(--spacing)*6)] rounded-mark text-left leading-tight"
              >
                <span
                  style={{ backgroundImage: blurOf(photo?.thumbhash ?? null) }}
                  className={`mb-1.5 block overflow-hidden rounded-mark bg-sunk bg-cover bg-center ${tile}`}
                >
                  {photo && (
                    <img
                      src={photo.small_url}
                      alt=""
                      decoding="async"
                      className="size-full object-cover transition-transform duration-220 group-hover:scale-103"
                    />
                  )}
                </span>
                <span className="sr-only">{t('month', { month: format.month(`${month}-01`), count: photos })}</span>
                <span aria-hidden className="block truncate text-sm font-semibold first-letter:uppercase sm:text-base">
                  {format.monthName(`${month}-01`)}
                </span>
                <span aria-hidden className="block truncate text-xs text-ink-soft sm:text-sm">
                  {gallery('count', { count: photos })}
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
      <Skeleton className="mt-6 mb-3 h-7 w-20" />
      <div className={tiles}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className={`${tile} rounded-mark`} />
        ))}
      </div>
    </div>
  )
}
