import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { seasonOf } from '#features/photos/taken-date.ts'
import { useFormat, useText } from '#web/text.tsx'

/** "Taken on May 1, 2024", "Taken in summer 1978", "Taken about 1980", depending on the precision. */
export function useTakenText(): (photo: Pick<PhotoDetail, 'taken_at' | 'taken_precision'>) => string | undefined {
  const exact = useText('photos.details')
  const t = useText('photoTools.taken')
  const format = useFormat()
  return ({ taken_at, taken_precision }) => {
    if (!taken_at) return undefined
    const year = taken_at.slice(0, 4)
    if (taken_precision === 'time' || taken_precision === 'day')
      return exact('takenOn', { date: format.longDate(taken_at) })
    if (taken_precision === 'month') return t('month', { date: format.month(taken_at) })
    if (taken_precision === 'season') return t('season', { season: seasonOf(taken_at), year })
    return t(taken_precision, { year })
  }
}
