import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { moveBy, zoomAt, type MapView, type Size } from './map-view.ts'

/** A finger that moved less than this is a tap. */
const STILL_PX = 5
const WHEEL_STEP = 0.0025
const KEY_STEP_PX = 80
const KEY_ZOOM = 0.5

const moves: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
}
const zooms: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': -KEY_ZOOM }

type Point = { x: number; y: number }

/** Moves the map by mouse, touch, pinch, wheel and keyboard. */
export function useMapGestures(
  box: RefObject<HTMLElement | null>,
  view: MapView | undefined,
  size: Size,
  onView: (view: MapView) => void,
) {
  /** Two fingers fire several events per frame, and each must build on the previous one instead of the rendered view. */
  const latest = useRef(view)
  useLayoutEffect(() => {
    latest.current = view
  }, [view])
  const go = useEffectEvent((to: MapView) => {
    latest.current = to
    onView(to)
  })
  const move = useEffectEvent((dx: number, dy: number) => latest.current && go(moveBy(latest.current, size, dx, dy)))
  const zoom = useEffectEvent((by: number, at?: Point) => {
    if (!latest.current) return false
    const next = zoomAt(latest.current, size, at ?? { x: size.width / 2, y: size.height / 2 }, by)
    if (next.zoom === latest.current.zoom) return false
    go(next)
    return true
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const fingers = new Map<number, Point>()
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }

    function down(event: PointerEvent) {
      if (event.button === 0) fingers.set(event.pointerId, pointOf(event))
    }
    const moved = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const isHeld = element.hasPointerCapture(event.pointerId)
      if (!isHeld && Math.hypot(now.x - before.x, now.y - before.y) < STILL_PX) return
      // It's a drag from here on, so the element under it isn't clicked.
      if (!isHeld) element.setPointerCapture(event.pointerId)
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      fingers.set(event.pointerId, now)
      if (!other) return move(now.x - before.x, now.y - before.y)
      const [was, is] = [before, now].map((one) => Math.hypot(one.x - other.x, one.y - other.y)) as [number, number]
      zoom(Math.log2(Math.max(1, is) / Math.max(1, was)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      move((now.x - before.x) / 2, (now.y - before.y) / 2)
    }
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId)
    function wheel(event: WheelEvent) {
      // At the zoom limits, the page scrolls.
      if (zoom(-event.deltaY * WHEEL_STEP * (event.deltaMode === 1 ? 20 : 1), pointOf(event))) event.preventDefault()
    }
    function key(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const way = event.target === element ? moves[event.key] : undefined
      const by = zooms[event.key]
      if (way) move(...way)
      else if (by) zoom(by)
      else return
      event.preventDefault()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', moved)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('keydown', key)
    return () => {
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', moved)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('keydown', key)
    }
  }, [box])
}
