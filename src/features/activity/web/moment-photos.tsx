import { Link, type LinkProps } from '@tanstack/react-router'
import { useFormat, useText } from '#web/text.tsx'
import { moreTile, PhotoMosaic } from '#web/ui/photo-mosaic.tsx'
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

/** Of photos that someone loves or that a moment above shows. */
const SMALL_MAX = 4
/** Beside words, a single row isn't higher than this, in rem. A single photo is larger, so that it fills the row. */
const [HIGHEST_BESIDE, HIGHEST_ALONE] = [20, 38]

/** A moment's photos, the last one with words below them. The last tile shows how many more there are. */
export function MomentPhotos({ family_id, moment, fresh, linkOf, isWhole, isNarrow }: MomentPhotosProps) {
  const t = useText('activity')
  const { activity_type, photos, count } = moment
  const isSmall = fresh.length === 0 || activity_type === 'photo_favorited'
  const all = isSmall ? photos : fresh
  const total = isWhole ? all.length : count - (photos.length - all.length)
  const { shown, rest, next } = photosThatFit(all, total, isSmall ? SMALL_MAX : ACTIVITY_PHOTOS)
  const [main, ...others] = shown
  return (
    <PhotoMosaic
      photos={main && hasWords(main) ? [...others, main] : shown}
      linkOf={({ id }) => linkOf(id)}
      altOf={({ filename }) => t('openPhoto', { name: filename })}
      more={next && <MorePhotos family_id={family_id} count={rest} next={next.id} />}
      isSmall={isSmall}
      isNarrow={isNarrow}
      {...(!isSmall && !isNarrow && { highest: others.length > 0 || next ? HIGHEST_BESIDE : HIGHEST_ALONE })}
    />
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
      className={moreTile}
    >
      <span aria-hidden>+{format.number(count)}</span>
      <span className="sr-only">{t('more', { count })}</span>
    </Link>
  )
}
