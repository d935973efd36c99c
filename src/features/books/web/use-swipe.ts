import { useRef, type TouchEvent } from 'react'

const SWIPE_PX = 40

/** Turns pages by swipes: 1 is forward. Pinches and scrolling aren't swipes. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.item(0)
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const start = from.current
      const end = changedTouches.item(0)
      from.current = undefined
      if (!start || !end) return
      const [x, y] = [end.clientX - start.x, end.clientY - start.y]
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
  }
}
