import { useInfiniteQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, Plus } from 'lucide-react'
import { useState } from 'react'
import { BULK_MAX } from '#features/photos/photos.rules.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Album } from '../albums.contract.ts'
import { AlbumForm } from './album-form.tsx'
import { albumsOptions } from './albums.data.ts'
import { useAddedToast, useAddToAlbum } from './use-add-to-album.ts'

type AddToAlbumProps = {
  family_id: string
  photo_ids: string[]
  /** Creates a new album with these, instead of offering those that exist. */
  start?: { title: string }
  onClose: () => void
}

/** Chooses one of the albums that the person can add to, or a new one. */
export function AddToAlbum({ family_id, photo_ids, start, onClose }: AddToAlbumProps) {
  const t = useText('albums')
  const query = useInfiniteQuery(albumsOptions(family_id))
  const [isCreating, setCreating] = useState(start !== undefined)
  const adding = useAddToAlbum(family_id)
  const tell = useAddedToast(family_id)
  const albums = query.data?.pages.flatMap((page) => page.albums).filter(({ can }) => can.add)

  const add = (album: Album) => adding.mutate({ album, photo_ids }, { onSuccess: onClose })

  if (isCreating)
    return (
      <AlbumForm
        family_id={family_id}
        start={{ ...start, photo_ids }}
        onClose={onClose}
        onCreated={(album) => {
          if (photo_ids.length > BULK_MAX) return add(album)
          const added = album.photos
          tell(album, { added, added_ids: photo_ids, present: 0, refused: photo_ids.length - added })
          onClose()
        }}
      />
    )

  const row =
    'flex min-h-16 w-full items-center gap-4 rounded-control px-2 py-2 text-left transition-colors hover:bg-sunk disabled:opacity-55'
  return (
    <Dialog open onClose={onClose} title={t('addTo.title')} description={t('addTo.text', { count: photo_ids.length })}>
      <ul aria-label={t('addTo.list')} className="-mx-2 flex min-h-48 flex-col">
        <li>
          <button type="button" data-autofocus onClick={() => setCreating(true)} className={row}>
            <span className="grid size-12 shrink-0 place-items-center rounded-mark bg-ember-wash text-ember">
              <Plus aria-hidden size={22} />
            </span>
            <span className="font-semibold">{t('addTo.new')}</span>
          </button>
        </li>
        <QueryState
          query={{ ...query, data: albums }}
          skeleton={
            <li className="flex flex-col gap-3 p-2">
              {/* No higher than the list is without albums, so that what's above stays in place. */}
              {[0, 1].map((i) => (
                <Skeleton key={i} className="h-12 rounded-mark" />
              ))}
            </li>
          }
          failed={t('failedTitle')}
        >
          {(shown) =>
            shown.map((album) => (
              <li key={album.id}>
                <button type="button" disabled={adding.isPending} onClick={() => add(album)} className={row}>
                  <span
                    style={{ backgroundImage: blurOf(album.cover?.thumbhash ?? null) }}
                    className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-mark bg-sunk bg-cover text-ink-soft"
                  >
                    {album.cover ? (
                      <img src={album.cover.small_url} alt="" className="size-full object-cover" />
                    ) : (
                      <GalleryVerticalEnd aria-hidden size={20} />
                    )}
                  </span>
                  <span className="min-w-0">
                    <span className="block truncate font-semibold">{album.title}</span>
                    <span className="block text-sm text-ink-soft">{t('photos', { count: album.photos })}</span>
                  </span>
                </button>
              </li>
            ))
          }
        </QueryState>
      </ul>
      {query.hasNextPage && <LoadMore query={query} failed={t('moreFailed')} />}
    </Dialog>
  )
}
