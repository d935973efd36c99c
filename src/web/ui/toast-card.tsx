import { CircleCheck, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { dismissToast, TOAST_LIFETIME_MS, type Toast } from './toast.ts'

/** Specification, section 9. */
const SWIPE_PX = 50

/** A toast that closes after a while, or later if it's hovered or focused. */
export function ToastCard({ toast }: { toast: Toast }) {
  const t = useText('web')
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [dragged, setDragged] = useState(0)
  const startX = useRef<number | null>(null)
  const close = () => dismissToast(toast.id)

  useEffect(() => {
    if (isHovered || isFocused) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_LIFETIME_MS)
    return () => clearTimeout(timer)
  }, [isHovered, isFocused, toast.id])

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (startX.current !== null) setDragged(Math.max(0, event.clientX - startX.current))
  }
  function release() {
    if (startX.current !== null && dragged >= SWIPE_PX) close()
    startX.current = null
    setDragged(0)
  }

  const actions = [toast.action, toast.secondAction].filter((action) => action !== undefined)
  const Icon = toast.kind === 'error' ? TriangleAlert : CircleCheck
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        startX.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      style={{ transform: dragged ? `translateX(${dragged}px)` : undefined }}
      className={classNames(cardStyle, !dragged && 'transition-transform')}
    >
      <Icon
        aria-hidden
        size={22}
        className={classNames('mt-2.75 shrink-0', toast.kind === 'error' ? 'text-danger' : 'text-sage')}
      />
      {/* In one row, unless the words need more room. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="flex min-h-11 min-w-0 flex-1 basis-32 flex-col justify-center py-2">
          <p className="font-semibold">{toast.title}</p>
          {toast.description && <p className="text-sm text-ink-soft">{toast.description}</p>}
        </div>
        {actions.length > 0 && (
          <div className="-ml-3 flex flex-wrap">
            {actions.map(({ label, onClick }) => (
              <button
                key={label}
                type="button"
                className="min-h-11 rounded-control px-3 text-sm font-semibold text-ember hover:bg-sunk"
                onClick={() => {
                  onClick()
                  close()
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      <IconButton icon={X} label={t('actions.dismiss')} onClick={close} tooltipSide="above" tooltipAlign="end" />
    </div>
  )
}

const cardStyle = classNames(
  'pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border border-line bg-card py-1.25 pr-2 pl-4 text-ink shadow-soft select-none',
  'transition-opacity duration-220 starting:opacity-0',
)
