import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { RECENT_PHOTOS_SHOWN } from '#features/photos/photos.rules.ts'
import { NewestPhotosLink } from '#features/activity/web/newest-photos-link.tsx'
import { PhotoMarks } from '#features/gallery/web/grid/photo-marks.tsx'
import { recentPhotosOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'

const grid = 'grid grid-cols-2 gap-1.5 sm:grid-cols-4'

/** The photos that were added last, newest first. */
export function RecentPhotosCard({ family_id }: { family_id: string }) {
  const t = useText('photos')
  return (
    <Section
      title={t('recent.title')}
      subtitle={t('recent.subtitle')}
      action={
        // Photos of earlier years are far from the top of the gallery.
        <NewestPhotosLink family_id={family_id}>{t('recent.viewGallery')}</NewestPhotosLink>
      }
    >
      <QueryState
        query={useQuery(recentPhotosOptions(family_id))}
        skeleton={
          <div role="status" aria-label={t('recent.title')} className={grid}>
            {Array.from({ length: RECENT_PHOTOS_SHOWN }, (_, i) => (
              <Skeleton key={i} className="aspect-square rounded-mark" />
            ))}
          </div>
        }
        failed={t('recent.failed')}
      >
        {({ photos }) => (
          <ul className={grid}>
            {photos.slice(0, RECENT_PHOTOS_SHOWN).map((photo) => (
              <li key={photo.id}>
                <Thumbnail photo={photo} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  )
}

function Thumbnail({ photo }: { photo: PhotoListed }) {
  const alt = useAltText()
  return (
    <Link
      {...photoLink(photo.id)}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="relative block aspect-square overflow-hidden rounded-mark bg-sunk bg-cover bg-center"
    >
      <img src={photo.small_url} alt={alt(photo)} decoding="async" className="size-full object-cover" />
      <PhotoMarks photo={photo} />
    </Link>
  )
}
