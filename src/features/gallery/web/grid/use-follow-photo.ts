import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { readOpenPhotoSearch } from '#features/photos/web/photos.search.ts'
import type { GalleryLayout } from './gallery-layout.ts'
import { COVERED_PIXELS, whereIs } from './use-saved-position.ts'

/** Keeps the photo that's open in full screen in view below it, so that closing it ends where it lies in the gallery. */
export function useFollowPhoto(
  element: RefObject<HTMLElement | null>,
  layout: GalleryLayout,
  photos: readonly { id: string }[],
): void {
  const photo_id = useSearch({ strict: false, select: (search) => readOpenPhotoSearch(search).photo })
  const follow = useEffectEvent((id: string) => {
    const found = whereIs(id, layout, photos)
    const shown = element.current?.getClientRects()[0]
    if (!found || !shown) return
    const top = shown.top + found.rowTop
    if (top >= COVERED_PIXELS && top + found.height <= innerHeight) return
    window.scrollBy({ top: top - (innerHeight - found.height) / 2, behavior: 'instant' })
  })
  useEffect(() => {
    if (photo_id) follow(photo_id)
  }, [photo_id])
}
