import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { tripsOptions } from '#features/albums/web/trips/trips.data.ts'
import { allows } from '#features/families/web/families.data.ts'
import { monthsOptions } from '#features/gallery/web/timeline/timeline.data.ts'
import { childrenOptions } from '#features/people/web/people.data.ts'
import { useFormat, useText, useTimeZone } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { bookPeriods } from '../book-periods.ts'
import { fittingBook, type FittingBook } from '../fitting-book.ts'

export type Fitting = FittingBook & { person_ids: string[] }

/** What a new book would be about. Undefined while it loads. */
export function useFittingBook(
  family: (Parameters<typeof allows>[0] & { id: string }) | undefined,
): Fitting | undefined {
  const { id: family_id = '' } = family ?? {}
  const hasFamily = { enabled: family_id !== '' }
  const children = useQuery({ ...childrenOptions(family_id), ...hasFamily })
  const months = useQuery({ ...monthsOptions(family_id, {}), ...hasFamily })
  const trips = useInfiniteQuery({ ...tripsOptions(family_id), enabled: allows(family, 'photos.edit') })
  const today = useToday()
  const isLoading = children.isLoading || months.isLoading || trips.isLoading
  const away = trips.data?.pages[0]?.trips ?? []
  const fitting = isLoading ? undefined : fittingBook(children.data ?? [], away, months.data ?? [], today)
  const { child, taken_from = '', taken_to = '' } = fitting ?? {}
  const tagged = useQuery({
    ...monthsOptions(family_id, child ? { person_id: child.id } : {}),
    enabled: Boolean(child),
  })
  if (!fitting || tagged.isLoading) return undefined
  // Without tags, filtering by the child would leave the book empty.
  const isTagged = tagged.data?.some(({ month }) => month >= taken_from.slice(0, 7) && month <= taken_to.slice(0, 7))
  return { ...fitting, person_ids: child && isTagged ? [child.id] : [] }
}

/** When a book's photos were taken, with a title for it. */
export type Period = { value: string; label: string; title: string; taken_from: string; taken_to: string }

/** The period that fits best, the latest summer and years, and everything. */
export function usePeriods(family_id: string, about: FittingBook | undefined): Period[] {
  const t = useText('books.new')
  const proposal = useText('books.proposal')
  const format = useFormat()
  const timeZone = useTimeZone()
  const { data: months = [] } = useQuery({ ...monthsOptions(family_id, {}), enabled: family_id !== '' })
  const known = bookPeriods(months, timeZone).map(({ kind, name, ...days }): Period => {
    const summer = t('summer', { year: name })
    const value = `${kind} ${name}`
    return kind === 'summer'
      ? { value, label: summer, title: summer, ...days }
      : { value, label: name, title: proposal('bookTitle', { year: name }), ...days }
  })
  const everything = { value: 'all', label: t('everything'), title: '', taken_from: '', taken_to: '' }
  const { child, trip, taken_from, taken_to } = about ?? {}
  if (!taken_from || !taken_to || !(child ?? trip)) return [...known, everything]
  const [town = ''] = trip?.place?.split(', ') ?? []
  const title = child
    ? proposal('child.bookTitle', { name: child.first_name, age: 0 })
    : t('trip', { place: town, month: format.months(taken_from, taken_to) })
  return [{ value: 'about', label: title, title, taken_from, taken_to }, ...known, everything]
}

type Days = Pick<Period, 'taken_from' | 'taken_to'>
export const isSameAs = (days: Days) => (one: Days) =>
  one.taken_from === days.taken_from && one.taken_to === days.taken_to
