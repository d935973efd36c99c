import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { GalleryLayout } from '../grid/gallery-layout.ts'
import { onScroll } from '#web/on-scroll.ts'
import { unloadedAt } from './complete-layout.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'

/** Some two screens: what lies nearer to the loaded photos comes with their next page. */
const NEAR_PIXELS = 2000
/** Whoever rushes by wants to see none of it. */
const QUIET_MS = 70

/** Loads what is before the photos that are loaded, and begins anew where somebody has gone far away from them. */
export function useLoadAround(
  element: RefObject<HTMLElement | null>,
  layout: GalleryLayout,
  { span, onNearStart, onLead }: Pick<GalleryTimeline, 'span' | 'onNearStart' | 'onLead'>,
) {
  const view = () => {
    const top = -(element.current?.getBoundingClientRect().top ?? 0)
    return { top, bottom: top + window.innerHeight }
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
    if (start) onLead(start)
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
  // Each page that arrives asks again, until the beginning is far enough away.
  useEffect(() => look(layout.loadedFrom), [layout])
}
