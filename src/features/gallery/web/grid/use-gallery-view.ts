import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { onScroll, scrolled, viewOf } from '#web/on-scroll.ts'
import type { GalleryLayout } from './gallery-layout.ts'
import { viewKey, visibleFromKey, visibleMonths, type VisibleMonth } from './visible-rows.ts'

/** Rows this far outside the viewport are rendered, in pixels. */
const OVERSCAN = 700
/**
 * Content that crosses the window faster than this can't be seen. Also the time without a scroll event after which the page
 * counts as at rest.
 */
const UNSEEN_MS = 150

/** The width of an element in whole pixels; 0 until it's measured, which is before the first paint. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const read = () => setWidth(Math.floor(measured.clientWidth))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** The part of the gallery near the viewport. Re-renders only when the set of rows changes. */
export function useVisibleMonths(element: RefObject<HTMLElement | null>, layout: GalleryLayout): VisibleMonth[] {
  const key = useSyncExternalStore(onScroll, () => {
    const { top, height } = viewOf(element.current)
    return viewKey(visibleMonths(layout, -top - OVERSCAN, height - top + OVERSCAN))
  })
  return visibleFromKey(layout, key)
}

/** Whether the page is flung so fast that images would be gone before they load. They aren't requested then. */
export function useFlung(): boolean {
  const [isFlung, setFlung] = useState(false)
  useEffect(() => {
    let at = 0
    let top = 0
    let timer: ReturnType<typeof setTimeout>
    let frame = 0
    const rest = () => {
      at = 0
      setFlung(false)
    }
    const cancelRest = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
    const stop = onScroll(() => {
      cancelRest()
      // A slow frame delays its scroll event past the timer, and the event is dispatched before the frame's callbacks.
      timer = setTimeout(() => (frame = requestAnimationFrame(rest)), UNSEEN_MS)
      const ms = performance.now() - at
      if (ms < UNSEEN_MS) return
      // A single jump after a rest is navigation.
      if (at) setFlung(Math.abs(scrolled - top) / ms > innerHeight / UNSEEN_MS)
      at += ms
      top = scrolled
    })
    return () => {
      stop()
      cancelRest()
    }
  }, [])
  return isFlung
}
