import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readOpenPhotoSearch, type DrawerView, type OpenPhotoSearch } from '#features/photos/web/photos.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** 1 if the photo was opened from the screen below it, 2 with its details, so that closing can go back in the history. */
    photoDepth?: number
  }
}

/** A placeholder in URLs: building one with the router takes 0.1 ms, and a gallery has hundreds of photos. */
const ANY_PHOTO = '00000000-0000-0000-0000-000000000000'

/** Skips navigation blockers: the dialog that's closing after a confirmation, and unsaved text of a deleted photo. */
const PAST_DIALOGS = { ignoreBlocker: true }

/**
 * The open photo in the URL, and functions to open, change and close it. Back closes it too. `hrefOf` and `open` stay the same
 * while a photo opens and closes, so that the gallery's rows aren't rendered again just then.
 */
export function useOpenPhoto() {
  const navigate = useNavigate()
  const router = useRouter()
  const search = useSearch({ strict: false })
  const { photo, view } = readOpenPhotoSearch(search)
  const { href } = router.buildLocation({ to: '.', search: { ...search, photo: ANY_PHOTO, view: undefined } })
  const depth = () => router.state.location.state.photoDepth ?? 0

  const go = useCallback(
    (change: OpenPhotoSearch, how: { photoDepth: number; replace: boolean; ignoreBlocker?: boolean }) => {
      const { photoDepth, ...others } = how
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ...change }),
        state: { photoDepth },
        ...others,
        resetScroll: false,
      })
    },
    [navigate],
  )

  /** The photo and its details are one history entry each, no matter which photos they show. */
  const change = (to: OpenPhotoSearch, how?: typeof PAST_DIALOGS) =>
    go(to, { photoDepth: depth(), replace: true, ...how })

  /** Goes back to where the photo was opened from, or only changes the URL if the visit started there. */
  function close(how?: typeof PAST_DIALOGS) {
    if (depth() > 0) router.history.go(-depth(), how)
    else change({ photo: undefined, view: undefined }, how)
  }

  return {
    photo_id: photo,
    hasDetails: view !== undefined,
    startsAtComments: view === 'comments',
    /** The URL of this page with the photo open, for a new tab. */
    hrefOf: useCallback((photo_id: string) => href.replace(ANY_PHOTO, photo_id), [href]),
    open: useCallback(
      (photo_id: string) => go({ photo: photo_id, view: undefined }, { photoDepth: 1, replace: false }),
      [go],
    ),
    change: (photo_id: string) => change({ photo: photo_id, view: view && 'details' }),
    openDetails: (at: DrawerView) => go({ view: at }, { photoDepth: depth() + 1, replace: false }),
    /** Returns to the photo, the last one that the drawer showed. */
    closeDetails() {
      if (depth() < 2) return change({ view: undefined })
      const stop = router.subscribe('onResolved', () => {
        stop()
        if (router.state.location.state.photoDepth === 1) change({ photo, view: undefined })
      })
      router.history.back()
    },
    /** Asks for confirmation if there are unsaved changes. */
    close: () => close(),
    /** Closes without asking, because the photo is gone. */
    closeWithoutAsking: () => close(PAST_DIALOGS),
  }
}

export type OpenPhoto = ReturnType<typeof useOpenPhoto>
