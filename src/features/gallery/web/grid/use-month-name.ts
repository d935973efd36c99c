import { useApproximateDate } from '#features/photos/web/use-taken-date.ts'
import { useFormat } from '#web/text.tsx'
import type { Month } from './gallery-layout.ts'

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
