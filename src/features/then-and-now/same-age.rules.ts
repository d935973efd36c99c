import { daysBetween } from '#shared/days.ts'
import type { TakenPrecision } from '../photos/photos.rules.ts'
import { PAIRS_MAX } from './pairs.rules.ts'

/** By how many days a date may be off. Decades are too vague for an age. */
const OFF_BY_DAYS: Partial<Record<TakenPrecision, number>> = {
  ...{ time: 0, day: 0, month: 31, season: 92, year: 366, about: 2 * 366 },
}
/** Children of one age differ by less than this part of it. */
const AGE_PART = 0.05
const CLOSE_DAYS = 7
/** An approximate date says nothing about an age that it's a large part of. */
const OFF_BY_PART = 0.25

export type Dated = { id: string; day: string; precision: TakenPrecision }
export type AgedPair = { parent: Dated; child: Dated; age_days: number; days_apart: number | null }

/**
 * Compares two photos by the ages in them, or undefined if they aren't alike. Approximate dates have no `days_apart`: the ages
 * are about the same.
 */
export function atSameAge(
  { photo: parent, birth_date: parentBirth }: { photo: Dated; birth_date: string },
  { photo: child, birth_date }: { photo: Dated; birth_date: string },
): AgedPair | undefined {
  const age_days = daysBetween(birth_date, child.day)
  const days = Math.abs(daysBetween(parentBirth, parent.day) - age_days)
  const [one, other] = [OFF_BY_DAYS[parent.precision], OFF_BY_DAYS[child.precision]]
  if (one === undefined || other === undefined || age_days < 0) return undefined
  const offBy = one + other
  if (offBy > Math.max(CLOSE_DAYS, age_days * OFF_BY_PART)) return undefined
  if (days > offBy + Math.max(CLOSE_DAYS, age_days * AGE_PART)) return undefined
  return { parent, child, age_days, days_apart: offBy === 0 ? days : null }
}

/** One pair for each age in years, the closest first, each photo once. In order of age. */
export function chooseAges(pairs: readonly AgedPair[]): AgedPair[] {
  const used = new Set<string | number>()
  return pairs
    .toSorted(
      (one, other) => (one.days_apart ?? Infinity) - (other.days_apart ?? Infinity) || one.age_days - other.age_days,
    )
    .filter(({ parent, child, age_days }) => {
      const keys = [parent.id, child.id, Math.floor(age_days / 365.25)]
      if (keys.some((key) => used.has(key))) return false
      for (const key of keys) used.add(key)
      return true
    })
    .slice(0, PAIRS_MAX)
    .toSorted((one, other) => one.age_days - other.age_days)
}
