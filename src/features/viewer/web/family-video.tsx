import { useState, type CSSProperties, type ReactNode } from 'react'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { Video } from '#web/ui/video.tsx'

export type VideoProps = { photo: PhotoListed; detail: PhotoDetail | undefined }
type LookProps = { className: string; style?: CSSProperties; failed: (alt: string) => ReactNode }

/** A video, using the playable copy if there is one, or `failed` if the browser can't play it. */
export function FamilyVideo({ photo, detail, className, style, failed }: VideoProps & LookProps) {
  const alt = useAltText()(detail ?? photo)
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return failed(alt)
  return (
    <Video
      src={detail?.played_url}
      poster={photo.large_url}
      aria-label={alt}
      onError={() => setHasFailed(detail !== undefined)}
      // Some browsers play only the audio of a video whose codec they don't support.
      onLoadedMetadata={(event) => setHasFailed(event.currentTarget.videoWidth === 0)}
      {...{ className, style }}
    />
  )
}
