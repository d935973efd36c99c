import { useText } from '#web/text.tsx'
import { FamilyVideo, type VideoProps } from '../family-video.tsx'
import { frameOf } from './image-frame.ts'

/** A video above a sheet. If the browser can't play it, shows the poster and an explanation. */
export function VideoPlayer({ photo, detail }: VideoProps) {
  const t = useText('photos.details')
  const failed = (alt: string) => (
    <figure style={frameOf(photo)} className="relative overflow-hidden bg-sunk">
      <img src={photo.large_url} alt={alt} className="size-full object-contain" />
      <figcaption className="absolute inset-x-2 bottom-2 rounded-control bg-paper/90 px-3 py-2 text-sm text-ink">
        {t('videoFailed')}
      </figcaption>
    </figure>
  )
  return (
    <FamilyVideo {...{ photo, detail, failed }} style={frameOf(photo)} className="bg-sunk bg-cover object-contain" />
  )
}
