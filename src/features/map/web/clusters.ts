import type { PhotoPlace } from '#features/map/map.contract.ts'
import { worldPx, xOf, yOf, type Area } from './map-view.ts'

/** Places that would cover each other on the screen, as one. */
export type Cluster = PhotoPlace & { x: number; y: number }

/** As wide as the picture of a place, with a little room. */
const APART_PX = 60

/** The places with most photos take in those around them; at this zoom no two are nearer than their pictures are wide. */
export function clusters(places: readonly PhotoPlace[], zoom: number): Cluster[] {
  const apart = APART_PX / worldPx(zoom)
  const found: Cluster[] = []
  for (const place of places) {
    const [x, y] = [xOf(place.lng), yOf(place.lat)]
    const near = found.find((one) => Math.abs(one.x - x) < apart && Math.abs(one.y - y) < apart)
    if (!near) found.push({ ...place, x, y })
    else Object.assign(near, boundsOf([near, place]), { photos: near.photos + place.photos })
  }
  return found
}

/** The box that holds them all; of none the whole world. */
export function boundsOf(places: readonly PhotoPlace[]): Area {
  if (places.length === 0) return { west: -180, south: -60, east: 180, north: 75 }
  return {
    west: Math.min(...places.map(({ west }) => west)),
    south: Math.min(...places.map(({ south }) => south)),
    east: Math.max(...places.map(({ east }) => east)),
    north: Math.max(...places.map(({ north }) => north)),
  }
}

export type NamedPlace = Area & { name: string | null; photos: number }

/** The same as a list: places by their names, those with most photos first. */
export function namedPlaces(places: readonly PhotoPlace[]): NamedPlace[] {
  return [...Map.groupBy(places, ({ name }) => name)]
    .map(([name, these]) => ({
      name,
      photos: these.reduce((sum, { photos }) => sum + photos, 0),
      ...boundsOf(these),
    }))
    .toSorted((a, b) => b.photos - a.photos)
}
