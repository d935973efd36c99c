import { useState } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useText } from '#web/text.tsx'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { frameOf } from './image-frame.ts'

/** A video, using the playable copy if there is one. If the browser can't play it, shows the poster and an explanation. */
export function VideoPlayer({ photo, detail }: { photo: PhotoListed; detail: PhotoDetail | undefined }) {
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
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- family videos have no captions; the description is the accessible name
    <video
      src={detail?.played_url}
      poster={photo.large_url}
      aria-label={alt(detail ?? photo)}
      onError={() => setHasFailed(detail !== undefined)}
      // Some browsers play only the audio of a video whose codec they don't support.
      onLoadedMetadata={(event) => setHasFailed(event.currentTarget.videoWidth === 0)}
      controls
      playsInline
      preload="metadata"
      style={frameOf(photo)}
      className="rounded-control bg-sunk bg-cover object-contain"
    />
  )
}
