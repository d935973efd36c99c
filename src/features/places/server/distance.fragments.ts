import { sql, type Expression } from 'kysely'
import { EARTH_RADIUS_KM } from './distance.ts'

type Position = { lat: Expression<unknown> | number; lng: Expression<unknown> | number }

/** `distanceKm` of rows. */
export function kmBetween(from: Position, to: Position) {
  return sql`(${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(sin(radians(${to.lat} - ${from.lat}) / 2) ^ 2
    + cos(radians(${from.lat})) * cos(radians(${to.lat})) * sin(radians(${to.lng} - ${from.lng}) / 2) ^ 2))))`
}
