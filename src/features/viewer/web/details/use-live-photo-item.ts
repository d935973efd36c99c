import { useEffect, useEffectEvent } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'

/** An old URL may have the ID of a Live Photo's video. Shows the Live Photo instead. */
export function useLivePhotoItem(
  photo_id: string | undefined,
  detail: PhotoDetail | undefined,
  onChange: (photo_id: string) => void,
): void {
  const item_id = photo_id && detail?.id
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (item_id && item_id !== photo_id) change(item_id)
  }, [item_id, photo_id])
}
