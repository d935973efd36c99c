import { approximateDate, type Season } from '#features/photos/taken-date.ts'
import { useFormat, useText } from '#web/text.tsx'
import type { Month } from './gallery-layout.ts'

export function useApproximateDate(): (date: string, precision: string) => string {
  const t = useText('photos.gallery')
  const format = useFormat()
  const words = {
    season: (values: { season: Season; year: string }) => t('season', values),
    about: (values: { year: string }) => t('about', values),
    decade: (values: { year: string }) => t('decade', values),
  }
  return (date, precision) => approximateDate(date, precision, words, format.month)
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
