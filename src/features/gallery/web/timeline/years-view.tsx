import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { controlStyle, Field } from '#web/ui/field.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { savedPosition, savePosition } from '../grid/saved-position.ts'
import { zoom } from '../grid/zoom.ts'
import type { CountedMonth } from './complete-layout.ts'
import { findMonths } from './find-months.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'
import { coversOptions, monthsOptions } from './timeline.data.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import { YearOfMonths, YearsSkeleton } from './year-of-months.tsx'

type YearsViewProps = Pick<GalleryTimeline, 'family_id' | 'counted' | 'onJump'> & { positionKey: string }

/** How far below the top of the window an opened month begins. */
const BELOW_PIXELS = 150
/** On phones, the menu covers the lowest part of the window. */
const SEEN_AT_TOP = 0.88

/** The gallery from farthest away: a photo of each month, by year. */
export function YearsView(props: YearsViewProps) {
  return (
    <PhotoToolsText>
      <Years {...props} />
    </PhotoToolsText>
  )
}

function Years({ family_id, counted, positionKey, onJump }: YearsViewProps) {
  const t = useText('photoTools.timeline')
  const format = useFormat()
  const cache = useQueryClient()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const query = useQuery(monthsOptions(family_id, counted))
  const isReady = query.data !== undefined
  const found = findMonths(query.data ?? [], typed, (month) => format.month(`${month}-01`))

  // Shows the month that was on screen.
  useLayoutEffect(() => {
    if (!isReady) return
    const month = savedPosition(positionKey)?.start?.month
    const tile = month && root.current?.querySelector(`[data-month="${month}"]`)
    scrollTo({ top: 0, behavior: 'instant' })
    // If it's farther down, its row begins below its year.
    if (tile && tile.getBoundingClientRect().bottom > innerHeight * SEEN_AT_TOP)
      tile.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [isReady, positionKey])

  async function open(month: string, show = zoom.showRows) {
    const { covers } = await cache.ensureQueryData(coversOptions(family_id, counted, month.slice(0, 4)))
    const photo_id = covers.find((cover) => cover.month === month)?.photo.id
    if (!photo_id) return
    const start = { month, skip: 0 }
    savePosition(positionKey, { photo_id, below: BELOW_PIXELS, photos: Number.MAX_SAFE_INTEGER, start })
    onJump(start)
    show()
  }

  useZoomGestures(root, (by, x, y) => {
    const month = monthAt(document.activeElement) ?? monthAt(document.elementFromPoint(x, y))
    if (by > 0 && month) void open(month, () => zoom.step(1))
  })

  return (
    <div ref={root} data-measured className={heights}>
      <form
        className="sticky top-[calc(var(--bar-stuck)+env(safe-area-inset-top))] z-3 -mx-1 bg-paper px-1 py-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) void open(found[0].month)
        }}
      >
        <Field label={t('goTo')} hideLabel className="sm:max-w-sm">
          {(wiring) => (
            <span className="relative block">
              <Search aria-hidden size={18} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
              <input
                {...wiring}
                type="search"
                value={typed}
                placeholder={t('example')}
                maxLength={40}
                autoComplete="off"
                enterKeyHint="go"
                onChange={(event) => setTyped(event.target.value)}
                className={`${controlStyle} pl-11`}
              />
            </span>
          )}
        </Field>
      </form>
      <QueryState query={query} skeleton={<YearsSkeleton />} failed={t('failed')}>
        {() =>
          found.length > 0 ? (
            byYear(found).map(([year, months]) => (
              <YearOfMonths key={year} {...{ family_id, counted, year, months }} onOpen={(month) => void open(month)} />
            ))
          ) : (
            <p role="status" className="py-10 text-center text-ink-soft">
              {t('none', { text: typed.trim() })}
            </p>
          )
        }
      </QueryState>
    </div>
  )
}

/** Where a year sticks: below the bar and the search field. */
const heights =
  '[--year-top:calc(var(--bar-stuck)+env(safe-area-inset-top)+var(--spacing)*4+max(var(--spacing)*11,1.4rem+var(--spacing)*4+2px))]'

function byYear(months: readonly CountedMonth[]) {
  return [...Map.groupBy(months, ({ month }) => month.slice(0, 4))]
}

function monthAt(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-month]')?.dataset.month
}
