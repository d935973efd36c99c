import { PhotoPicker } from '#features/gallery/web/picker/photo-picker.tsx'
import { SELECTION_MAX } from '#features/photos/photos.rules.ts'
import { useText } from '#web/text.tsx'
import type { AlbumDetail } from '../albums.contract.ts'
import { useAddToAlbum } from './use-add-to-album.ts'

/** Chooses photos of the family to add to an album. */
export function AddPhotos({ album, onClose }: { album: AlbumDetail; onClose: () => void }) {
  const t = useText('albums')
  const adding = useAddToAlbum(album.family_id)
  return (
    <PhotoPicker
      family_id={album.family_id}
      title={t('page.pickTitle', { title: album.title })}
      chosen={[]}
      max={SELECTION_MAX}
      adds
      onClose={onClose}
      onDone={(photo_ids) => {
        onClose()
        if (photo_ids.length > 0) adding.mutate({ album, photo_ids })
      }}
    />
  )
}
