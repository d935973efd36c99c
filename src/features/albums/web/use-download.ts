import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadMany } from '#features/photos/web/bulk-changes.data.ts'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../albums.contract.ts'
import { allIdsOfAlbum } from './albums.data.ts'

/** Downloads an album's originals as a ZIP. */
export function useDownload(album: AlbumDetail): MenuItem {
  const t = useText('albums.page')
  const [isPacking, setPacking] = useState(false)
  return {
    label: t(isPacking ? 'packing' : 'download'),
    icon: Download,
    disabled: isPacking,
    onSelect() {
      setPacking(true)
      void allIdsOfAlbum(album)
        .then((photo_ids) => downloadMany(album.family_id, photo_ids))
        .catch(() => toast({ kind: 'error', title: t('downloadFailed') }))
        .finally(() => setPacking(false))
    },
  }
}
