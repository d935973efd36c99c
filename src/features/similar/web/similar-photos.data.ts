import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { photoSelectionsContract as photoSelectionsContractType } from '#features/photos/photo-selections.contract.ts'
import type { similarPhotosContract as similarPhotosContractType } from '#features/similar/similar-photos.contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { byCursor } from '#web/query.ts'

const photoSelectionsContract = operationsOf<typeof photoSelectionsContractType>()
const similarPhotosContract = operationsOf<typeof similarPhotosContractType>()

/** Nested under the photos' key, so it's invalidated along with photos. */
export function similarPhotosOptions(family_id: string) {
  return infiniteQueryOptions({
    queryKey: [...photoKeys.family(family_id), 'similar'] as const,
    queryFn: ({ signal, pageParam: cursor }) =>
      call(similarPhotosContract.listSimilarPhotos, { family_id, cursor }, { signal }),
    ...byCursor,
    staleTime: 0,
  })
}

type Decision = { group_id: string; kept: string[]; others: string[] }

/** Keeps some photos of a group and moves the others to Recently deleted. */
export function useDecide(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    async mutationFn({ group_id, kept, others }: Decision) {
      if (others.length > 0) await call(photoSelectionsContract.deletePhotos, { family_id, photo_ids: others })
      // A group needs at least two photos.
      if (kept.length > 1) await call(similarPhotosContract.keepSimilarPhotos, { family_id, group_id, photo_ids: kept })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: photoKeys.family(family_id) }),
  })
}
