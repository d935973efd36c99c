import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useIsWide } from './stage/comments-panel.tsx'
import { PhotoViewer } from './stage/photo-viewer.tsx'
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

/** A photo in full screen. Its details are in a drawer above it, and its comments beside it or in a lower drawer. */
export function ViewerAndDrawer({ family_id, photos: listed, opened, onNearEnds }: OpenedPhotoProps) {
  const { photo_id, view } = opened
  const hasComments = useIsWide() && view === 'comments'
  const hasDrawer = view !== undefined && !hasComments
  const photos = useStackInPlace(family_id, useListWhileOpen(listed, photo_id), photo_id)
  const isBelow = useIsNarrow() || view === 'comments'
  const drawer = !hasDrawer ? undefined : isBelow ? 'below' : 'above'
  const [hadDrawer, setHadDrawer] = useState(false)
  const [pulled, setPulled] = useState(0)
  if (hasDrawer && !hadDrawer) setHadDrawer(true)

  const index = photo_id ? photos.findIndex(({ id }) => id === photo_id) : -1
  const reach = useEffectEvent((end: 'start' | 'end') => onNearEnds?.(end))
  useEffect(() => {
    if (index < 0) return
    if (index >= photos.length - NEAR_PHOTOS) reach('end')
    else if (index < NEAR_PHOTOS) reach('start')
  }, [index, photos])

  return (
    <PhotoViewer
      family_id={family_id}
      photo_id={photo_id}
      photos={photos}
      {...{ drawer, hasComments }}
      onChange={opened.change}
      onClose={opened.close}
      onCloseView={opened.closeView}
      onGone={opened.closeWithoutAsking}
      onView={(to, pixels = 0) => {
        setPulled(pixels)
        opened.openView(to)
      }}
    >
      {hadDrawer && (
        <Suspense>
          <PhotoDrawer
            family_id={family_id}
            photo_id={hasDrawer ? photo_id : undefined}
            photos={photos}
            {...{ view, pulled }}
            onChange={opened.change}
            onClose={opened.closeView}
            onGone={opened.closeWithoutAsking}
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
