import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { readGalleryFilter, type GalleryFilter } from '#features/photos/web/photos.search.ts'
import { savedPosition } from './saved-position.ts'

/** A closing drawer first restores the scroll position of the page below it. */
const AFTER_DRAWER_MS = 50

/**
 * Names a filter's gallery, and the key under which its scroll position is saved. A new filter starts at the top, and one
 * that someone returns to at the saved position. On the map the area changes constantly, so it isn't part of the name.
 */
export function useGalleryPosition(filter: GalleryFilter): { gallery: string; positionKey: string } {
  const { area: _area, ...others } = filter
  const gallery = JSON.stringify(others)
  const positionKey = usePositionKey(JSON.stringify(filter))
  const seen = useRef(gallery)
  useEffect(() => {
    const isOther = seen.current !== gallery
    seen.current = gallery
    if (!isOther || savedPosition(positionKey)) return
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), AFTER_DRAWER_MS)
    return () => clearTimeout(timer)
  }, [gallery, positionKey])
  return { gallery, positionKey }
}

/** The URL changes a moment before the page does. Until then, the position still belongs to the photos on screen. */
function usePositionKey(name: string): string {
  const [ofAddress, key] = useLocation({
    select: ({ search, state }) => `${JSON.stringify(readGalleryFilter(search))}\n${state.__TSR_key}`,
  }).split('\n')
  const [saved, setSaved] = useState(key)
  if (ofAddress === name && saved !== key) setSaved(key)
  return `gallery-place:${saved}`
}
