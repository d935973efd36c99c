import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { readOpenPhotoSearch, type OpenPhotoSearch } from '#features/photos/web/photos.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** 1 where the photo was opened from the screen below it, and 2 over the whole screen, so that closing can go back. */
    photoDepth?: number
  }
}

/** Stands for a photo in an address: the router takes a tenth of a millisecond to build one, and a gallery has hundreds. */
const ANY_PHOTO = '00000000-0000-0000-0000-000000000000'

/** A dialog that is about to close, such as the one that asked before a photo is deleted, does not stand in the way, nor do its words. */
const PAST_DIALOGS = { ignoreBlocker: true }

/** The photo that the address says is open, and how to open, change and close it. Back closes it too. */
export function useOpenPhoto() {
  const navigate = useNavigate()
  const router = useRouter()
  const search = useSearch({ strict: false })
  const { photo, view } = readOpenPhotoSearch(search)
  const { href } = router.buildLocation({ to: '.', search: { ...search, photo: ANY_PHOTO } })
  const depth = () => router.state.location.state.photoDepth ?? 0

  function go(change: OpenPhotoSearch, how: { photoDepth: number; replace: boolean; ignoreBlocker?: boolean }) {
    const { photoDepth, ...others } = how
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...change }),
      state: { photoDepth },
      ...others,
      resetScroll: false,
    })
  }

  /** The drawer is one entry of the history and the whole screen another, whichever photo they show. */
  const change = (to: OpenPhotoSearch, how?: typeof PAST_DIALOGS) =>
    go(to, { photoDepth: depth(), replace: true, ...how })

  /** Goes back where the photo was opened from, or stays where the visit began with it. */
  function close(how?: typeof PAST_DIALOGS) {
    if (depth() > 0) router.history.back(how)
    else change({ photo: undefined, view: undefined }, how)
  }

  return {
    photo_id: photo,
    isFullScreen: photo !== undefined && view === 'full',
    /** The page with this photo open, for a tab of its own. */
    hrefOf: (photo_id: string) => href.replace(ANY_PHOTO, photo_id),
    open: (photo_id: string) => go({ photo: photo_id, view: undefined }, { photoDepth: 1, replace: false }),
    change: (photo_id: string) => change({ photo: photo_id }),
    openFullScreen: () => go({ view: 'full' }, { photoDepth: depth() + 1, replace: false }),
    /** Back to the drawer, which then shows the photo that was seen last. */
    closeFullScreen() {
      if (depth() < 2) return change({ view: undefined })
      const stop = router.subscribe('onResolved', () => {
        stop()
        if (router.state.location.state.photoDepth === 1) change({ photo, view: undefined } as OpenPhotoSearch)
      })
      router.history.back(PAST_DIALOGS)
    },
    /** Whoever has something to lose is asked first. */
    close: () => close(),
    /** There is nothing to show any more. */
    closeAtOnce: () => close(PAST_DIALOGS),
  }
}

export type OpenPhoto = ReturnType<typeof useOpenPhoto>
