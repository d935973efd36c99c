import { lastDayOf, monthsAfter } from '#shared/days.ts'
import { daysOfYear, photosBetween, type Month } from './proposed-year.ts'

/** As many as fit in two lines on a phone. */
const YEARS_MAX = 3
/** People look for their last summer even if it was a short one. */
const SUMMER_PHOTOS_MIN = 4

export type Period = { kind: 'year' | 'summer'; name: string; taken_from: string; taken_to: string }

/** Where summer begins in December. Close to the equator, where it's warm all year, the names of the seasons are the same. */
const SOUTH =
  /^(Australia|Antarctica)\/|Argentina|Buenos_Aires|Montevideo|Santiago|Asuncion|La_Paz|Lima|Sao_Paulo|Bahia|Recife|Maceio|Fortaleza|Araguaina|Cuiaba|Campo_Grande|Punta_Arenas|Coyhaique|Stanley|Auckland|Chatham|Noumea|Fiji|Tongatapu|Johannesburg|Maseru|Mbabane|Windhoek|Maputo|Harare|Gaborone|Lusaka|Blantyre|Luanda|Lubumbashi|Antananarivo|Mauritius|Reunion/

/** The latest summer with a few photos, and the latest years, of those that the family has photos of. */
export function bookPeriods(months: readonly Month[], timeZone: string): Period[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed()
  const isSouthern = SOUTH.test(timeZone)
  const begins = isSouthern ? '12' : '06'
  // The first photos may be of a summer that began the year before.
  const before = isSouthern ? years.slice(-1).map((year) => String(Number(year) - 1)) : []
  const summers = [...years, ...before]
    .map((year): Period => {
      const first = `${year}-${begins}`
      const next = monthsAfter(first, 2).slice(2, 4)
      const name = next === year.slice(2) ? year : `${year}–${next}`
      return { kind: 'summer', name, taken_from: `${first}-01`, taken_to: lastDayOf(monthsAfter(first, 2)) }
    })
    .filter(
      ({ taken_from, taken_to }) =>
        photosBetween(months, taken_from.slice(0, 7), taken_to.slice(0, 7)) >= SUMMER_PHOTOS_MIN,
    )
  return [
    ...summers.slice(0, 1),
    ...years.slice(0, YEARS_MAX).map((year): Period => ({ kind: 'year', name: year, ...daysOfYear(year) })),
  ]
}
