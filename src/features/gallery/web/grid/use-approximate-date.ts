import { seasonOf } from '#features/viewer/web/taken.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Month } from './gallery-layout.ts'

/** "May 1965", "Summer 1965", "1965", "Around 1965", "1960s": as much of a date as is known. */
export function useApproximateDate(): (date: string, precision: string) => string {
  const t = useText('photos.gallery')
  const format = useFormat()
  return (date, precision) => {
    const year = date.slice(0, 4)
    if (precision === 'month') return format.month(date)
    if (precision === 'season') return t('season', { season: seasonOf(date), year })
    if (precision === 'about' || precision === 'decade') return t(precision, { year })
    return year
  }
}

/** The heading of a month. If no photo in it is known to be from that month, it says what is known. */
export function useMonthName(): (month: Month) => string {
  const format = useFormat()
  const approximate = useApproximateDate()
  return ({ month, rows, gaps }) => {
    const precisions = new Set(rows.flatMap(({ labels }) => labels.map(({ precision }) => precision ?? 'time')))
    const [only = 'time'] = precisions
    const isKnown = precisions.size !== 1 || gaps !== undefined || only === 'time' || only === 'day'
    return isKnown ? format.month(`${month}-01`) : approximate(`${month}-01`, only)
  }
}
