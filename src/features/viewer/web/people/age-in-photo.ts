import { monthsBetween } from '#features/people/child-age.ts'
import type { PhotoDetail } from '#features/photos/photos.contract.ts'
import { daysBetween } from '#shared/days.ts'

/** From this age on, months don't matter. */
const GROWN_UP_YEARS = 18

type AgeInPhoto = { unit: 'days' | 'months' | 'years' | 'yearsAndMonths'; days: number; months: number; years: number }

/** Undefined if the date is only roughly known, or before the birth. */
export function ageInPhoto(
  { taken_at, taken_precision }: Pick<PhotoDetail, 'taken_at' | 'taken_precision'>,
  birth_date: string,
): AgeInPhoto | undefined {
  const on = taken_at?.slice(0, 10)
  if (!on || on < birth_date || !['time', 'day', 'month'].includes(taken_precision)) return undefined
  const all = monthsBetween(birth_date, on)
  const [years, months] = [Math.floor(all / 12), all % 12]
  const days = daysBetween(birth_date, on)
  if (all === 0) return taken_precision === 'month' ? undefined : { unit: 'days', days, months, years }
  if (years === 0) return { unit: 'months', days, months, years }
  return { unit: months === 0 || years >= GROWN_UP_YEARS ? 'years' : 'yearsAndMonths', days, months, years }
}
