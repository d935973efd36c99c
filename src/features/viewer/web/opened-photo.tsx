import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart, lazyPrefetched } from '#web/lazy-component.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { OpenPhoto } from './use-open-photo.ts'

const PhotoDrawer = lazyPrefetched(async () => (await import('./details/photo-drawer.tsx')).PhotoDrawer)
const PhotoViewer = lazyPart(async () => (await import('./details/photo-viewer.tsx')).PhotoViewer)

type OpenedPhotoProps = {
  family_id: string
  photos: readonly PhotoListed[]
  opened: OpenPhoto
  /** Called near the first or last loaded photo. */
  onNearEnds?: (end: 'start' | 'end') => void
}

/** Loads more when this many photos are left. */
const NEAR_PHOTOS = 6

/** The photo in the URL, in the drawer or in full screen. */
export function OpenedPhoto({ family_id, photos, opened, onNearEnds }: OpenedPhotoProps) {
  const { photo_id, isFullScreen } = opened
  const [wasOpened, setWasOpened] = useState(false)
  if (photo_id && !wasOpened) setWasOpened(true)

  const index = photo_id ? photos.findIndex(({ id }) => id === photo_id) : -1
  const reach = useEffectEvent((end: 'start' | 'end') => onNearEnds?.(end))
  useEffect(() => {
    if (index < 0) return
    if (index >= photos.length - NEAR_PHOTOS) reach('end')
    else if (index < NEAR_PHOTOS) reach('start')
  }, [index, photos])

  if (!wasOpened) return null
  return (
    <Suspense>
      <PhotoDrawer
        family_id={family_id}
        photo_id={isFullScreen ? undefined : photo_id}
        photos={photos}
        onChange={opened.change}
        onClose={opened.close}
        onGone={opened.closeWithoutAsking}
        onFullScreen={opened.openFullScreen}
      />
      {isFullScreen && photo_id && (
        <PhotoViewer
          family_id={family_id}
          photo_id={photo_id}
          photos={photos}
          onChange={opened.change}
          onClose={opened.closeFullScreen}
        />
      )}
    </Suspense>
  )
}
