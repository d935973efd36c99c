export type Position = { lat: number; lng: number }

export const EARTH_RADIUS_KM = 6371

/** Along a great circle. */
export function distanceKm(from: Position, to: Position): number {
  const toRadians = Math.PI / 180
  const dLat = (to.lat - from.lat) * toRadians
  const dLng = (to.lng - from.lng) * toRadians
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(from.lat * toRadians) * Math.cos(to.lat * toRadians) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h))
}
