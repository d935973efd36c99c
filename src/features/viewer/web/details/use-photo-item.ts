import { useEffect, useEffectEvent } from 'react'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'

/** An old address may name the film of a Live Photo, which belongs to its picture now: shows that. */
export function useItsItem(
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
