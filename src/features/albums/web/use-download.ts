import { Download } from 'lucide-react'
import { useDownloadPhotos } from '#features/photos/web/use-download-photos.ts'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { allIdsOfAlbum } from './albums.data.ts'

/** Downloads an album's originals as a ZIP. */
export function useDownload(album: AlbumDetail): MenuItem {
  const t = useText('albums.page')
  const { download, packing } = useDownloadPhotos(album.family_id)
  return {
    label: t('download'),
    icon: Download,
    disabled: packing !== undefined,
    onSelect: () => void download(album.photos, () => allIdsOfAlbum(album), album.title),
  }
}
