import { Suspense, useState } from 'react'
import { lazyPrefetched } from '#web/lazy-component.ts'
import type { OpenedPhotoProps } from './viewer-and-drawer.tsx'

const ViewerAndDrawer = lazyPrefetched(async () => (await import('./viewer-and-drawer.tsx')).ViewerAndDrawer)

/** The photo in the URL. It stays after it's closed, so that closing is animated. */
export function OpenedPhoto(props: OpenedPhotoProps) {
  const { photo_id } = props.opened
  const [wasOpened, setWasOpened] = useState(false)
  if (photo_id && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ViewerAndDrawer {...props} />
    </Suspense>
  )
}
