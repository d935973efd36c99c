import { useApproximateDate } from '#features/photos/web/use-taken-date.ts'
import { useFormat } from '#web/text.tsx'
import type { Month } from './gallery-layout.ts'

/** The heading of a month. If no photo in it is known to be from that month, it says what is known. */
export function useMonthName(): (month: Month) => string {
  const name = useNameOfMonth()
  return ({ month, rows, gaps }) =>
    name(month, gaps ? [] : rows.flatMap(({ labels }) => labels.map(({ precision }) => precision)))
}

/** The same of the precisions of its photos' dates. */
export function useNameOfMonth() {
  const format = useFormat()
  const approximate = useApproximateDate()
  return (month: string, all: readonly (string | undefined)[]): string => {
    const precisions = new Set(all.map((precision) => precision ?? 'time'))
    const [only = 'time'] = precisions
    const isKnown = precisions.size !== 1 || only === 'time' || only === 'day'
    return isKnown ? format.month(`${month}-01`) : approximate(`${month}-01`, only)
  }
}
