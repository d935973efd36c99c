import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { lazyPart } from '#web/lazy-component.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
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

/** A photo in full screen, and its details in a drawer above it. */
export function ViewerAndDrawer({ family_id, photos: listed, opened, onNearEnds }: OpenedPhotoProps) {
  const { photo_id, hasDetails, startsAtComments } = opened
  const photos = useStackInPlace(family_id, useListWhileOpen(listed, photo_id), photo_id)
  const [hadDetails, setHadDetails] = useState(false)
  const [pulled, setPulled] = useState(0)
  if (hasDetails && !hadDetails) setHadDetails(true)

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
      hasDetails={hasDetails}
      onChange={opened.change}
      onClose={opened.close}
      onGone={opened.closeWithoutAsking}
      onDetails={(view, pixels = 0) => {
        setPulled(pixels)
        opened.openDetails(view)
      }}
    >
      {hadDetails && (
        <Suspense>
          <PhotoDrawer
            family_id={family_id}
            photo_id={hasDetails ? photo_id : undefined}
            photos={photos}
            {...{ startsAtComments, pulled }}
            onChange={opened.change}
            onClose={opened.closeDetails}
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
