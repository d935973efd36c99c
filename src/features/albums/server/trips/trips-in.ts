import { distanceKm, type Position } from '#features/places/server/distance.ts'
import { AWAY_KM, DAY_TRIP_PHOTOS_MIN, TRIP_PAUSE_DAYS, TRIP_PHOTOS_MIN, TRIPS_MAX } from '../../trips.rules.ts'
import { homesAround, homesIn, indexOf, placesIn, sumOf, type DayCell, type Place } from './find-homes.ts'

export type FoundTrip = {
  first_day: number
  last_day: number
  homes: Position[]
  photos: number
  /** Where it was, the place with the most days first. */
  places: Place[]
  days: number
}

const PLACES_MAX = 5
/** Homes are found again after this many days, which is more often than people move. */
const HOMES_DAYS = 30

/** Trips in all photos of a family, the latest first. `cells` are in the order of their days. */
export function tripsIn(cells: readonly DayCell[]): FoundTrip[] {
  const homes = new Map<number, Position[]>()
  let always: Position[] | undefined
  const homesOn = (day: number) => {
    const period = Math.floor(day / HOMES_DAYS)
    const found = homes.get(period) ?? homesAround((period + 0.5) * HOMES_DAYS, cells) ?? (always ??= homesIn(cells))
    homes.set(period, found)
    return found
  }
  const away = cells.filter((cell) => isAway(cell, homesOn(cell.day)))
  return runsOf(away)
    .flatMap(([first, last]) => tripBetween(first, last, homesOn(first), cells) ?? [])
    .toReversed()
    .slice(0, TRIPS_MAX)
}

/** First and last days, without longer pauses between. */
function runsOf(cells: readonly DayCell[]): [number, number][] {
  const runs: [number, number][] = []
  for (const { day } of cells) {
    const run = runs.at(-1)
    if (run && day - run[1] <= TRIP_PAUSE_DAYS + 1) run[1] = day
    else runs.push([day, day])
  }
  return runs
}

/** With the homes of its first day, as the photos of its album are selected. */
function tripBetween(first: number, last: number, homes: Position[], all: readonly DayCell[]): FoundTrip | undefined {
  const cells = all.slice(indexOf(all, first), indexOf(all, last + 1)).filter((cell) => isAway(cell, homes))
  const [first_day, last_day] = [cells[0]?.day, cells.at(-1)?.day]
  if (first_day === undefined || last_day === undefined) return undefined
  const [photos, days] = [sumOf(cells), new Set(cells.map(({ day }) => day)).size]
  if (photos < (days > 1 ? TRIP_PHOTOS_MIN : DAY_TRIP_PHOTOS_MIN)) return undefined
  return { first_day, last_day, homes, photos, days, places: placesIn(cells, PLACES_MAX) }
}

const isAway = (cell: DayCell, homes: readonly Position[]) => homes.every((home) => distanceKm(cell, home) > AWAY_KM)
