import { useFormat, useText } from '#web/text.tsx'
import type { Album } from '../albums.contract.ts'

/** An album's days, as its creator wrote them or as its photos have them. */
export function useDaysText(): (album: Album) => string {
  const t = useText('albums')
  const format = useFormat()
  return ({ starts_on, ends_on, first_day, last_day }) => {
    const hasOwn = starts_on !== null || ends_on !== null
    const from = hasOwn ? (starts_on ?? ends_on) : first_day
    const to = hasOwn ? (ends_on ?? starts_on) : last_day
    if (!from || !to) return ''
    return from === to ? format.longDate(from) : t('dates', { from: format.longDate(from), to: format.longDate(to) })
  }
}

/** How many photos an album has. */
export function useCountText(): (album: Pick<Album, 'photos' | 'is_count_exact'>) => string {
  const t = useText('albums')
  return ({ photos, is_count_exact }) => t(is_count_exact ? 'photos' : 'manyPhotos', { count: photos })
}
