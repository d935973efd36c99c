import type { PhotoPlace } from '#features/map/map.contract.ts'
import { fit, onScreen, worldPx, xOf, yOf, type Area, type MapView, type Size } from './map-view.ts'

/** Places that would overlap on screen, merged. */
export type Cluster = PhotoPlace & { x: number; y: number; places: readonly PhotoPlace[] }

/** The width of a place's image plus a margin. */
const APART_PX = 60

/** Merges places into nearby ones with more photos, so that their images don't overlap at this zoom. */
export function clusters(places: readonly PhotoPlace[], zoom: number): Cluster[] {
  const apart = APART_PX / worldPx(Math.floor(zoom * 2) / 2)
  const found: Cluster[] = []
  for (const place of places) {
    const [x, y] = [xOf(place.lng), yOf(place.lat)]
    const near = found.find((one) => Math.abs(one.x - x) < apart && Math.abs(one.y - y) < apart)
    if (!near) found.push({ ...place, x, y, places: [place] })
    else
      Object.assign(near, boundsOf([near, place]), {
        photos: near.photos + place.photos,
        places: [...near.places, place],
      })
  }
  return found
}

/** The closest view that shows the images of all places. */
export function fitPlaces(places: readonly PhotoPlace[], size: Size): MapView {
  const whole = fit(boundsOf(places), size)
  const images = clusters(places, whole.zoom)
  const near = fit(boundsOf(images.map(({ lng, lat }) => ({ west: lng, east: lng, south: lat, north: lat }))), size)
  // Zooming in may separate merged places.
  const isShown = (place: Cluster) => {
    const { left, top } = onScreen(place, near, size)
    return Math.min(left, top, size.width - left, size.height - top) >= APART_PX / 2
  }
  return clusters(places, near.zoom).every(isShown) ? near : whole
}

/** The bounding box of all places; the whole world if there are none. */
export function boundsOf(places: readonly Area[]): Area {
  if (places.length === 0) return { west: -180, south: -60, east: 180, north: 75 }
  return {
    west: Math.min(...places.map(({ west }) => west)),
    south: Math.min(...places.map(({ south }) => south)),
    east: Math.max(...places.map(({ east }) => east)),
    north: Math.max(...places.map(({ north }) => north)),
  }
}

/** `small_url` is one of its photos. */
export type NamedPlace = Area & { name: string | null; photos: number; small_url: string }

/** Places by name, those with the most photos first. */
export function namedPlaces(places: readonly PhotoPlace[]): NamedPlace[] {
  return [...Map.groupBy(places, ({ name }) => name)]
    .map(([name, these]) => ({
      name,
      photos: these.reduce((sum, { photos }) => sum + photos, 0),
      small_url: these[0]?.small_url ?? '',
      ...boundsOf(these),
    }))
    .toSorted((a, b) => b.photos - a.photos)
}
