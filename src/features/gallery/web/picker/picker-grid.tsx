import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { blurOf } from '#web/blur.ts'
import { useMutation } from '#web/mutation.ts'
import { useFormat, useText } from '#web/text.tsx'
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
import { SelectCircle } from '../grid/select-circle.tsx'
import { useDayName } from '../grid/use-day-name.ts'
import { useNameOfMonth } from '../grid/use-month-name.ts'
import { PickerFilter, usePickerFilter } from './picker-filter.tsx'

type PickerGridProps = {
  family_id: string
  chosen: ReadonlySet<string>
  imagesOnly: boolean
  /** No more photos can be selected. */
  isFull: boolean
  onPress: (photo: PhotoListed) => void
  /** Selects these photos, of which not all may be loaded. */
  onAll: ((ids: readonly string[], photos: readonly PhotoListed[]) => void) | undefined
  /** Deselects these photos, or all. */
  onNone: (ids?: readonly string[]) => void
}

const grid = 'grid grid-cols-3 gap-1.5 sm:grid-cols-5'

/** Photos to select from by day, newest first, in all four states. */
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
    mutationFn: async ({ loaded, day }: { loaded: readonly PhotoListed[]; day?: string }) => {
      const ids = loaded.map(({ id }) => id)
      // Only the last day may go on below. Photos without a date aren't found by day.
      if (!query.hasNextPage || (day && loaded.at(-1) !== photos?.at(-1))) return ids
      return [...ids, ...(await allIds(cache, family_id, day ? { ...filter, from: day, to: day } : filter))]
    },
    onSuccess: (ids, { loaded }) => onAll?.(ids, loaded),
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
            onClick={() => (areAllChosen ? onNone() : selecting.mutate({ loaded: photos }))}
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
                  {[...Map.groupBy(ofMonth, ({ sort_at }) => sort_at.slice(0, 10))].map(([day, ofDay]) => (
                    <Fragment key={day}>
                      <PickerDay
                        day={day}
                        photos={ofDay}
                        isChosen={ofDay.every(({ id }) => chosen.has(id))}
                        isDisabled={isFull && !ofDay.some(({ id }) => chosen.has(id))}
                        onPress={
                          onAll &&
                          ((isChosen) =>
                            isChosen ? onNone(ofDay.map(({ id }) => id)) : selecting.mutate({ loaded: ofDay, day }))
                        }
                      />
                      {ofDay.map((photo) => (
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

type PickerDayProps = {
  day: string
  photos: readonly PhotoListed[]
  isChosen: boolean
  isDisabled: boolean
  /** Undefined if only one photo can be selected. */
  onPress: ((isChosen: boolean) => void) | undefined
}

/** The heading of a day, with a circle that selects all its photos. */
function PickerDay({ day, photos, isChosen, isDisabled, onPress }: PickerDayProps) {
  const t = useText('picker')
  const format = useFormat()
  const isAdded = photos.every(({ taken_at }) => !taken_at)
  const name = useDayName()({ date: day, precision: photos[0]?.taken_precision, isAdded }, format.weekday)
  return (
    <li className="col-span-full text-sm font-medium text-ink-soft first-letter:uppercase">
      {onPress ? (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={t('day', { day: name })}
          disabled={isDisabled}
          onClick={() => onPress(isChosen)}
          className="inline-flex min-h-11 items-center gap-2 hover:text-ember disabled:opacity-45"
        >
          <SelectCircle isChosen={isChosen} />
          {name}
        </button>
      ) : (
        <span className="block pt-1">{name}</span>
      )}
    </li>
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
