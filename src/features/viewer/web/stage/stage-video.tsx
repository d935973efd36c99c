import { useState } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { useText } from '#web/text.tsx'

/** A video on the whole screen, using the playable copy if there is one. */
export function StageVideo({ photo, detail }: { photo: PhotoListed; detail: PhotoDetail | undefined }) {
  const t = useText('photos.details')
  const alt = useAltText()
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed)
    return (
      <p className="absolute inset-x-2 bottom-2 rounded-control bg-paper/90 px-3 py-2 text-sm text-ink">
        {t('videoFailed')}
      </p>
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
      className="size-full object-contain"
    />
  )
}
