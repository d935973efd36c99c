import { Link } from '@tanstack/react-router'
import { atFocus } from '#features/photos/web/at-focus.ts'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useText } from '#web/text.tsx'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { useTakenDate } from '#features/photos/web/use-taken-date.ts'
import type { Highlights } from './use-highlights.ts'

type CoverPhotoProps = NonNullable<Highlights['cover']> & Pick<Highlights, 'year'>

/** The photo on a family's cover with its day. A click opens it. */
export function CoverPhoto({ photo, why, year, ...focus }: CoverPhotoProps) {
  const alt = useAltText()
  const { objectPosition = '50% 35%' } = atFocus(focus) ?? {}
  const widthOf = (edge: number) => Math.round(edge * Math.min(1, photo.width / photo.height))
  const caption = useCaption()({ photo, why, year })
  return (
    <Link
      {...photoLink(photo.id)}
      data-photo={photo.id}
      style={{ backgroundImage: blurOf(photo.thumbhash), backgroundPosition: objectPosition }}
      className="block size-full bg-sunk bg-cover"
    >
      <img
        src={photo.large_url}
        srcSet={`${photo.small_url} ${widthOf(SMALL_EDGE)}w, ${photo.large_url} ${widthOf(LARGE_EDGE)}w`}
        sizes="(min-width: 64rem) calc(100vw - 16rem), 100vw"
        alt={alt(photo)}
        style={{ objectPosition }}
        fetchPriority="high"
        className="size-full object-cover"
      />
      {caption && (
        <span
          className={classNames(
            photoChip,
            'absolute top-(--under-bar) right-2 rounded-full px-3 py-1 text-sm font-medium sm:top-4 sm:right-4',
          )}
        >
          {caption}
        </span>
      )}
    </Link>
  )
}

/** "3 years ago today", or when the photo was taken, if that's known. */
function useCaption() {
  const t = useText('highlights')
  const takenDate = useTakenDate()
  return ({ photo, why, year }: Pick<CoverPhotoProps, 'photo' | 'why' | 'year'>) => {
    if (why === 'on_this_day') return t('today', { years: year - Number(photo.sort_at.slice(0, 4)) })
    return photo.taken_at ? takenDate(photo.taken_at, photo.taken_precision) : undefined
  }
}

/** The longest edges of `small_url` and `large_url`, in pixels. */
const [SMALL_EDGE, LARGE_EDGE] = [480, 1440]
