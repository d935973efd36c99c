import { Check, Play } from 'lucide-react'
import type { DeletedPhoto } from '#features/photos/deleted-photos.contract.ts'
import { PHOTO_TRASH_DAYS } from '#features/photos/photos.rules.ts'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DAY_MS } from '#shared/days.ts'
import { useAltText } from '../use-alt-text.ts'

type DeletedPhotoCellProps = { photo: DeletedPhoto; isSelected: boolean; onToggle: () => void }

/** A selectable deleted photo, with the time left to restore it. */
export function DeletedPhotoCell({ photo, isSelected, onToggle }: DeletedPhotoCellProps) {
  const t = useText('deletedPhotos')
  const format = useFormat()
  const alt = useAltText()
  const date = format.longDate(photo.deleted_at)
  return (
    <li className="relative">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onToggle}
        className="block w-full rounded-control text-left"
      >
        <span
          style={{ backgroundImage: isSelected ? undefined : blurOf(photo.thumbhash) }}
          className="relative block aspect-square overflow-hidden rounded-control bg-sunk bg-cover"
        >
          <img
            src={photo.small_url}
            alt=""
            loading="lazy"
            className={classNames(
              'size-full object-cover transition-transform',
              isSelected && 'scale-90 rounded-control',
            )}
          />
          <span className="absolute bottom-2 left-2 rounded-full bg-paper/90 px-2.5 py-0.5 text-sm font-medium text-ink">
            {t('daysLeft', { days: daysLeft(photo.deleted_at) })}
          </span>
          {photo.kind === 'video' && (
            <span className="absolute right-2 bottom-2 grid size-7 place-items-center rounded-full bg-paper/90 text-ink">
              <Play aria-hidden size={15} />
            </span>
          )}
          <span
            className={classNames(
              'absolute top-2 left-2 grid size-7 place-items-center rounded-full border-2',
              isSelected ? 'border-ember bg-ember text-on-ember' : 'border-card bg-paper/70 text-transparent',
            )}
          >
            <Check aria-hidden size={16} strokeWidth={3} />
          </span>
        </span>
        <VisuallyHidden>{t('select', { date, words: alt(photo) })}</VisuallyHidden>
      </button>
    </li>
  )
}

/** Whole days until a photo is purged. */
function daysLeft(deleted_at: string): number {
  const ends = new Date(deleted_at).getTime() + PHOTO_TRASH_DAYS * DAY_MS
  return Math.max(0, Math.floor((ends - Date.now()) / DAY_MS))
}
