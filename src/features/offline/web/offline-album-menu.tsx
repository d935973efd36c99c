import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import type { AlbumDetail } from '#features/albums/albums.contract.ts'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { toast } from '#web/ui/toast.ts'
import { choiceOf, chooseOffline, offlineChoice, withAlbum, withoutAlbum } from './offline-choice.ts'
import { isOfflineSupported } from './offline-index.ts'

type OfflineAlbumMenuProps = { album: AlbumDetail; show: (items: readonly MenuItem[]) => ReactNode }

/** In an album's menu: saves its photos on this device, or removes them. */
export function OfflineAlbumMenu({ album, show }: OfflineAlbumMenuProps) {
  const t = useText('offline.album')
  const user_id = useQuery(sessionOptions).data?.user?.id
  const stored = useStore(offlineChoice)
  if (!user_id || !isOfflineSupported()) return show([])
  const choice = choiceOf(user_id, stored)
  const isSaved = choice.albums.some(({ album_id }) => album_id === album.id)
  return show([
    {
      label: isSaved ? t('remove') : t('keep'),
      icon: Smartphone,
      onSelect() {
        chooseOffline(
          isSaved
            ? withoutAlbum(choice, album.id)
            : withAlbum(choice, { family_id: album.family_id, album_id: album.id }),
        )
        toast({ title: t(isSaved ? 'removed' : 'saving', { title: album.title }) })
      },
    },
  ])
}
