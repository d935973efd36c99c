import { createPortal } from 'react-dom'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { useText } from '#web/text.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Frame } from './use-photo-swipe.ts'

type MotionPhotoProps = { detail: PhotoDetail; frame: Frame; onEnd: () => void }

/** Plays a Live Photo once over its image, and zooms with it. */
export function MotionPhoto({ detail, frame: { element, width, height }, onEnd }: MotionPhotoProps) {
  const t = useText('photos')
  const alt = useAltText()
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a few seconds of motion around an image that has a description
    <video
      src={detail.motion_url ?? undefined}
      aria-label={alt(detail)}
      autoPlay
      playsInline
      onEnded={onEnd}
      onError={() => {
        onEnd()
        toast({ kind: 'error', title: t('toasts.error'), description: t('details.moveFailed') })
      }}
      style={{ width, height }}
      className="absolute top-0 left-0 object-contain"
    />,
    element,
  )
}
