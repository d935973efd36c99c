import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readOpenPhotoSearch, type OpenPhotoSearch, type PhotoView } from '#features/photos/web/photos.search.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How far back the page without a photo is: 0 if the visit started at the photo. */
    photoDepth?: number
    /** Whether the details have an entry of their own, after the photo's. */
    ofDetails?: boolean
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
  const place = () => {
    const { photoDepth = 0, ofDetails = false } = router.state.location.state
    return { photoDepth, ofDetails }
  }

  const go = useCallback(
    (
      change: OpenPhotoSearch,
      how: { photoDepth: number; ofDetails?: boolean; replace: boolean; ignoreBlocker?: boolean },
    ) => {
      const { photoDepth, ofDetails = false, ...others } = how
      void navigate({
        to: '.',
        search: (now) => ({ ...now, ...change }),
        state: { photoDepth, ofDetails },
        ...others,
        resetScroll: false,
      })
    },
    [navigate],
  )

  /** The photo and its details are one history entry each, no matter which photos they show. */
  const change = (to: OpenPhotoSearch, how?: typeof PAST_DIALOGS) => go(to, { ...place(), replace: true, ...how })

  /** Goes back from the entry of the details to the photo's, and changes that. */
  function leaveDetails(to: OpenPhotoSearch, how?: typeof PAST_DIALOGS) {
    const below = Math.max(0, place().photoDepth - 1)
    const stop = router.subscribe('onResolved', () => {
      stop()
      const { photoDepth, ofDetails } = place()
      // Unsaved text may have stopped it.
      const isThere = !ofDetails && photoDepth === below && readOpenPhotoSearch(router.state.location.search).photo
      if (isThere) change({ view: undefined, ...to }, how)
    })
    router.history.back(how)
  }

  /** Goes back to where the photo was opened from, or only changes the URL if the visit started there. */
  function close(how?: typeof PAST_DIALOGS) {
    const { photoDepth, ofDetails } = place()
    if (photoDepth > 0) router.history.go(-photoDepth, how)
    else if (ofDetails) leaveDetails({ photo: undefined }, how)
    else change({ photo: undefined, view: undefined }, how)
  }

  return {
    photo_id: photo,
    view,
    /** The URL of this page with the photo open, for a new tab. */
    hrefOf: useCallback((photo_id: string) => href.replace(ANY_PHOTO, photo_id), [href]),
    open: useCallback(
      (photo_id: string) => go({ photo: photo_id, view: undefined }, { photoDepth: 1, replace: false }),
      [go],
    ),
    change: (photo_id: string) => change({ photo: photo_id }),
    openView(at: PhotoView) {
      if (view) return change({ view: at })
      const { photoDepth } = place()
      go({ view: at }, { photoDepth: photoDepth && photoDepth + 1, ofDetails: true, replace: false })
    },
    /** Returns to the photo, the last one that was shown. */
    closeView() {
      if (place().ofDetails) leaveDetails({ photo })
      else change({ view: undefined })
    },
    /** Asks for confirmation if there are unsaved changes. */
    close: () => close(),
    /** Closes without asking, because the photo is gone. */
    closeWithoutAsking: () => close(PAST_DIALOGS),
  }
}

export type OpenPhoto = ReturnType<typeof useOpenPhoto>
