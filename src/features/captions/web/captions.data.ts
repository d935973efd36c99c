import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isJustDeleted, photoKeys } from '#features/photos/web/photos.data.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { captionsContract as captionsContractType } from '../captions.contract.ts'

const captionsContract = operationsOf<typeof captionsContractType>()

export type Captioned = { family_id: string; photo_id: string }

/** Nested under the photo's key, so that invalidating the photo invalidates its captions. */
export const captionKey = ({ family_id, photo_id }: Captioned) =>
  [...photoKeys.photo(family_id, photo_id), 'audio-captions'] as const

export function captionOptions(photo: Captioned) {
  return queryOptions({
    queryKey: captionKey(photo),
    queryFn: ({ signal }) => call(captionsContract.listAudioCaptions, photo, { signal }),
    // This part of a photo's view may load after the photo was deleted.
    enabled: () => !isJustDeleted(photo.photo_id),
  })
}

export function useDeleteCaption(photo: Captioned) {
  const cache = useQueryClient()
  const t = useText('captions')
  return useMutation({
    mutationFn: (caption_id: string) => call(captionsContract.deleteAudioCaption, { ...photo, caption_id }),
    onSuccess() {
      toast({ title: t('deleted') })
      return cache.invalidateQueries({ queryKey: captionKey(photo) })
    },
    onError: (error) => toastError(t('failed'), error),
  })
}
