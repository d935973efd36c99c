import { Heart, Play } from 'lucide-react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { photoChip } from '../photo-chip.ts'

/** The heart of a favourite and the length of a video, on the picture. */
export function PhotoMarks({ photo }: { photo: Pick<PhotoListed, 'kind' | 'duration_ms' | 'is_favorite'> }) {
  const t = useText('photos')
  const format = useFormat()
  return (
    <>
      {photo.kind === 'video' && (
        <span
          className={classNames(
            photoChip,
            'absolute right-1.5 bottom-1.5 flex h-6 items-center gap-1 rounded-full px-2 text-xs font-medium tabular-nums',
          )}
        >
          <Play aria-hidden className="size-3 fill-current" />
          {photo.duration_ms === null ? t('gallery.video') : format.duration(Math.max(1, photo.duration_ms / 1000))}
        </span>
      )}
      {photo.is_favorite && (
        <span
          className={classNames(photoChip, 'absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full')}
        >
          <Heart role="img" aria-label={t('gallery.favorite')} className="size-3.5 fill-honey text-honey" />
        </span>
      )}
    </>
  )
}
