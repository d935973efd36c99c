import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { required } from '#shared/required.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { trimSizes } from '../../book-layout/book-layout.rules.ts'
import type { BookDocument } from '../../book-layout/document.ts'
import type { PageName } from '../books.edits.ts'
import { PageTexts } from './page-texts.tsx'
import type { RenderContext } from './spread-view.tsx'
import { namesOf, type Spread } from './spreads.ts'
import { TurningSpread } from './turning-spread.tsx'
import { useSpreadName } from './use-spread-name.ts'
import { useSwipe } from './use-swipe.ts'

const ZOOM = 2.2

type BookReaderProps = {
  book: BookDocument
  spreads: readonly Spread[]
  place: number
  context: RenderContext | undefined
  /** Overlay for a page. */
  renderOver: (name: PageName) => ReactNode
  onTurn: (place: number) => void
}

/** A book to page through by buttons, arrow keys and swipes, and to look at closely. */
export function BookReader({ book, spreads, place, context, renderOver, onTurn }: BookReaderProps) {
  const t = useText('books.read')
  const nameOf = useSpreadName()
  // Where it was pressed, in shares of the spread. Buttons zoom into the middle.
  const [zoomed, setZoomed] = useState<{ x: number; y: number }>()
  const isZoomed = zoomed !== undefined
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const spread = spreads[place]
  const turn = (by: number) => {
    const next = place + by
    if (next >= 0 && next < spreads.length) onTurn(next)
  }
  const steer = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest(ELSEWHERE)
    if (isElsewhere || isZoomed || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  })
  useEffect(() => {
    addEventListener('keydown', steer)
    return () => removeEventListener('keydown', steer)
  }, [])
  useLayoutEffect(() => {
    const box = required(frame.current)
    const sizes = new ResizeObserver(() => setShown(box.clientWidth))
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !zoomed) return
    box.scrollTo(zoomed.x * box.scrollWidth - box.clientWidth / 2, zoomed.y * box.scrollHeight - box.clientHeight / 2)
  }, [zoomed])

  function zoomAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setZoomed(isZoomed ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height })
  }

  const swipe = useSwipe(turn)

  const { width, height } = trimSizes[book.size]
  const names = spread ? namesOf(spread) : []
  const texts = { book, context, width: shown / names.length }
  return (
    <div className="overflow-x-clip rounded-card bg-sunk p-4 max-sm:-mx-(--page-edge) max-sm:px-(--page-edge) max-sm:rounded-none sm:p-6 sm:pb-4">
      {/* The whole spread, its buttons, and what to do with the book fit in the window. */}
      <div
        className="@container mx-auto max-w-[max(20rem,(100dvh-18.5rem-var(--bar))*var(--ratio))] max-md:max-w-none"
        style={{ '--ratio': (2 * width) / height } as CSSProperties}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons and keys do the same */}
        <div
          ref={frame}
          role="group"
          aria-label={t('pages')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a zoomed page is scrolled by keyboard
          tabIndex={isZoomed ? 0 : undefined}
          className={isZoomed ? 'max-h-[75dvh] overflow-auto' : 'touch-pan-y touch-pinch-zoom'}
          {...(!isZoomed && swipe)}
        >
          <div style={isZoomed ? { width: `${ZOOM * 100}%` } : undefined} onDoubleClick={zoomAt}>
            <TurningSpread {...{ book, spreads, place, context, renderOver }} />
          </div>
        </div>
        <div className="mt-4 grid grid-cols-1 gap-x-8 md:@xl:grid-cols-[1fr_auto_1fr]">
          <PageTexts {...texts} name={names.length > 1 ? names[0] : undefined} className="max-md:hidden" />
          <div className="button-bar flex items-center justify-center gap-[min(0.75rem,1.5vw)] self-start @max-xl:order-first">
            {/* As wide as the button at the other end, so that the page's name is in the middle. */}
            <span aria-hidden className="w-11" />
            <IconButton icon={ChevronLeft} label={t('previous')} disabled={place === 0} onClick={() => turn(-1)} />
            <p role="status" className="min-w-[min(9rem,30vw)] text-center text-sm text-ink-soft">
              {spread && nameOf(spread)}
            </p>
            <IconButton
              icon={ChevronRight}
              label={t('next')}
              disabled={place === spreads.length - 1}
              onClick={() => turn(1)}
            />
            <IconButton
              icon={isZoomed ? ZoomOut : ZoomIn}
              label={isZoomed ? t('zoomOut') : t('zoomIn')}
              onClick={() => setZoomed(isZoomed ? undefined : { x: 0.5, y: 0.5 })}
            />
          </div>
          <PageTexts {...texts} name={names.at(-1)} className="text-center md:text-end max-md:min-h-11" />
        </div>
      </div>
    </div>
  )
}

/** Arrow keys mean something else there. */
const ELSEWHERE = 'input, textarea, select, dialog, [role=dialog], [role=menu]'
