import { distanceKm, type Position } from '#features/places/server/distance.ts'
import { PLACE_KM } from '../../trips.rules.ts'

/** Photos of a day in a cell of a grid: the cell's center, and their average position. `day` is counted from the epoch. */
export type DayCell = Position & { day: number; cell: string; average: Position; photos: number }

/** A family can live in several places: with separated parents, with grandparents, or in a weekend house. */
const HOMES_MAX = 5
/** Places with photos in at least this share of the weeks in which there are photos. */
const HOME_WEEKS_SHARE = 0.2
/** A place other than the main one needs photos in this many weeks. */
const HOME_WEEKS_MIN = 6
/** Photos this many days before and after count. */
const AROUND_DAYS = 183
/** With fewer weeks of photos around a day, all the family's photos count. */
const WEEKS_MIN = 8

const weekOf = (day: number) => Math.floor(day / 7)

/**
 * The places where a family lived around a day: where it has photos in the most weeks, over a year. Vacations have more photos and
 * days with photos. `cells` are in the order of their days. Undefined if there are too few.
 */
export function homesAround(day: number, cells: readonly DayCell[]): Position[] | undefined {
  const near = cells.slice(indexOf(cells, day - AROUND_DAYS), indexOf(cells, day + AROUND_DAYS + 1))
  return weeksIn(near) < WEEKS_MIN ? undefined : homesIn(near)
}

export function homesIn(cells: readonly DayCell[]): Position[] {
  const weeks = Math.max(HOME_WEEKS_MIN, weeksIn(cells) * HOME_WEEKS_SHARE)
  return placesIn(cells, HOMES_MAX, weekOf)
    .filter(({ days }, at) => at === 0 || days >= weeks)
    .map(({ lat, lng }) => ({ lat, lng }))
}

const weeksIn = (cells: readonly DayCell[]) => new Set(cells.map(({ day }) => weekOf(day))).size

export type Place = Position & { average: Position; days: number }

/** The cells with photos on the most days (or weeks), each with those around it. */
export function placesIn(cells: readonly DayCell[], max: number, dayOf = (day: number) => day): Place[] {
  let rest = [...Map.groupBy(cells, ({ cell }) => cell).values()]
    .map((same) => ({ same, days: new Set(same.map(({ day }) => dayOf(day))).size, photos: sumOf(same) }))
    .toSorted((a, b) => b.days - a.days || b.photos - a.photos)
  const places: Place[] = []
  while (places.length < max) {
    const [first] = rest
    const center = first?.same[0]
    if (!center) break
    const isNear = ({ same: [one] }: (typeof rest)[number]) => !!one && distanceKm(center, one) <= PLACE_KM
    const days = new Set(rest.filter(isNear).flatMap(({ same }) => same.map(({ day }) => dayOf(day))))
    places.push({ lat: center.lat, lng: center.lng, average: center.average, days: days.size })
    rest = rest.filter((one) => !isNear(one))
  }
  return places.toSorted((a, b) => b.days - a.days)
}

export function sumOf(cells: readonly DayCell[]): number {
  return cells.reduce((sum, { photos }) => sum + photos, 0)
}

/** The first cell on or after a day. */
export function indexOf(cells: readonly DayCell[], day: number): number {
  let [low, high] = [0, cells.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cells[middle]?.day ?? 0) < day) low = middle + 1
    else high = middle
  }
  return low
}
