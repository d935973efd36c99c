import { lastDayOf, monthsAfter } from '#shared/days.ts'
import { daysOfYear } from './proposed-year.ts'

/** Enough for about eight pages. */
const SUMMER_PHOTOS_MIN = 12
/** As many as fit in two lines on a phone. */
const YEARS_MAX = 3

type Month = { month: string; photos: number }
export type Period = { kind: 'year' | 'summer'; name: string; taken_from: string; taken_to: string }

/** Where summer begins in December. */
const SOUTH =
  /^Australia\/|Argentina|Buenos_Aires|Montevideo|Santiago|Asuncion|La_Paz|Lima|Sao_Paulo|Auckland|Johannesburg|Windhoek|Maputo|Harare|Gaborone/

/** The latest summer with enough photos, and the latest years, of those that the family has photos of. */
export function bookPeriods(months: readonly Month[], timeZone: string): Period[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed()
  const begins = SOUTH.test(timeZone) ? '12' : '06'
  const summers = years
    .map((year): Period => {
      const first = `${year}-${begins}`
      const next = monthsAfter(first, 2).slice(2, 4)
      const name = next === year.slice(2) ? year : `${year}–${next}`
      return { kind: 'summer', name, taken_from: `${first}-01`, taken_to: lastDayOf(monthsAfter(first, 2)) }
    })
    .filter(({ taken_from, taken_to }) => {
      const inside = months.filter(({ month }) => month >= taken_from.slice(0, 7) && month <= taken_to.slice(0, 7))
      return inside.reduce((sum, { photos }) => sum + photos, 0) >= SUMMER_PHOTOS_MIN
    })
  return [
    ...summers.slice(0, 1),
    ...years.slice(0, YEARS_MAX).map((year): Period => ({ kind: 'year', name: year, ...daysOfYear(year) })),
  ]
}
