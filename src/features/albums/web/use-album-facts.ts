import { useApproximateDate } from '#features/photos/web/use-taken-date.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Album } from '../albums.contract.ts'

type Days = Pick<Album, 'starts_on' | 'ends_on' | 'first_day' | 'first_precision' | 'last_day' | 'last_precision'>

/** An album's days, as its creator wrote them or as its photos have them. */
export function useDaysText(): (album: Days) => string {
  const t = useText('albums')
  const format = useFormat()
  const approximate = useApproximateDate()
  return (album) => {
    const from = endOf(album.starts_on, album.first_day, album.first_precision)
    const to = endOf(album.ends_on, album.last_day, album.last_precision)
    const [first, last] = [from ?? to, to ?? from]
    if (!first || !last) return ''
    if (first.isExact && last.isExact) return format.days(first.day, last.day < first.day ? first.day : last.day)
    const [one, other] = [first, last].map(({ day, precision, isExact }) =>
      (isExact ? format.longDate(day) : approximate(day, precision)).replaceAll(' ', '\u00a0'),
    ) as [string, string]
    return one === other ? one : t('dates', { from: one, to: other })
  }
}

function endOf(own: string | null, day: string | null, precision: string | null) {
  if (own) return { day: own, precision: 'day', isExact: true }
  return day && { day, precision: precision ?? 'year', isExact: precision === 'time' || precision === 'day' }
}

/** How many photos an album has. */
export function useCountText(): (album: Pick<Album, 'photos' | 'is_count_exact'>) => string {
  const t = useText('albums')
  return ({ photos, is_count_exact }) => t(is_count_exact ? 'photos' : 'manyPhotos', { count: photos })
}
