import { Link, type LinkProps } from '@tanstack/react-router'
import { blurOf } from '#web/blur.ts'
import { useFormat, useText } from '#web/text.tsx'
import { rowsOf, sumOf, tileIn } from '#web/ui/photo-rows.ts'
import type { Activity } from '../activity.contract.ts'
import { ACTIVITY_PHOTOS } from '../activity.rules.ts'
import { hasWords, type Moment, photosThatFit } from './moments.ts'

type Photo = Activity['photos'][number]
type MomentPhotosProps = {
  family_id: string
  moment: Moment
  fresh: Photo[]
  linkOf: (photo_id: string) => LinkProps
  /** Whether these are all photos that there are. */
  isWhole: boolean
  isNarrow: boolean
}

/** The height of a single row, in rem, and of photos that someone loves or that a moment above shows. */
const [HIGHEST, HIGHEST_SMALL] = [34, 7]
const SMALL_MAX = 4

/** A moment's photos in their own shapes: one alone, several as a mosaic. The last tile shows how many more there are. */
export function MomentPhotos({ family_id, moment, fresh, linkOf, isWhole, isNarrow }: MomentPhotosProps) {
  const { activity_type, photos, count } = moment
  const isSmall = fresh.length === 0 || activity_type === 'photo_favorited'
  const all = isSmall ? photos : fresh
  const total = isWhole ? all.length : count - (photos.length - all.length)
  const { shown: fitting, rest, next } = photosThatFit(all, total, isSmall ? SMALL_MAX : ACTIVITY_PHOTOS)
  const [main, ...others] = fitting
  // The words are below the photos, so theirs is the last one.
  const shown = main && hasWords(main) ? [...others, main] : fitting
  const ratios = [...shown.map(({ width, height }) => width / height), ...(next ? [1] : [])]
  const rows = isSmall ? [ratios] : rowsOf(ratios, isNarrow)
  const tiles = rows.flatMap((row) => row.map((ratio) => ({ row, ratio })))
  const isRow = rows.length === 1 && (isSmall || ratios.length > 1)
  const styleOf = (at: number) => {
    const { row, ratio } = tiles[at] ?? { row: [1], ratio: 1 }
    return row.length === 1 && !isSmall
      ? { flex: '1 1 100%', aspectRatio: ratio, maxHeight: `${HIGHEST}rem` }
      : tileIn(row, ratio)
  }
  return (
    <ul
      style={isRow ? { maxWidth: `${(isSmall ? HIGHEST_SMALL : HIGHEST) * sumOf(ratios)}rem` } : undefined}
      className="mt-3 flex flex-wrap gap-1.5"
    >
      {shown.map((photo, at) => (
        <li key={photo.id} style={styleOf(at)}>
          <MomentPhoto photo={photo} link={linkOf(photo.id)} isLarge={tiles[at]?.row.length === 1 && !isSmall} />
        </li>
      ))}
      {next && (
        <li style={styleOf(shown.length)}>
          <MorePhotos family_id={family_id} count={rest} next={next.id} />
        </li>
      )}
    </ul>
  )
}

function MomentPhoto({ photo, link, isLarge }: { photo: Photo; link: LinkProps; isLarge: boolean }) {
  const t = useText('activity')
  return (
    <Link
      {...link}
      resetScroll={false}
      data-photo={photo.id}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="block size-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
    >
      <img
        src={isLarge ? photo.large_url : photo.small_url}
        alt={t('openPhoto', { name: photo.filename })}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    </Link>
  )
}

/** Links to the other photos: the gallery by upload time, opened at the first photo that isn't shown here. */
function MorePhotos({ family_id, count, next }: { family_id: string; count: number; next: string }) {
  const t = useText('activity')
  const format = useFormat()
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={{ sort: 'added', photo: next }}
      className="grid size-full place-items-center rounded-mark bg-sunk text-lg font-semibold text-ink-soft hover:text-ink"
    >
      <span aria-hidden>+{format.number(count)}</span>
      <span className="sr-only">{t('more', { count })}</span>
    </Link>
  )
}
