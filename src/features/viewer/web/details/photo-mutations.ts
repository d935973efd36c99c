import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { PhotoDetail, photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import type { SentOf } from '#shared/contract.ts'
import { ApiProblem, call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { storeChanged } from '#web/query.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import { categoryKeys } from '#features/categories/web/categories.data.ts'
import { useUndoDelete } from '#features/photos/web/deleted/use-undo-delete.ts'
import { changeListedPhoto, refreshFiltered, removeListedPhoto } from '#features/photos/web/list/gallery-cache.ts'
import { deletedHere, photoKeys } from '#features/photos/web/photos.data.ts'
import { refreshChangedPhotos } from '#features/photos/web/refresh-changed-photos.ts'

const photosContract = operationsOf<typeof photosContractType>()

type PhotoRef = { family_id: string; photo_id: string }
export type PhotoChange = Omit<SentOf<typeof photosContract.editPhoto>, 'family_id' | 'photo_id'>

/** Toggles a favorite optimistically, and reverts it if the request fails. */
export function useFavorite({ family_id, photo_id }: PhotoRef) {
  const cache = useQueryClient()
  const t = useText('photos.toasts')
  return useMutation({
    mutationFn: (is_favorite: boolean) => call(photosContract.editPhoto, { family_id, photo_id, is_favorite }),
    async onMutate(is_favorite) {
      // The response of a running request would restore the old value.
      await cache.cancelQueries({ queryKey: photoKeys.family(family_id) })
      showChange(cache, { family_id, photo_id }, { is_favorite })
    },
    onSuccess(photo) {
      storeDetail(cache, photo)
      refreshFiltered(cache, family_id)
      toast(
        photo.is_favorite
          ? { title: t('favoriteAdded'), description: t('favoriteAddedText') }
          : { title: t('favoriteRemoved'), description: t('favoriteRemovedText') },
      )
    },
    onError(_error, is_favorite) {
      showChange(cache, { family_id, photo_id }, { is_favorite: !is_favorite })
      toast({ kind: 'error', title: t('error'), description: t('favoriteFailed') })
    },
  })
}

/** Removes a photo from the timeline, or puts it back. */
export function useArchive({ family_id, photo_id }: PhotoRef) {
  const cache = useQueryClient()
  const t = useText('photos.toasts')
  const archiving = useMutation({
    mutationFn: (is_archived: boolean) => call(photosContract.editPhoto, { family_id, photo_id, is_archived }),
    onSuccess(photo) {
      storeDetail(cache, photo)
      refreshChangedPhotos(cache, family_id)
      const action = { label: t('undo'), onClick: () => archiving.mutate(!photo.is_archived) }
      toast({ title: t(photo.is_archived ? 'archived' : 'unarchived'), action })
    },
    onError: () => toast({ kind: 'error', title: t('error'), description: t('saveFailed') }),
  })
  return archiving
}

export function useEditPhoto({ family_id, photo_id }: PhotoRef, onSaved: (photo: PhotoDetail) => void) {
  const cache = useQueryClient()
  const t = useText('photos.toasts')
  const tools = useText('photoTools.edit')
  return useMutation({
    mutationFn: (change: PhotoChange) => call(photosContract.editPhoto, { family_id, photo_id, ...change }),
    onSuccess(photo) {
      storeDetail(cache, photo)
      refreshAround(cache, photo)
      toast({ title: t('saved'), description: t('savedText') })
      onSaved(photo)
    },
    onError(error) {
      const isGone = error instanceof ApiProblem && error.code === 'not_found'
      toast({ kind: 'error', title: t('error'), description: isGone ? tools('saveGone') : t('saveFailed') })
    },
  })
}

/** Rotates an image clockwise by quarter turns. A push event refreshes the page when it's done. */
export function useTurnPhoto({ family_id, photo_id }: PhotoRef) {
  const t = useText('photos.toasts')
  return useMutation({
    mutationFn: (quarters: number) => call(photosContract.turnPhoto, { family_id, photo_id, quarters }),
    onMutate: () => toast({ title: t('turning') }),
    onError: () => toast({ kind: 'error', title: t('error'), description: t('saveFailed') }),
  })
}

type CropChange = Omit<SentOf<typeof photosContract.cropPhoto>, 'family_id' | 'photo_id'>

/** Crops an image or removes the crop. A push event refreshes the page when it's done. */
export function useCropPhoto({ family_id, id: photo_id }: { family_id: string; id: string }, onDone: () => void) {
  const t = useText('photos.toasts')
  return useMutation({
    mutationFn: (change: CropChange) => call(photosContract.cropPhoto, { family_id, photo_id, ...change }),
    onSuccess() {
      toast({ title: t('cropping') })
      onDone()
    },
    onError: () => toast({ kind: 'error', title: t('error'), description: t('saveFailed') }),
  })
}

export function useDeletePhoto({ family_id, photo_id }: PhotoRef, onDeleted: () => void) {
  const cache = useQueryClient()
  const t = useText('photos.toasts')
  const undo = useUndoDelete(family_id)
  return useMutation({
    mutationFn: () => call(photosContract.deletePhoto, { family_id, photo_id }),
    onMutate: () => void deletedHere.set(photo_id, Date.now()),
    onSuccess() {
      toast({ title: t('deleted'), ...undo([photo_id]) })
      onDeleted()
      removeListedPhoto(cache, family_id, photo_id)
      cache.removeQueries({ queryKey: photoKeys.photo(family_id, photo_id), type: 'inactive' })
    },
    onError() {
      deletedHere.delete(photo_id)
      toast({ kind: 'error', title: t('error'), description: t('deleteFailed') })
    },
  })
}

function showChange(cache: QueryClient, { family_id, photo_id }: PhotoRef, change: { is_favorite: boolean }) {
  cache.setQueryData<PhotoDetail>(photoKeys.photo(family_id, photo_id), (photo) => photo && { ...photo, ...change })
  changeListedPhoto(cache, family_id, photo_id, change)
}

function storeDetail(cache: QueryClient, photo: PhotoDetail) {
  const queryKey = photoKeys.photo(photo.family_id, photo.id)
  storeChanged(cache, queryKey, () => cache.setQueryData<PhotoDetail>(queryKey, photo))
  const { description, is_favorite, is_archived, audience, taken_at, taken_precision, sort_at } = photo
  changeListedPhoto(cache, photo.family_id, photo.id, {
    ...{ description, is_favorite, is_archived, audience, taken_at, taken_precision, sort_at },
  })
}

/** Invalidates queries that count or list photos by the changed fields. */
function refreshAround(cache: QueryClient, { family_id }: PhotoDetail) {
  refreshFiltered(cache, family_id)
  void cache.invalidateQueries({ queryKey: [...photoKeys.family(family_id), 'suggestions'] })
  void cache.invalidateQueries({ queryKey: photoKeys.places(family_id) })
  void cache.invalidateQueries({ queryKey: categoryKeys.family(family_id) })
}
