import { PhotoPicker } from '#features/gallery/web/picker/photo-picker.tsx'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import { useText } from '#web/text.tsx'
import { useErrorToast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { albumsContract, useAlbumChange, placeOf } from './albums.data.ts'
import { useAddedToast } from './add-to-album.tsx'

/** Chooses photos of the family to add to an album. */
export function AddPhotos({ album, onClose }: { album: AlbumDetail; onClose: () => void }) {
  const t = useText('albums')
  const toastError = useErrorToast()
  const tell = useAddedToast(album.family_id)
  const adding = useAlbumChange(albumsContract.addToAlbum)
  return (
    <PhotoPicker
      family_id={album.family_id}
      title={t('page.pickTitle', { title: album.title })}
      chosen={[]}
      max={SELECTION_MAX}
      onClose={onClose}
      onDone={(photos) => {
        onClose()
        if (photos.length === 0) return
        adding.mutate(
          { ...placeOf(album), photo_ids: photos.map(({ id }) => id) },
          {
            onError: (error) => toastError(t('toasts.failed'), error),
            onSuccess: (outcome) => tell(album, outcome),
          },
        )
      }}
    />
  )
}
