import { useText } from '#web/text.tsx'
import { FamilyVideo, type VideoProps } from '../family-video.tsx'

/** A video on the whole screen. */
export function StageVideo({ photo, detail }: VideoProps) {
  const t = useText('photos.details')
  const failed = () => (
    <p className="absolute inset-x-2 bottom-2 rounded-control bg-paper/90 px-3 py-2 text-sm text-ink">
      {t('videoFailed')}
    </p>
  )
  return <FamilyVideo {...{ photo, detail, failed }} className="size-full object-contain" />
}
