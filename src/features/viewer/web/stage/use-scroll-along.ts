import { useEffect, useRef } from 'react'

/** The header and a gallery's headings. */
const COVERED_PIXELS = 130

/** Keeps the photo's thumbnail in view on the page below, so that closing ends where the photo lies. */
export function useScrollAlong(photo_id: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const isAnother = photo_id !== undefined && before.current !== undefined
    before.current = photo_id
    const thumbnail = isAnother && document.querySelector(`[data-photo="${photo_id}"]`)
    if (!thumbnail) return
    const { top, bottom } = thumbnail.getBoundingClientRect()
    if (top < COVERED_PIXELS || bottom > innerHeight) thumbnail.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [photo_id])
}
