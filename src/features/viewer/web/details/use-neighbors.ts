import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'

type Neighbors = {
  family_id: string
  photos: readonly PhotoListed[]
  photo_id: string | undefined
  onChange: (photo_id: string) => void
  /** Whether arrow keys change the photo: not while someone types or a dialog is open. */
  hasArrowKeys: boolean
}

/** Functions to show the previous and the next photo, also by arrow key. Both photos are prefetched. */
export function useNeighbors({ family_id, photos, photo_id, onChange, hasArrowKeys }: Neighbors) {
  const cache = useQueryClient()
  const index = photos.findIndex((photo) => photo.id === photo_id)
  const before = index > 0 ? photos[index - 1] : undefined
  const after = index >= 0 ? photos[index + 1] : undefined
  const previous = before && (() => onChange(before.id))
  const next = after && (() => onChange(after.id))

  useEffect(() => {
    for (const photo of [after, before]) {
      if (!photo) continue
      void cache.prefetchQuery(photoOptions(family_id, photo.id))
      new Image().src = photo.large_url
    }
  }, [cache, family_id, before, after])

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const move = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined
    if (!move || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || usesArrows(event.target))
      return
    event.preventDefault()
    move()
  })
  useEffect(() => {
    if (!hasArrowKeys) return
    // In the capture phase, because dialogs stop the propagation of arrow keys.
    window.addEventListener('keydown', turn, true)
    return () => window.removeEventListener('keydown', turn, true)
  }, [hasArrowKeys])

  return { previous, next }
}

/** Videos, text fields and menus use arrow keys themselves. */
function usesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, video, [role=menu], dialog') !== null
}
