import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { GalleryLayout } from '../grid/gallery-layout.ts'
import { onScroll, viewOf } from '#web/on-scroll.ts'
import { unloadedAt } from './complete-layout.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'

/** About two screens. Photos closer to the loaded ones arrive with the next page. */
const NEAR_PIXELS = 2000
/** Waits until fast scrolling stops. */
const QUIET_MS = 70

/** Loads photos before the loaded ones, and starts over where someone has scrolled far away from them. */
export function useLoadAround(
  element: RefObject<HTMLElement | null>,
  layout: GalleryLayout,
  { span, onNearStart, onJump }: Pick<GalleryTimeline, 'span' | 'onNearStart' | 'onJump'>,
) {
  const view = () => {
    const { top, height } = viewOf(element.current)
    return { top: -top, bottom: height - top }
  }
  const look = useEffectEvent((loadedFrom = layout.loadedFrom) => {
    const { top, bottom } = view()
    const isNear = top < loadedFrom + NEAR_PIXELS && bottom > loadedFrom - NEAR_PIXELS
    if (span.hasBefore && isNear) onNearStart()
  })
  const settle = useEffectEvent(() => {
    const { top, bottom } = view()
    const isFar = bottom < layout.loadedFrom - NEAR_PIXELS || top > layout.loadedTo + NEAR_PIXELS
    const start = isFar && unloadedAt(layout, Math.max(0, top))
    if (start) onJump(start)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onScroll(() => {
      look()
      clearTimeout(timer)
      timer = setTimeout(() => settle(), QUIET_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  // Checks again after each page, until the start is far enough away.
  useEffect(() => look(layout.loadedFrom), [layout])
}
