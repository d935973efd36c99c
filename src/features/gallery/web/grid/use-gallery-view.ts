import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { onScroll } from '#web/on-scroll.ts'
import type { GalleryLayout } from './gallery-layout.ts'
import { viewKey, visibleFromKey, visibleMonths, type VisibleMonth } from './visible-rows.ts'

/** Rows this far outside the viewport are in the page already, in pixels. */
const OVERSCAN = 700
/** What crosses the whole window in less time than this cannot be looked at; after so long without a scroll the page rests. */
const UNSEEN_MS = 150

/** The width of an element in whole pixels; 0 before it is measured, which is before the first paint. */
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

/** The part of the gallery that is near the viewport. Draws anew only when other rows come near. */
export function useVisibleMonths(element: RefObject<HTMLElement | null>, layout: GalleryLayout): VisibleMonth[] {
  const key = useSyncExternalStore(onScroll, () => {
    const top = -(element.current?.getBoundingClientRect().top ?? 0)
    return viewKey(visibleMonths(layout, top - OVERSCAN, top + window.innerHeight + OVERSCAN))
  })
  return visibleFromKey(layout, key)
}

/** Whether the page is flung: what passes is gone before its pictures could come, so that nobody need ask for them. */
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
      // A slow frame delays its scroll event past the timer; the event comes before the frame's callbacks.
      timer = setTimeout(() => (frame = requestAnimationFrame(rest)), UNSEEN_MS)
      const ms = performance.now() - at
      if (ms < UNSEEN_MS) return
      // A single leap after a rest leads somewhere.
      if (at) setFlung(Math.abs(scrollY - top) / ms > innerHeight / UNSEEN_MS)
      at += ms
      top = scrollY
    })
    return () => {
      stop()
      cancelRest()
    }
  }, [])
  return isFlung
}
