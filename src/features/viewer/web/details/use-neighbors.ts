import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'

type Neighbors = {
  family_id: string
  photos: readonly PhotoListed[]
  photo_id: string | undefined
  onChange: (photo_id: string) => void
}

/** Functions to show the previous and the next photo. Both photos are prefetched. */
export function useNeighbors({ family_id, photos, photo_id, onChange }: Neighbors) {
  const cache = useQueryClient()
  const index = photos.findIndex((photo) => photo.id === photo_id)
  const before = index > 0 ? photos[index - 1] : undefined
  const after = index >= 0 ? photos[index + 1] : undefined

  useEffect(() => {
    for (const photo of [after, before]) {
      if (!photo) continue
      void cache.prefetchQuery(photoOptions(family_id, photo.id))
      new Image().src = photo.large_url
    }
  }, [cache, family_id, before, after])

  return { previous: before && (() => onChange(before.id)), next: after && (() => onChange(after.id)) }
}
