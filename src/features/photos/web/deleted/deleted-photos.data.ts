import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { deletedPhotosContract } from '../../deleted-photos.contract.ts'
import { deletedHere, photoKeys } from '../photos.data.ts'

const contract = operationsOf<typeof deletedPhotosContract>()

/** Nested under the photos' key, so it's invalidated along with photos. */
export function deletedPhotosOptions(family_id: string) {
  return infiniteQueryOptions({
    queryKey: [...photoKeys.family(family_id), 'deleted'] as const,
    queryFn: ({ signal, pageParam: cursor }) => call(contract.listDeletedPhotos, { family_id, cursor }, { signal }),
    ...byCursor,
    staleTime: 0,
  })
}

export function useRestorePhotos(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (photo_ids: string[]) => call(contract.restorePhotos, { family_id, photo_ids }),
    onMutate: (photo_ids) => photo_ids.forEach((id) => deletedHere.delete(id)),
    onSettled: () => cache.invalidateQueries({ queryKey: photoKeys.family(family_id) }),
  })
}

export function useEmptyDeletedPhotos(family_id: string) {
  return useChange({ queryKey: deletedPhotosOptions(family_id).queryKey }, () =>
    call(contract.emptyDeletedPhotos, { family_id }),
  )
}
