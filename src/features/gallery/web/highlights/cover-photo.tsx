import { Link } from '@tanstack/react-router'
import { atFocus } from '#features/photos/web/at-focus.ts'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useText } from '#web/text.tsx'
import { photoChip } from '#features/photos/web/photo-chip.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Highlights } from './use-highlights.ts'

type CoverPhotoProps = NonNullable<Highlights['cover']> & Pick<Highlights, 'year'>

/** The photo on a family's cover with a word on why it's there. A click opens it. */
export function CoverPhoto({ photo, why, year, ...focus }: CoverPhotoProps) {
  const t = useText('highlights')
  const alt = useAltText()
  const { objectPosition = '50% 35%' } = atFocus(focus) ?? {}
  const blur = { backgroundImage: blurOf(photo.thumbhash), backgroundPosition: objectPosition }
  const isBehindLabel = focus.focus_x !== null && focus.focus_x < LABEL_SHARE
  const isWide = photo.width / photo.height >= (isBehindLabel ? PANORAMA_RATIO : LANDSCAPE_RATIO)
  const widthOf = (edge: number) => Math.round(edge * Math.min(1, photo.width / photo.height))
  return (
    <Link {...photoLink(photo.id)} data-photo={photo.id} style={blur} className="block size-full bg-sunk bg-cover">
      {!isWide && (
        // On wide screens, the cover would cut off most of it. Its blurred mirror image continues it beneath the label.
        <>
          <span style={blur} className={classNames(besideLabel, 'right-[calc(64%-1px)] -scale-x-100')} />
          <span style={blur} className={classNames(besideLabel, 'right-0')} />
        </>
      )}
      <img
        src={photo.large_url}
        srcSet={`${photo.small_url} ${widthOf(SMALL_EDGE)}w, ${photo.large_url} ${widthOf(LARGE_EDGE)}w`}
        sizes={isWide ? '(min-width: 72rem) 72rem, 100vw' : '(min-width: 72rem) 46rem, (min-width: 40rem) 64vw, 100vw'}
        alt={alt(photo)}
        style={{ objectPosition }}
        fetchPriority="high"
        className={classNames(
          'relative size-full object-cover',
          !isWide && 'sm:ml-auto sm:w-[64%] sm:mask-[linear-gradient(90deg,transparent,black_40%)]',
        )}
      />
      <span
        className={classNames(
          photoChip,
          'absolute top-3 right-3 rounded-full px-3 py-1 text-sm font-medium sm:top-4 sm:right-4',
        )}
      >
        {t(`cover.${why}`, { years: year - Number(photo.sort_at.slice(0, 4)) })}
      </span>
    </Link>
  )
}

const besideLabel = 'absolute inset-y-0 hidden w-[64%] bg-cover sm:block'

/** Landscape photos fill the cover, unless the label would hide the subject. Panoramas always do. */
const [LANDSCAPE_RATIO, PANORAMA_RATIO] = [1.2, 1.9]
const LABEL_SHARE = 0.4

/** The longest edges of `small_url` and `large_url`, in pixels. */
const [SMALL_EDGE, LARGE_EDGE] = [480, 1440]
