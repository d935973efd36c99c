import { useState } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { frameOf } from './image-frame.ts'

/** A video, by the copy that plays everywhere where there is one; where the browser cannot play it, its poster and a word about it. */
export function VideoPicture({ photo, detail }: { photo: PhotoListed; detail: PhotoDetail | undefined }) {
  const t = useText('photos.details')
  const alt = useAltText()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed)
    return (
      <figure style={frameOf(photo)} className="relative overflow-hidden rounded-control bg-sunk">
        <img src={photo.large_url} alt={alt(detail ?? photo)} className="size-full object-contain" />
        <figcaption className="absolute inset-x-2 bottom-2 rounded-control bg-paper/90 px-3 py-2 text-sm text-ink">
          {t('videoFailed')}
        </figcaption>
      </figure>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a family's film has no captions; its name is its description
    <video
      src={detail?.played_url}
      poster={photo.large_url}
      aria-label={alt(detail ?? photo)}
      onError={() => setHasFailed(detail !== undefined)}
      // Some browsers play the sound of a film whose pictures they do not know.
      onLoadedMetadata={(event) => setHasFailed(event.currentTarget.videoWidth === 0)}
      controls
      playsInline
      preload="metadata"
      style={frameOf(photo)}
      className="rounded-control bg-sunk bg-cover object-contain"
    />
  )
}
