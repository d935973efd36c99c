import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { besideTrigger } from './beside-trigger.ts'
import { classNames } from './class-names.ts'
import { lazyPart } from '../lazy-component.ts'
import { rootFontSize } from '../root-font-size.ts'

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer)

type PanelProps = {
  /** ID of the button that opened it. */
  triggerId: string
  title: string
  /** Icon buttons next to the title. */
  actions?: ReactNode
  /** On larger screens: large beside a button of the sidebar, or small over a button in the lower right corner. */
  look?: 'beside' | 'over'
  onClose: () => void
  children: ReactNode
}

const WIDE = '(min-width: 48rem)'

/** A panel beside or over its button, or a bottom sheet on phones. It's open while it's mounted. */
export function Panel(props: PanelProps) {
  const [wide] = useState(() => matchMedia(WIDE).matches)
  return wide ? <PanelBeside {...props} /> : <PanelBelow {...props} />
}

function PanelBelow({ title, actions, onClose, children }: PanelProps) {
  return (
    <Suspense>
      <Drawer open onClose={onClose} title={title} actions={actions}>
        {children}
      </Drawer>
    </Suspense>
  )
}

function PanelBeside({ triggerId, title, actions, look = 'beside', onClose, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const panel = ref.current
    const opener = document.getElementById(triggerId)
    if (!panel || !opener) return
    const place = () => {
      endWithinRow(panel, look === 'over' ? LOW_SHARE : HEIGHT_MAX_SHARE)
      const button = opener.getBoundingClientRect()
      Object.assign(panel.style, look === 'over' ? over(button) : besideTrigger(button, panel, look))
    }
    panel.showPopover?.()
    place()
    panel.focus()
    const grows = new ResizeObserver(place)
    grows.observe(panel)
    addEventListener('resize', place)
    return () => {
      grows.disconnect()
      removeEventListener('resize', place)
    }
  }, [triggerId, look])

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isWithin = (element: Element | null) => element?.contains(target as Node)
      if (!isWithin(ref.current) && !isWithin(document.getElementById(triggerId))) onClose()
    }
    addEventListener('pointerdown', leave, true)
    return () => removeEventListener('pointerdown', leave, true)
  }, [triggerId, onClose])

  return (
    // Escape closes it, wherever the focus is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      popover="manual"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
        document.getElementById(triggerId)?.focus()
      }}
      className={classNames(
        'fixed inset-auto z-50 m-0 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-card border border-line bg-card text-ink shadow-soft outline-none open:flex',
        look === 'over' ? 'w-105' : 'w-[34rem]',
      )}
    >
      <div className="flex shrink-0 items-center border-b border-line py-1.5 pr-2 pl-5">
        <h2 id={id} className="mr-auto font-serif text-lg font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.5rem)] pb-6">
        {children}
      </div>
    </div>
  )
}

/** In the same corner, and growing from it. */
function over({ right, bottom }: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement
  return { right: `${clientWidth - right}px`, bottom: `${clientHeight - bottom}px` }
}

const [HEIGHT_MAX_REM, HEIGHT_MAX_SHARE, LOW_SHARE] = [50, 0.9, 0.6]

/** Of a row, so that a long list ends within the last one, and people see that there's more. */
const SHOWN_OF_LAST = 0.75

function endWithinRow(panel: HTMLElement, share: number) {
  const body = panel.lastElementChild as HTMLElement
  const room = Math.min(HEIGHT_MAX_REM * rootFontSize(), innerHeight * share) - body.offsetTop
  const top = body.getBoundingClientRect().top - body.scrollTop
  const rows = [...body.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
  const cuts = rows.map((row) => row.top + row.height * SHOWN_OF_LAST - top)
  const last = body.scrollHeight > room ? cuts.findLast((cut) => cut <= room) : undefined
  body.style.maxHeight = `${last ?? room}px`
}
