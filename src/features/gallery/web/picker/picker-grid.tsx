import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { blurOf } from '#web/blur.ts'
import { useMutation } from '#web/mutation.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toast.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { allIds } from '#features/photos/web/bulk-changes.data.ts'
import { allPhotos } from '#features/photos/web/list/gallery-pages.ts'
import { galleryOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import { PhotoMarks } from '../grid/photo-marks.tsx'
import { useNameOfMonth } from '../grid/use-month-name.ts'
import { PickerFilter, usePickerFilter } from './picker-filter.tsx'

type PickerGridProps = {
  family_id: string
  chosen: ReadonlySet<string>
  imagesOnly: boolean
  /** No more photos can be selected. */
  isFull: boolean
  onPress: (photo: PhotoListed) => void
  /** Selects all photos, also those that aren't loaded. */
  onAll: ((ids: readonly string[], photos: readonly PhotoListed[]) => void) | undefined
  onNone: () => void
}

const grid = 'grid grid-cols-3 gap-1.5 sm:grid-cols-5'

/** Photos to select from by month, newest first, in all four states. */
export function PickerGrid({ family_id, chosen, imagesOnly, isFull, onPress, onAll, onNone }: PickerGridProps) {
  const t = useText('picker')
  const find = useText('photoTools.empty')
  const alt = useAltText()
  const nameOfMonth = useNameOfMonth()
  const narrowing = usePickerFilter()
  const { search, setSearch, filter } = narrowing
  const favorites = search.show === 'favorites'
  const cache = useQueryClient()
  const query = useInfiniteQuery({ ...galleryOptions(family_id, filter), placeholderData: keepPreviousData })
  const photos = query.data && allPhotos(query.data).filter(({ kind }) => !imagesOnly || kind === 'image')

  const areAllChosen = isFull || photos?.every(({ id }) => chosen.has(id))
  const selecting = useMutation({
    mutationFn: async (loaded: readonly PhotoListed[]) =>
      query.hasNextPage ? allIds(cache, family_id, filter) : loaded.map(({ id }) => id),
    onSuccess: (ids, loaded) => onAll?.(ids, loaded),
    onError: (error) => toastError(t('failed'), error),
  })

  if (photos?.length === 0 && Object.keys(filter).length === 0)
    return <EmptyState print="frames" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <PickerFilter family_id={family_id} {...narrowing} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t('favorites')}
          checked={favorites}
          onChange={() => setSearch({ ...search, show: favorites ? undefined : 'favorites' })}
        />
        {onAll && photos && photos.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            busy={selecting.isPending}
            disabled={query.isPlaceholderData}
            onClick={() => (areAllChosen ? onNone() : selecting.mutate(photos))}
          >
            {t(areAllChosen ? 'clear' : 'all')}
          </Button>
        )}
      </div>
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
              {[...Map.groupBy(photos, ({ sort_at }) => sort_at.slice(0, 7))].map(([month, ofMonth]) => (
                <Fragment key={month}>
                  <li className="col-span-full mt-3 font-serif text-lg font-semibold first:mt-0">
                    {nameOfMonth(
                      month,
                      ofMonth.map(({ taken_precision }) => taken_precision),
                    )}
                  </li>
                  {ofMonth.map((photo) => (
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
                </Fragment>
              ))}
            </ul>
          ) : (
            <p role="status" className="py-10 text-center text-ink-soft">
              {find('foundTitle')}
            </p>
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
