import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { AlbumDetail } from '#features/albums/albums.contract.ts'
import { placeOf, refreshAlbums } from '#features/albums/web/albums.data.ts'
import { call } from '#web/api.ts'
import { blurOf } from '#web/blur.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import type { guestPhotosContract, SentPhoto } from '../guest-photos.contract.ts'
import { GUEST_PHOTOS_PAGE_SIZE } from '../guests.rules.ts'

const contract = operationsOf<typeof guestPhotosContract>()

function sentOptions(album: AlbumDetail) {
  return infiniteQueryOptions({
    queryKey: ['albums', album.family_id, 'sent', album.id],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(contract.listGuestPhotos, { ...placeOf(album), ...(cursor && { cursor }) }, { signal }),
    ...byCursor,
  })
}

/** On an album's page: photos that guests sent, to add or decline. All are selected at first. */
export function GuestPhotosReview({ album }: { album: AlbumDetail }) {
  const t = useText('guests.review')
  const cache = useQueryClient()
  const query = useInfiniteQuery(sentOptions(album))
  const [left_out, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isDeclining, setIsDeclining] = useState(false)
  const photos = query.data?.pages.flatMap((page) => page.photos) ?? []
  const chosen = photos.filter(({ id }) => !left_out.has(id)).map(({ id }) => id)
  const inPages = <Result,>(decide: (ids: string[]) => Promise<Result>) =>
    Array.from({ length: Math.ceil(chosen.length / GUEST_PHOTOS_PAGE_SIZE) }, (_, page) =>
      chosen.slice(page * GUEST_PHOTOS_PAGE_SIZE, (page + 1) * GUEST_PHOTOS_PAGE_SIZE),
    ).reduce<Promise<unknown>>((before, ids) => before.then(() => decide(ids)), Promise.resolve())
  const decided = (message: 'added' | 'declined', count: number) => ({
    done: t(message, { count }),
    failed: t('failed'),
    onSettled() {
      setIsDeclining(false)
      refreshAlbums(cache, album.family_id)
    },
  })
  const accepting = useMutation({
    mutationFn: () => inPages((ids) => call(contract.acceptGuestPhotos, { ...placeOf(album), ids })),
    ...decided('added', chosen.length),
  })
  const declining = useMutation({
    mutationFn: () => inPages((ids) => call(contract.declineGuestPhotos, { ...placeOf(album), ids })),
    ...decided('declined', chosen.length),
  })
  if (photos.length === 0) return null

  function toggle(id: string) {
    const next = new Set(left_out)
    if (!next.delete(id)) next.add(id)
    setLeftOut(next)
  }

  return (
    <Card title={t('title')} subtitle={t('text')} className="mb-6">
      {[...Map.groupBy(photos, ({ sender }) => sender)].map(([sender, sent]) => (
        <section key={sender} aria-label={t('from', { name: sender })} className="mb-4">
          <h3 className="mb-2 font-semibold wrap-anywhere">{t('from', { name: sender })}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
            {sent.map((photo, at) => (
              <li key={photo.id}>
                <Tile
                  photo={photo}
                  label={t(photo.kind === 'video' ? 'video' : 'photo', { number: at + 1, name: sender })}
                  isChosen={!left_out.has(photo.id)}
                  onToggle={() => toggle(photo.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore query={query} />
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() => accepting.mutate()}
          disabled={chosen.length === 0}
          busy={accepting.isPending}
          busyLabel={t('adding')}
        >
          {t('add', { count: chosen.length })}
        </Button>
        <Button kind="quiet" onClick={() => setIsDeclining(true)} disabled={chosen.length === 0}>
          {t('decline', { count: chosen.length })}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
        onConfirm={() => declining.mutate()}
        title={t('declineTitle', { count: chosen.length })}
        text={t('declineText')}
        confirmLabel={t('decline', { count: chosen.length })}
        busy={declining.isPending}
        busyLabel={t('declining')}
      />
    </Card>
  )
}

type TileProps = { photo: SentPhoto; label: string; isChosen: boolean; onToggle: () => void }

function Tile({ photo, label, isChosen, onToggle }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onToggle}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="relative block aspect-square w-full overflow-hidden rounded-control bg-sunk bg-cover bg-center"
    >
      <img
        src={photo.small_url}
        alt=""
        loading="lazy"
        decoding="async"
        className={isChosen ? 'size-full object-cover' : 'size-full object-cover opacity-40'}
      />
      {isChosen && (
        <span className="absolute top-1.5 right-1.5 flex size-6 items-center justify-center rounded-full bg-ember text-on-ember">
          <Check aria-hidden size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  )
}
