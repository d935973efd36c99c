import { addDays, ageOn } from '#shared/days.ts'
import type { BookTemplateId } from './book-offer.ts'
import { daysOfYear, firstYearOf, photosBetween, SHORT_BOOK_PHOTOS, type Month } from './proposed-year.ts'

const BABY_YEARS = 2
/** Trips that ended before that are no news. */
const TRIP_DAYS = 180

type Child = { id: string; first_name: string; birth_date: string | null }
type Trip = { place: string | null; starts_on: string; ends_on: string; photos: number }
export type FittingBook = {
  template: BookTemplateId
  child?: Child
  trip?: Trip
  taken_from?: string
  taken_to?: string
}

/** What a family's next book would be about: a baby's first year, the latest trip to a place, or the latest year with enough photos. */
export function fittingBook(
  children: readonly Child[],
  trips: readonly Trip[],
  months: readonly Month[],
  today: string,
): FittingBook {
  const baby = children.find(({ birth_date }) => {
    const age = birth_date ? ageOn(birth_date, today) : -1
    return age >= 0 && age < BABY_YEARS
  })
  if (baby?.birth_date) {
    const { from, to } = firstYearOf(baby.birth_date)
    return { template: 'first_year', child: baby, taken_from: from, taken_to: to }
  }
  const trip = trips.find(
    ({ place, photos, ends_on }) => place && photos >= SHORT_BOOK_PHOTOS && ends_on >= addDays(today, -TRIP_DAYS),
  )
  if (trip) return { template: 'vacation', trip, taken_from: trip.starts_on, taken_to: trip.ends_on }
  const year = [...new Set(months.map(({ month }) => month.slice(0, 4)))]
    .toSorted()
    .findLast((one) => photosBetween(months, `${one}-01`, `${one}-12`) >= SHORT_BOOK_PHOTOS)
  return { template: 'vacation', ...(year && daysOfYear(year)) }
}
