import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { useRootAttribute } from '#web/root-attribute.ts'
import { useText } from '#web/text.tsx'
import { useMedia } from '#web/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { AlbumDetail } from '../../albums.contract.ts'
import {
  MOVES,
  albumPhotosOptions,
  albumsContract,
  groupsOf,
  placeOf,
  refreshAlbums,
  type Group,
} from '../albums.data.ts'
import { targetAfter, targetBeside, withMoved, type Target } from './order.ts'
import { followPointer } from './follow-pointer.ts'

type ArrangeLayerProps = {
  album: AlbumDetail
  groups: readonly Group[]
  /** The album's photos, on which this listens for pointer and key events. */
  grid: RefObject<HTMLElement | null>
  onDone: () => void
}

/** Moves photos by dragging them, by mouse or finger, and by arrow key. */
export function ArrangeLayer({ album, groups, grid, onDone }: ArrangeLayerProps) {
  const t = useText('albums')
  const isFinger = useMedia('(pointer: coarse)')
  const cache = useQueryClient()
  useRootAttribute('data-bar')
  const moving = useMutation({
    mutationKey: MOVES,
    // One after the other. Until the last is done, an answer would show an earlier order.
    scope: { id: 'moves' },
    mutationFn: (input: SentOf<typeof albumsContract.moveInAlbum>) => call(albumsContract.moveInAlbum, input),
    onSettled: () => cache.isMutating({ mutationKey: MOVES }) === 1 && refreshAlbums(cache, album.family_id),
  })
  const [position, setPosition] = useState<number>()
  /** The photo that the arrow keys moved. In another row it's another element, so it gets the focus again. */
  const held = useRef<string>(undefined)
  const { queryKey } = albumPhotosOptions(album.family_id, album.id)

  const move = useEffectEvent((photo_id: string, target: Target | undefined) => {
    if (!target || target.before_photo_id === photo_id) return
    const before = cache.getQueryData(queryKey)
    if (!before) return
    void cache.cancelQueries({ queryKey })
    const after = withMoved(before, photo_id, target)
    cache.setQueryData(queryKey, after)
    setPosition(after.pages.flatMap(({ photos }) => photos).findIndex(({ id }) => id === photo_id) + 1)
    moving.mutate(
      { ...placeOf(album), photo_ids: [photo_id], ...target },
      {
        onError(error) {
          cache.setQueryData(queryKey, before)
          toastError(t('toasts.failed'), error)
        },
      },
    )
  })

  const drop = useEffectEvent((photo_id: string, over: { photo_id: string; isAfter: boolean }) => {
    if (over.photo_id === photo_id) return
    move(photo_id, over.isAfter ? targetAfter(groups, over.photo_id) : { before_photo_id: over.photo_id })
  })

  const key = useEffectEvent((event: KeyboardEvent) => {
    const focused = (event.target as Element).closest<HTMLElement>('[data-photo]')?.dataset.photo
    const photo_id = focused ?? (document.activeElement === document.body ? held.current : undefined)
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (event.key === 'Escape') return onDone()
    if (!photo_id || !step) return
    event.preventDefault()
    held.current = photo_id
    // Keys may come faster than the screen follows.
    const now = cache.getQueryData(queryKey)
    move(photo_id, targetBeside(now ? groupsOf(now) : groups, photo_id, step))
  })
  useEffect(() => {
    if (held.current && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>(`[data-photo="${held.current}"]`)?.focus()
  })

  useEffect(() => {
    const element = grid.current
    if (!element) return
    element.setAttribute('data-arranging', '')
    const stop = followPointer(element, drop)
    const noClick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('click', noClick, true)
    addEventListener('keydown', key)
    return () => {
      element.removeAttribute('data-arranging')
      stop()
      element.removeEventListener('click', noClick, true)
      removeEventListener('keydown', key)
    }
  }, [grid])

  return (
    <section aria-label={t('arrange.label')} className="floating-bar flex items-center gap-x-3 py-2 pr-2 pl-4">
      <p className="min-w-0 grow text-sm leading-tight sm:text-base">{t(isFinger ? 'arrange.hold' : 'arrange.hint')}</p>
      <p role="status" className="sr-only">
        {position !== undefined && t('arrange.moved', { position, total: album.photos })}
      </p>
      <Button onClick={onDone}>{t('arrange.done')}</Button>
    </section>
  )
}
