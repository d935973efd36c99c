import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { albumOptions } from '#features/albums/web/albums.data.ts'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OFFLINE_LATEST } from '../offline.rules.ts'
import { choiceOf, chooseOffline, offlineChoice, withoutAlbum, type OfflineChoice } from './offline-choice.ts'
import { isOfflineSupported } from './offline-index.ts'
import { readStatus } from './offline-status.ts'
import { OfflineStorage } from './offline-storage.tsx'

/** In the account's settings: what's saved on this device, and how much space it takes. */
export function OfflineCard() {
  const t = useText('offline')
  const user_id = useQuery(sessionOptions).data?.user?.id
  const stored = useStore(offlineChoice)
  useEffect(() => {
    if (user_id && isOfflineSupported()) void readStatus(user_id)
  }, [user_id])
  if (!user_id) return null
  const choice = choiceOf(user_id, stored)
  return (
    <Card title={t('title')} subtitle={t('intro')}>
      {isOfflineSupported() ? (
        <div className="flex flex-col gap-4">
          <Switch
            label={t('latest')}
            hint={t('latestHint', { count: OFFLINE_LATEST })}
            checked={choice.latest}
            onChange={(event) => chooseOffline({ ...choice, latest: event.target.checked })}
          />
          <Albums choice={choice} />
          <OfflineStorage choice={choice} />
        </div>
      ) : (
        <p>{t('insecure')}</p>
      )}
    </Card>
  )
}

function Albums({ choice }: { choice: OfflineChoice }) {
  const t = useText('offline')
  return (
    <section>
      <h3 className="font-medium">{t('albums')}</h3>
      {choice.albums.length > 0 ? (
        <ul className="mt-1">
          {choice.albums.map((place) => (
            <AlbumRow
              key={place.album_id}
              {...place}
              onRemove={() => chooseOffline(withoutAlbum(choice, place.album_id))}
            />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">{t('noAlbums')}</p>
      )}
    </section>
  )
}

type AlbumRowProps = { family_id: string; album_id: string; onRemove: () => void }

function AlbumRow({ family_id, album_id, onRemove }: AlbumRowProps) {
  const t = useText('offline')
  const { data: album, isError } = useQuery(albumOptions(family_id, album_id))
  const title = album?.title ?? (isError ? t('goneAlbum') : '…')
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-b border-line last:border-0">
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <IconButton icon={X} label={t('removeAlbum', { title })} onClick={onRemove} />
    </li>
  )
}
