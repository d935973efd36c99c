import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { readGalleryFilter, type GalleryFilter } from '#features/photos/web/photos.search.ts'
import { keptPlace } from './saved-position.ts'

/** A closing drawer first restores the scroll position of the page below it. */
const AFTER_DRAWER_MS = 50

/**
 * Names a filter's gallery, and the key under which its scroll position is saved. A new filter starts at the top, and one
 * that someone returns to at the saved position. On the map the area changes constantly, so it isn't part of the name.
 */
export function useGalleryPlace(filter: GalleryFilter): { gallery: string; placeKey: string } {
  const { area: _area, ...others } = filter
  const gallery = JSON.stringify(others)
  const placeKey = usePlaceKey(JSON.stringify(filter))
  const seen = useRef(gallery)
  useEffect(() => {
    const isOther = seen.current !== gallery
    seen.current = gallery
    if (!isOther || keptPlace(placeKey)) return
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), AFTER_DRAWER_MS)
    return () => clearTimeout(timer)
  }, [gallery, placeKey])
  return { gallery, placeKey }
}

/** The URL changes a moment before the page does. Until then, the position still belongs to the photos on screen. */
function usePlaceKey(name: string): string {
  const [ofAddress, key] = useLocation({
    select: ({ search, state }) => `${JSON.stringify(readGalleryFilter(search))}\n${state.__TSR_key}`,
  }).split('\n')
  const [kept, setKept] = useState(key)
  if (ofAddress === name && kept !== key) setKept(key)
  return `gallery-place:${kept}`
}
