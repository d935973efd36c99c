import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { selection } from '#features/gallery/web/select/selection.ts'
import { BULK_MAX } from '#features/photos/photos.rules.ts'
import { bulkJobsOptions, startBulkJob } from '#features/photos/web/bulk-changes.data.ts'
import type { ResultOf } from '#shared/contract.ts'
import { ApiProblem, call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { useText } from '#web/text.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { Album } from '../albums.contract.ts'
import { albumsContract, placeOf, refreshAlbums, useAlbumChange } from './albums.data.ts'

type Named = Pick<Album, 'id' | 'family_id' | 'title'>
type Outcome = ResultOf<typeof albumsContract.addToAlbum>

/** Adds photos and shows the outcome. Thousands become a bulk job, whose progress the gallery and albums show. */
export function useAddToAlbum(family_id: string) {
  const t = useText('albums.toasts')
  const cache = useQueryClient()
  const tell = useAddedToast(family_id)
  return useMutation({
    async mutationFn({ album, photo_ids }: { album: Named; photo_ids: string[] }) {
      if (photo_ids.length <= BULK_MAX) return call(albumsContract.addToAlbum, { ...placeOf(album), photo_ids })
      await startBulkJob(family_id, photo_ids, { add_album_ids: [album.id] })
      return undefined
    },
    onError(error, { photo_ids }) {
      const isTaken = photo_ids.length > BULK_MAX && error instanceof ApiProblem && error.code === 'conflict'
      if (isTaken) toast({ kind: 'error', title: t('failed'), description: t('oneAtATime') })
      else toastError(t('failed'), error)
    },
    onSuccess(outcome, { album }) {
      if (outcome) return tell(album, outcome)
      selection.clear()
      return cache.invalidateQueries({ queryKey: bulkJobsOptions(family_id).queryKey })
    },
    onSettled: () => refreshAlbums(cache, family_id),
  })
}

/** Says what was added and what wasn't, with a link to the album except on its page. */
export function useAddedToast(family_id: string): (album: Pick<Album, 'id' | 'title'>, outcome: Outcome) => void {
  const t = useText('albums.toasts')
  const router = useRouter()
  const { mutate: remove } = useAlbumChange(albumsContract.removeFromAlbum)

  return ({ id: album_id, title }, { added, added_ids, present, refused }) => {
    const undo = () =>
      remove(
        { family_id, album_id, photo_ids: added_ids },
        { done: ({ removed }) => t('removed', { count: removed }), failed: t('failed') },
      )
    const place = {
      to: '/families/$familyId/albums/$albumId',
      params: { familyId: family_id, albumId: album_id },
    } as const
    const isThere = router.buildLocation(place).pathname === router.state.location.pathname
    const view = { label: t('view'), onClick: () => void router.navigate(place) }
    toast({
      ...(added === 0 && refused > 0 && { kind: 'error' as const }),
      title: t('added', { count: added, title }),
      description: [present > 0 && t('present', { count: present }), refused > 0 && t('refused', { count: refused })]
        .filter(Boolean)
        .join(' '),
      ...(!isThere && { action: view }),
      ...(added > 0 && { secondAction: { label: t('undo'), onClick: undo } }),
    })
  }
}
