import { addDays, ageOn, birthdayAt, lastDayOf, monthsAfter } from '#shared/days.ts'
import type { BookTemplateId } from './book-offer.ts'
import { photosBetween, SHORT_BOOK_PHOTOS, type Month } from './proposed-year.ts'

const BABY_YEARS = 2
const SCHOOL_YEARS = { from: 6, until: 18 }
/** A vacation lies within so many months, and has at least this share of the year's photos. */
const VACATION_MONTHS = 3
const VACATION_SHARE = 0.4

type Child = { id: string; first_name: string; birth_date: string | null }
export type FittingBook = { template: BookTemplateId; child?: Child; taken_from?: string; taken_to?: string }

/** The template that fits a family's children and its photos of the last year best, and what it would be about. */
export function fittingBook(children: readonly Child[], months: readonly Month[], today: string): FittingBook {
  const aged = (from: number, until: number) =>
    children.find(({ birth_date }) => {
      const age = birth_date ? ageOn(birth_date, today) : -1
      return age >= from && age < until
    })
  const baby = aged(0, BABY_YEARS)
  if (baby?.birth_date) {
    const { birth_date } = baby
    const taken_to = addDays(birthdayAt(birth_date, 1), -1)
    return { template: 'first_year', child: baby, taken_from: birth_date, taken_to }
  }
  const lately = Array.from({ length: 12 }, (_, place) => monthsAfter(today.slice(0, 7), place - 11))
  const photosIn = (some: readonly string[]) => photosBetween(months, some[0] ?? '', some.at(-1) ?? '')
  const vacation = lately
    .map((_, at) => lately.slice(at, at + VACATION_MONTHS))
    .reduce((best, some) => (photosIn(some) > photosIn(best) ? some : best))
  const isVacation = photosIn(vacation) >= Math.max(SHORT_BOOK_PHOTOS, VACATION_SHARE * photosIn(lately))
  const pupil = aged(SCHOOL_YEARS.from, SCHOOL_YEARS.until)
  if (pupil && !isVacation && photosIn(lately) >= SHORT_BOOK_PHOTOS)
    return { template: 'school_year', child: pupil, taken_from: `${lately[0]}-01`, taken_to: today }
  if (!isVacation) return { template: pupil ? 'school_year' : 'vacation' }
  const [from = '', to = from] = [vacation[0], vacation.at(-1)]
  return { template: 'vacation', taken_from: `${from}-01`, taken_to: lastDayOf(to) }
}
