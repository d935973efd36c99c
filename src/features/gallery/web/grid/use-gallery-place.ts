import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { readGalleryFilter, type GalleryFilter } from '#features/photos/web/photos.search.ts'
import { keptPlace } from './saved-position.ts'

/** A drawer that closes puts the page below it back to its place first. */
const AFTER_DRAWER_MS = 50

/**
 * What the gallery of a filter is called, and under which name its place is kept. Other photos are looked at from their
 * beginning; those that somebody returns to, where they were left. On the map they change while one looks.
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

/** The address changes a moment before the page does: until then the place is still that of the photos on screen. */
function usePlaceKey(name: string): string {
  const [ofAddress, key] = useLocation({
    select: ({ search, state }) => `${JSON.stringify(readGalleryFilter(search))}\n${state.__TSR_key}`,
  }).split('\n')
  const [kept, setKept] = useState(key)
  if (ofAddress === name && kept !== key) setKept(key)
  return `gallery-place:${kept}`
}
