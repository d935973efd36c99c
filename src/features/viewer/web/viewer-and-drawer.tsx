import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { PhotoView } from '#features/photos/web/photos.search.ts'
import { useNeighbors } from './details/use-neighbors.ts'
import { useIsWide } from './stage/panel-width.ts'
import { PhotoViewer } from './stage/photo-viewer.tsx'
import { useViewerKeys } from './stage/use-viewer-keys.ts'
import { useStackInPlace } from './stacks/use-stack-in-place.ts'
import type { OpenPhoto } from './use-open-photo.ts'
import { withOpenPhoto } from './with-open-photo.ts'

const PhotoDrawer = lazyPart(async () => (await import('./details/photo-drawer.tsx')).PhotoDrawer)

export type OpenedPhotoProps = {
  family_id: string
  photos: readonly PhotoListed[]
  opened: OpenPhoto
  /** Called near the first or last loaded photo. */
  onNearEnds?: (end: 'start' | 'end') => void
}

/** Loads more when this many photos are left. */
const NEAR_PHOTOS = 6

/** A photo in full screen. Its details and comments are in a panel beside it, or on small screens in a sheet below it. */
export function ViewerAndDrawer({ family_id, photos: listed, opened, onNearEnds }: OpenedPhotoProps) {
  const { photo_id, view } = opened
  const isWide = useIsWide()
  // What's open stays where it is when a phone is turned, since text or a recording in it may not be saved yet.
  const [isBeside, setBeside] = useState(isWide)
  if (view === undefined && isBeside !== isWide) setBeside(isWide)
  const hasDrawer = view !== undefined && !isBeside
  const photos = useStackInPlace(family_id, useListWhileOpen(listed, photo_id), photo_id)
  const [hadDrawer, setHadDrawer] = useState(false)
  const [pulled, setPulled] = useState(0)
  if (hasDrawer && !hadDrawer) setHadDrawer(true)
  const [edited_id, setEdited] = useState<string>()
  // Opening the details again starts with them, not the form.
  if (edited_id !== undefined && (view !== 'details' || edited_id !== photo_id)) setEdited(undefined)
  const isEditing = edited_id !== undefined
  const editing = { isEditing, edit: (begins: boolean) => setEdited(begins ? photo_id : undefined) }
  const { previous, next } = useNeighbors({
    ...{ family_id, photo_id, onChange: opened.change },
    // Turning the page would lose what's in the form.
    photos: isEditing ? [] : photos,
  })

  function show(to: PhotoView, pixels = 0) {
    setPulled(pixels)
    opened.openView(to)
  }
  const toggle = (to: PhotoView) => (view === to ? opened.closeView() : show(to))
  useViewerKeys(photo_id !== undefined, {
    ArrowLeft: previous,
    ArrowRight: next,
    i: () => toggle('details'),
  })

  const index = photo_id ? photos.findIndex(({ id }) => id === photo_id) : -1
  const reach = useEffectEvent((end: 'start' | 'end') => onNearEnds?.(end))
  useEffect(() => {
    if (index < 0) return
    if (index >= photos.length - NEAR_PHOTOS) reach('end')
    else if (index < NEAR_PHOTOS) reach('start')
  }, [index, photos])

  const shared = { family_id, photos, previous, next, editing, onGone: opened.closeWithoutAsking }
  return (
    <PhotoViewer
      {...shared}
      photo_id={photo_id}
      {...{ view, isBeside }}
      onChange={opened.change}
      onClose={opened.close}
      onCloseView={opened.closeView}
      onView={toggle}
      onPulled={(pixels) => show('details', pixels)}
    >
      {hadDrawer && (
        <Suspense>
          <PhotoDrawer
            {...shared}
            photo_id={hasDrawer ? photo_id : undefined}
            {...{ view, pulled }}
            onClose={opened.closeView}
          />
        </Suspense>
      )}
    </PhotoViewer>
  )
}

/** An open photo that leaves the list, such as by archiving it, stays between its neighbors until it's closed. */
function useListWhileOpen(photos: readonly PhotoListed[], photo_id: string | undefined): readonly PhotoListed[] {
  const [last, setLast] = useState(photos)
  const isListed = photos.some(({ id }) => id === photo_id)
  if (isListed && last !== photos) setLast(photos)
  return useMemo(() => (isListed ? photos : withOpenPhoto(photos, last, photo_id)), [isListed, photos, last, photo_id])
}
