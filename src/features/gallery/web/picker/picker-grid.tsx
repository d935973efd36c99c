import { useInfiniteQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { blurOf } from '#web/blur.ts'
import { EmptyFrames } from '#web/illustrations/empty-frames.tsx'
import { useText } from '#web/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { allPhotos } from '#features/photos/web/list/gallery-pages.ts'
import { PhotoMarks } from '../grid/photo-marks.tsx'
import { EVERYTHING, FAVORITES, galleryOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'

type PickerGridProps = {
  family_id: string
  chosen: ReadonlySet<string>
  imagesOnly: boolean
  /** No more photos can be selected. */
  isFull: boolean
  onPress: (photo: PhotoListed) => void
}

const grid = 'grid grid-cols-3 gap-1.5 sm:grid-cols-5'

/** Photos to select from, newest first, in all four states. */
export function PickerGrid({ family_id, chosen, imagesOnly, isFull, onPress }: PickerGridProps) {
  const t = useText('picker')
  const alt = useAltText()
  const [favorites, setFavorites] = useState(false)
  const query = useInfiniteQuery(galleryOptions(family_id, favorites ? FAVORITES : EVERYTHING))
  const photos = query.data && allPhotos(query.data).filter(({ kind }) => !imagesOnly || kind === 'image')

  if (photos?.length === 0 && !favorites)
    return <EmptyState picture={<EmptyFrames />} title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <Checkbox label={t('favorites')} checked={favorites} onChange={() => setFavorites(!favorites)} />
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label={t('grid')} className={classNames(grid, 'mt-3')}>
            {Array.from({ length: 15 }, (_, i) => (
              <Skeleton key={i} className="aspect-square rounded-mark" />
            ))}
          </div>
        }
        failed={t('failed')}
      >
        {() =>
          photos?.length ? (
            <ul aria-label={t('grid')} className={classNames(grid, 'mt-3')}>
              {photos.map((photo) => (
                <li key={photo.id}>
                  <PickerCell
                    photo={photo}
                    alt={alt(photo)}
                    isChosen={chosen.has(photo.id)}
                    isDisabled={isFull && !chosen.has(photo.id)}
                    onPress={onPress}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className="py-10 text-center text-ink-soft">{t('noFavorites')}</p>
          )
        }
      </QueryState>
      {query.hasNextPage && <LoadMore query={query} failed={t('moreFailed')} />}
    </>
  )
}

type PickerCellProps = {
  photo: PhotoListed
  alt: string
  isChosen: boolean
  isDisabled: boolean
  onPress: (photo: PhotoListed) => void
}

function PickerCell({ photo, alt, isChosen, isDisabled, onPress }: PickerCellProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={() => onPress(photo)}
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className={classNames(
        'relative block aspect-square w-full overflow-hidden rounded-mark bg-sunk bg-cover bg-center outline-offset-2 transition-opacity disabled:opacity-45',
        isChosen && 'ring-3 ring-ember ring-offset-2 ring-offset-card',
      )}
    >
      <img src={photo.small_url} alt={alt} loading="lazy" decoding="async" className="size-full object-cover" />
      <PhotoMarks photo={photo} />
      {isChosen && (
        <span className="absolute top-1.5 left-1.5 grid size-6 place-items-center rounded-full bg-ember text-on-ember">
          <Check aria-hidden size={16} strokeWidth={3} />
        </span>
      )}
    </button>
  )
}
