import { Archive, AudioLines, CircleDot, Heart, Layers, Play, type LucideIcon } from 'lucide-react'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { photoChip } from '#features/photos/web/photo-chip.ts'

type PhotoMarksProps = {
  photo: Pick<
    PhotoListed,
    'kind' | 'duration_ms' | 'is_favorite' | 'is_archived' | 'is_live' | 'is_spoken' | 'is_covered' | 'stack_size'
  >
}

/** Icons on a photo: favorite, archived, video duration, Live Photo, audio caption, stack. */
export function PhotoMarks({ photo }: PhotoMarksProps) {
  const t = useText('photos')
  const format = useFormat()
  const isStack = photo.stack_size > 1 && !photo.is_covered
  const isMarked = photo.is_archived || photo.is_spoken || photo.is_live || isStack || photo.kind === 'video'
  return (
    <>
      {isMarked && (
        <span className="absolute right-1.5 bottom-1.5 flex gap-1">
          {photo.is_archived && <Mark icon={Archive} label={t('gallery.archived')} />}
          {photo.is_spoken && <Mark icon={AudioLines} label={t('gallery.spoken')} />}
          {photo.is_live && <Mark icon={CircleDot} label={t('gallery.live')} />}
          {isStack && (
            <span className={figureStyle}>
              <Layers role="img" aria-label={t('gallery.stack')} className="size-3.5" />
              {photo.stack_size}
            </span>
          )}
          {photo.kind === 'video' && (
            <span className={figureStyle}>
              <Play aria-hidden className="size-3 fill-current" />
              {photo.duration_ms === null ? t('gallery.video') : format.duration(Math.max(1, photo.duration_ms / 1000))}
            </span>
          )}
        </span>
      )}
      {photo.is_favorite && (
        <Mark
          icon={Heart}
          label={t('gallery.favorite')}
          className="absolute top-1.5 right-1.5 *:fill-ember *:text-ember"
        />
      )}
    </>
  )
}

function Mark({ icon: Icon, label, className }: { icon: LucideIcon; label: string; className?: string }) {
  return (
    <span className={classNames(photoChip, 'grid size-6 place-items-center rounded-full', className)}>
      <Icon role="img" aria-label={label} className="size-3.5" />
    </span>
  )
}

const figureStyle = classNames(
  photoChip,
  'flex h-6 items-center gap-1 rounded-full px-2 text-xs font-medium tabular-nums',
)
