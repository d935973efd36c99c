import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { photoOptions } from '#features/photos/web/photos.data.ts'
import { stackOptions } from '#features/photos/web/stacks.data.ts'
import { inPlaceOfTop } from './in-place-of-top.ts'

/** The list, in which an open photo that's covered by another one takes its place. */
export function useStackInPlace(family_id: string, photos: readonly PhotoListed[], photo_id: string | undefined) {
  const isListed = photo_id === undefined || photos.some(({ id }) => id === photo_id)
  const { data: detail } = useQuery({ ...photoOptions(family_id, photo_id), enabled: !isListed })
  const isStacked = !isListed && (detail?.stack_size ?? 0) > 1
  // The strip has stored the stack of a photo that's opened from there.
  const { data: stack } = useQuery({ ...stackOptions(family_id, photo_id), enabled: isStacked })
  return useMemo(
    () => (isListed || !stack ? photos : inPlaceOfTop(photos, stack.photos, photo_id)),
    [isListed, photos, stack, photo_id],
  )
}
