import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { albumOptions } from '#features/albums/web/albums.data.ts'
import { useStore } from '#web/external-store.ts'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { OFFLINE_BYTES, OFFLINE_LATEST } from '../offline.rules.ts'
import { choiceOf, chooseOffline, isEmpty, offlineChoice, withoutAlbum, type OfflineChoice } from './offline-choice.ts'
import { isOfflineSupported } from './offline-index.ts'
import { offlineStatus, readStatus } from './offline-status.ts'

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
  if (choice.albums.length === 0) return <p className="text-sm text-ink-soft">{t('noAlbums')}</p>
  return (
    <section>
      <h3 className="font-medium">{t('albums')}</h3>
      <ul className="mt-1">
        {choice.albums.map((place) => (
          <AlbumRow
            key={place.album_id}
            {...place}
            onRemove={() => chooseOffline(withoutAlbum(choice, place.album_id))}
          />
        ))}
      </ul>
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

/** How much is saved, what's missing and why, and a button that removes everything. */
function OfflineStorage({ choice }: { choice: OfflineChoice }) {
  const t = useText('offline')
  const format = useFormat()
  const { saved = 0, wanted = 0, bytes = 0, isSaving, shortage } = useStore(offlineStatus)
  if (isEmpty(choice) && bytes === 0) return null
  const progress = { saved, wanted }
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">
          {isSaving && saved < wanted
            ? t('saving', progress)
            : t('stored', { count: saved, size: format.bytes(bytes) })}
        </p>
        <Button
          kind="quiet"
          aria-label={t('clearLabel')}
          onClick={() => {
            chooseOffline({ ...choice, latest: false, albums: [] })
            toast({ title: t('cleared') })
          }}
        >
          {t('clear')}
        </Button>
      </div>
      {isSaving && saved < wanted && <Progress label={t('title')} done={saved} total={wanted} />}
      {shortage && (
        <p className="mt-2 text-sm text-ink-soft">
          {t(`shortages.${shortage}`, { ...progress, size: format.bytes(OFFLINE_BYTES) })}
        </p>
      )}
    </div>
  )
}
