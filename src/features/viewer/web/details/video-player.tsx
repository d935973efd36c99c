import { useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FamilyVideo, type VideoProps } from '../family-video.tsx'
import { frameOf } from './image-frame.ts'

/** A video in the details. If the browser can't play it, shows the poster and an explanation. */
export function VideoPlayer({ photo, detail, isAbove }: VideoProps & { isAbove: boolean }) {
  const t = useText('photos.details')
  const corners = isAbove ? '' : 'rounded-control'
  const failed = (alt: string) => (
    <figure style={frameOf(photo)} className={classNames('relative overflow-hidden bg-sunk', corners)}>
      <img src={photo.large_url} alt={alt} className="size-full object-contain" />
      <figcaption className="absolute inset-x-2 bottom-2 rounded-control bg-paper/90 px-3 py-2 text-sm text-ink">
        {t('videoFailed')}
      </figcaption>
    </figure>
  )
  return (
    <FamilyVideo
      {...{ photo, detail, failed }}
      style={frameOf(photo)}
      className={classNames('bg-sunk bg-cover object-contain', corners)}
    />
  )
}
