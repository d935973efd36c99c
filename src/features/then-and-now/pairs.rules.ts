import { daysBetween } from '#shared/days.ts'

/** Photos less than this apart aren't "then and now". */
export const YEARS_APART_MIN = 2
export const PAIRS_MAX = 6
/** About 130 m from north to south, which a phone's position is often off by. */
export const PLACE_DEGREES = 0.0012
/** Around the same day of the year. */
export const SEASON_DAYS = 31
/** Of 64 bits. Unrelated photos differ by about 32. */
const ALIKE_BITS = 24

export type Compared = {
  /** The local date. */
  day: string
  lat: number | null
  lng: number | null
  location_name: string | null
  person_ids: readonly string[]
  is_wide: boolean
  is_favorite: boolean
}
export type Candidate = Compared & {
  id: string
  /** Bits in which the two look different, if both have been compared. */
  bits: number | null
  /** The cosine of their embeddings, in families that consented to them. */
  likeness: number | null
}

/** At the same position, or with the same name where one of them has no position. */
export function isSamePlace(one: Compared, other: Compared): boolean {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null)
    return one.location_name !== null && one.location_name === other.location_name
  const lngDegrees = PLACE_DEGREES / Math.max(0.01, Math.cos((one.lat * Math.PI) / 180))
  return Math.abs(one.lat - other.lat) <= PLACE_DEGREES && Math.abs(one.lng - other.lng) <= lngDegrees
}

export const sharedPeople = (one: Compared, other: Compared) =>
  one.person_ids.filter((id) => other.person_ids.includes(id))

/** The nearest number of years between two dates, in either order. */
export function yearsApart(one: string, other: string): number {
  return Math.round(Math.abs(daysBetween(one, other)) / 365.25)
}

/** At most half a year. */
function daysInYearApart(one: string, other: string): number {
  const days = Math.abs(daysBetween(`2000${one.slice(4)}`, `2000${other.slice(4)}`))
  return Math.min(days, 366 - days)
}

/** How good a pair is to look at: people first, then the place, then what it looks like. 0 is none. */
export function scoreOf(photo: Compared, other: Candidate): number {
  if (yearsApart(photo.day, other.day) < YEARS_APART_MIN) return 0
  const shared = sharedPeople(photo, other).length
  const isPlace = isSamePlace(photo, other)
  if (!shared && !isPlace) return 0
  const all = photo.person_ids.length + other.person_ids.length - shared
  return (
    (shared && 2 + (2 * shared) / all) +
    (isPlace ? 3 : 0) +
    (daysInYearApart(photo.day, other.day) <= SEASON_DAYS ? 1 : 0) +
    Math.max(0, (ALIKE_BITS - (other.bits ?? ALIKE_BITS)) / 4) +
    2 * Math.max(0, other.likeness ?? 0) +
    (photo.is_wide === other.is_wide ? 1 : 0) +
    (other.is_favorite ? 0.5 : 0)
  )
}

/** The best pairs, one for each year. */
export function choosePairs(photo: Compared, candidates: readonly Candidate[]): Candidate[] {
  const years = new Set<string>()
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(photo, candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || (one.candidate.id < other.candidate.id ? -1 : 1))
    .filter(({ candidate }) => {
      const year = candidate.day.slice(0, 4)
      return !years.has(year) && years.add(year)
    })
    .slice(0, PAIRS_MAX)
    .map(({ candidate }) => candidate)
}
