import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react'
import { useRootAttribute } from '../root-attribute.ts'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

/**
 * Dragging a drawer down by this share of its height closes it, and so does a flick faster than this, in px per
 * millisecond (specification, section 9).
 */
const CLOSE_SHARE = 0.25
const CLOSE_VELOCITY = 0.4
const LEAST_DRAG_PX = 10

type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Its height when it starts to open, in pixels. */
  startsAt?: number
  title: ReactNode
  /** Whether the title is visible, unless the content begins with one. */
  hasTitle?: boolean
  /** Icon buttons between the title and the close button. */
  actions?: ReactNode
  /** What the sheet is about, such as a photo, above it. The sheet then has a fixed height. */
  above?: ReactNode
  /** The height of a sheet below something. */
  height?: '55dvh' | '65dvh' | '75dvh'
  children: ReactNode
}

/** A bottom sheet, at most 85% high, closed by dragging down, Escape, backdrop or button. Load it lazily. */
export function Drawer({
  open,
  onClose,
  startsAt = 0,
  title,
  hasTitle = true,
  actions,
  above,
  height = '65dvh',
  children,
}: DrawerProps) {
  const t = useText('web')
  const popup = useRef<HTMLDivElement>(null)
  const closeByDrag = useCloseByDrag(popup, open, onClose)
  useRootAttribute('data-sheet', open)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (details.reason === 'outside-press' && isToast(details.event)) return details.cancel()
        // Escape is meant for a dialog above the drawer.
        if (details.reason === 'escape-key' && document.querySelector('dialog[open]')) return details.cancel()
        if (details.reason === 'swipe') closeByDrag()
        else onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-500 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Base.Viewport data-over-page="top" className="fixed inset-0 z-40 flex flex-col items-center justify-end">
          <Base.Popup
            ref={popup}
            style={{ '--starts-at': `${startsAt}px`, '--sheet': height } as CSSProperties}
            className={classNames(popupStyle, above ? 'h-(--sheet) shrink-0' : 'max-h-[85vh] min-h-0')}
          >
            <div
              aria-hidden
              className={classNames(
                'mx-auto h-1.5 w-11 shrink-0 rounded-full bg-line pointer-fine:hidden',
                hasTitle ? 'mt-2.5' : 'mt-1.5',
              )}
            />
            <div
              className={classNames(
                'button-bar flex shrink-0 flex-wrap items-center',
                // Without a title, the buttons are beside the content's first line, and clear of the round corner.
                hasTitle
                  ? 'border-b border-line py-1.5 pr-1 pl-5 sm:pl-6'
                  : 'absolute top-3.5 right-1 z-1 bg-linear-to-l from-card from-60% to-transparent',
              )}
            >
              {/* As wide as its longest word at least. If the buttons don't fit beside that, they're below. */}
              <Base.Title
                className={
                  hasTitle
                    ? 'line-clamp-2 min-w-min flex-1 basis-0 font-serif text-xl leading-tight font-semibold wrap-break-word'
                    : 'sr-only'
                }
              >
                {title}
              </Base.Title>
              <div className="ml-auto flex items-center gap-1">
                {actions}
                <IconButton icon={X} label={t('actions.close')} onClick={onClose} tooltipAlign="end" />
              </div>
            </div>
            <Base.Content
              data-sheet-content
              // Makes tall content scrollable by keyboard.
              tabIndex={0}
              className="animate-untouchable -outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]"
            >
              {children}
            </Base.Content>
            {above && (
              <div className="absolute inset-x-0 bottom-full -z-2 h-[calc(100dvh-var(--sheet))] pt-[env(safe-area-inset-top)]">
                {above}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Toasts are beside the drawer, since the page below it is hidden from screen readers. */
function isToast({ target }: Event): boolean {
  return target instanceof Element && target.closest('[data-toasts]') !== null
}

const popupStyle = classNames(
  'group/sheet flex w-full max-w-6xl flex-col rounded-t-sheet text-ink shadow-soft outline-none',
  // What's above the sheet can run below its round corners.
  'before:absolute before:inset-0 before:-z-1 before:rounded-t-sheet before:bg-card',
  // Base UI sets the transform while the sheet is dragged, so this must be the same property.
  '[transform:translateY(var(--drawer-swipe-movement-y))] transition-[transform] duration-500 ease-out data-swiping:select-none',
  'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(calc(100%-var(--starts-at)))]',
)

/**
 * Base UI closes at half the height and 0.5 px/ms; the specification says a quarter and 0.4. The end of one drag can
 * fire as both a pointer and a touch event. It must close only once, since closing can navigate back.
 */
function useCloseByDrag(popup: React.RefObject<HTMLDivElement | null>, open: boolean, onClose: () => void) {
  const isClosed = useRef(false)
  const close = () => {
    if (!isClosed.current) onClose()
    isClosed.current = true
  }
  const closeAtEnd = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    let startedAt = 0
    const start = () => {
      startedAt = performance.now()
      isClosed.current = false
    }
    const end = () => {
      const sheet = popup.current
      const moved = Number.parseFloat(sheet?.style.getPropertyValue('--drawer-swipe-movement-y') ?? '') || 0
      if (!sheet || moved < LEAST_DRAG_PX) return
      const velocity = moved / (performance.now() - startedAt)
      if (moved >= sheet.offsetHeight * CLOSE_SHARE || velocity > CLOSE_VELOCITY) closeAtEnd()
    }
    // Capturing on window runs before Base UI resets the movement.
    const options = { capture: true, passive: true }
    for (const type of ['pointerdown', 'touchstart']) addEventListener(type, start, options)
    for (const type of ['pointerup', 'touchend']) addEventListener(type, end, options)
    return () => {
      for (const type of ['pointerdown', 'touchstart']) removeEventListener(type, start, options)
      for (const type of ['pointerup', 'touchend']) removeEventListener(type, end, options)
    }
  }, [popup, open])
  return close
}
