import { useEffect, useEffectEvent, type RefObject } from 'react'
import { zoom } from '../grid/zoom.ts'

/** The change in distance between two fingers that zooms by one step. */
const PINCH_STEP = 1.35
/** The trackpad delta for the same pinch. */
const WHEEL_STEP = 40

type Step = (by: 1 | -1, x: number, y: number) => void

/** Changes the row size by pinch, trackpad, and the + and - keys. `onStep` gets the middle of the gesture. */
export function useZoomGestures(element: RefObject<HTMLElement | null>, onStep: Step = (by) => zoom.step(by)) {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    const grid = element.current
    if (!grid) return
    let apart: number | undefined
    let wheeled = 0
    const spread = ({ touches: [a, b] }: TouchEvent) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : undefined
    const pinch = (event: TouchEvent) => {
      const now = spread(event)
      if (now === undefined) return
      event.preventDefault()
      apart ??= now
      if (now / apart > PINCH_STEP || apart / now > PINCH_STEP) {
        const [a, b] = event.touches
        if (a && b) step(now > apart ? 1 : -1, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
        apart = now
      }
    }
    const end = () => (apart = undefined)
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      wheeled -= event.deltaY
      if (Math.abs(wheeled) < WHEEL_STEP) return
      step(wheeled > 0 ? 1 : -1, event.clientX, event.clientY)
      wheeled = 0
    }
    const key = (event: KeyboardEvent) => {
      const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : undefined
      const isElsewhere = (event.target as Element).closest('input, textarea, select, dialog, [role=dialog]')
      if (!by || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open], [role=dialog]')) return
      step(by, innerWidth / 2, innerHeight / 2)
    }
    grid.addEventListener('touchmove', pinch, { passive: false })
    grid.addEventListener('touchend', end)
    grid.addEventListener('wheel', wheel, { passive: false })
    addEventListener('keydown', key)
    return () => {
      grid.removeEventListener('touchmove', pinch)
      grid.removeEventListener('touchend', end)
      grid.removeEventListener('wheel', wheel)
      removeEventListener('keydown', key)
    }
  }, [element])
}
