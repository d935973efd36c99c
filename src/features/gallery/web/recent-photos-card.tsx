import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImagePlus } from 'lucide-react'
import { photoLink } from '#features/photos/web/photo-link.ts'
import { EmptyFrames } from '#web/illustrations/empty-frames.tsx'
import { blurOf } from '#web/blur.ts'
import { useText } from '#web/text.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { RECENT_PHOTOS_SHOWN } from '#features/photos/photos.rules.ts'
import { PhotoMarks } from './grid/photo-marks.tsx'
import { recentPhotosOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'

type RecentPhotosCardProps = {
  family_id: string
  canAdd: boolean
  /** IDs of photos elsewhere on the page, which are only shown here if there aren't enough others. */
  elsewhere: ReadonlySet<string>
}

const grid = 'grid grid-cols-2 gap-1.5 sm:grid-cols-4 sm:gap-2'

/** Treasured Moments (S1): eight of the photos that were added last. */
export function RecentPhotosCard({ family_id, canAdd, elsewhere }: RecentPhotosCardProps) {
  const t = useText('photos')
  return (
    <Card
      title={t('recent.title')}
      subtitle={t('recent.subtitle')}
      action={
        <Link
          to="/families/$familyId/photos"
          params={{ familyId: family_id }}
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-ember hover:underline"
        >
          {t('recent.viewGallery')}
        </Link>
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
        {({ photos }) =>
          photos.length > 0 ? (
            <>
              <ul className={grid}>
                {othersFirst(photos, elsewhere)
                  .slice(0, RECENT_PHOTOS_SHOWN)
                  .map((photo) => (
                    <li key={photo.id}>
                      <Thumbnail photo={photo} />
                    </li>
                  ))}
              </ul>
              {canAdd && <UploadLink family_id={family_id} label={t('recent.addMore')} />}
            </>
          ) : (
            <div className="flex flex-col items-center py-4 text-center">
              <div className="mb-5 w-48">
                <EmptyFrames />
              </div>
              <h3 className="font-serif text-xl font-semibold">{t('gallery.emptyTitle')}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{t('gallery.emptyText')}</p>
              {canAdd && <UploadLink family_id={family_id} label={t('recent.start')} isFirst />}
            </div>
          )
        }
      </QueryState>
    </Card>
  )
}

function othersFirst(photos: readonly PhotoListed[], elsewhere: ReadonlySet<string>): PhotoListed[] {
  return photos.toSorted((a, b) => Number(elsewhere.has(a.id)) - Number(elsewhere.has(b.id)))
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

function UploadLink({ family_id, label, isFirst = false }: { family_id: string; label: string; isFirst?: boolean }) {
  return (
    <Link
      to="/families/$familyId/photos"
      params={{ familyId: family_id }}
      search={isFirst ? {} : { tab: 'upload' }}
      className={`${buttonStyle({ kind: 'quiet', wide: !isFirst })} ${isFirst ? 'mt-6' : 'mt-4'}`}
    >
      <ImagePlus aria-hidden size={19} />
      {label}
    </Link>
  )
}
