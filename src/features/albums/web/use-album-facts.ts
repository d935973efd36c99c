import { useApproximateDate } from '#features/gallery/web/grid/use-approximate-date.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Album } from '../albums.contract.ts'

/** From one date to another. Lines break between them, never inside. */
export function useRangeText(): (from: string, to: string) => string {
  const t = useText('albums')
  const whole = (date: string) => date.replaceAll(' ', '\u00a0')
  return (from, to) => (from === to ? whole(from) : t('dates', { from: whole(from), to: whole(to) }))
}

/** An album's days, as its creator wrote them or as its photos have them. */
export function useDaysText(): (album: Album) => string {
  const range = useRangeText()
  const format = useFormat()
  const approximate = useApproximateDate()
  const dateOf = (day: string | null, precision: string | null) =>
    day && (precision === 'time' || precision === 'day' ? format.longDate(day) : approximate(day, precision ?? 'year'))
  return ({ starts_on, ends_on, first_day, first_precision, last_day, last_precision }) => {
    const hasOwn = starts_on !== null || ends_on !== null
    const first = hasOwn ? dateOf(starts_on, 'day') : dateOf(first_day, first_precision)
    const last = hasOwn ? dateOf(ends_on, 'day') : dateOf(last_day, last_precision)
    const [from, to] = [first ?? last, last ?? first]
    if (!from || !to) return ''
    return range(from, to)
  }
}

/** How many photos an album has. */
export function useCountText(): (album: Pick<Album, 'photos' | 'is_count_exact'>) => string {
  const t = useText('albums')
  return ({ photos, is_count_exact }) => t(is_count_exact ? 'photos' : 'manyPhotos', { count: photos })
}
