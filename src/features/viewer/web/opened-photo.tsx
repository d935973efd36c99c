import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazyPart, lazySoon } from '#web/lazy-part.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { OpenPhoto } from './use-open-photo.ts'

const PhotoDrawer = lazySoon(async () => (await import('./details/photo-drawer.tsx')).PhotoDrawer)
const PhotoViewer = lazyPart(async () => (await import('./details/photo-viewer.tsx')).PhotoViewer)

type OpenedPhotoProps = {
  family_id: string
  photos: readonly PhotoListed[]
  opened: OpenPhoto
  /** Whoever turns pages comes near the first or the last photo that is loaded. */
  onNearEnds?: (end: 'start' | 'end') => void
}

/** So many photos before the last one, more are asked for. */
const NEAR_PHOTOS = 6

/** The photo that the address names, in the drawer or over the whole screen. */
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
        onGone={opened.closeAtOnce}
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
