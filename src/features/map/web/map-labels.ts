import { townOf } from '#features/places/places.rules.ts'
import { namedPlaces, type Cluster } from './clusters.ts'
import { CONTROLS_PX, onScreen, worldPx, type MapView, type Size } from './map-view.ts'

/**
 * A country's name, in the middle of its largest part, or where `rows` cross that part. All are in world coordinates from 0 to 1,
 * and so is the part's width.
 */
export type Country = { name: string; x: number; y: number; width: number; rows: readonly Row[] }
export type Row = { y: number; west: number; east: number }
/** A text on the screen and its middle, in pixels. */
export type Label = { text: string; left: number; top: number; isPlace: boolean }

type Box = { left: number; right: number; top: number; bottom: number }
type Shown = {
  clusters: readonly Cluster[]
  countries: readonly Country[]
  /** The size of photos on the map, in pixels. */
  photo: number
}
/** The size of a text in pixels. */
export type Measure = (text: string, isPlace: boolean) => Size

const GAP_PX = 3
/** In a country that's so many times wider than the map, its name would stand anywhere. */
const WIDEST = 2

/** The names of places below their photos, and of the countries, the largest first, where there's room. */
export function labelsOn({ clusters, countries, photo }: Shown, view: MapView, size: Size, measure: Measure): Label[] {
  const labels: Label[] = []
  const controls = { left: size.width - CONTROLS_PX, right: size.width, top: 0, bottom: size.height }
  const taken: Box[] = [controls, ...clusters.map((cluster) => boxAround(onScreen(cluster, view, size), photo, photo))]
  const put = (label: Label, { width, height }: Size) => {
    const box = boxAround(label, width + 2 * GAP_PX, height)
    if (box.left < 0 || box.right > size.width || box.top < 0 || box.bottom > size.height) return
    if (taken.some((other) => overlap(box, other))) return
    taken.push(box)
    labels.push(label)
    return true
  }
  for (const cluster of clusters) {
    const name = nameOf(cluster)
    if (!name) continue
    const { left, top } = onScreen(cluster, view, size)
    const text = measure(name, true)
    put({ text: name, left, top: top + photo / 2 + GAP_PX + text.height / 2, isPlace: true }, text)
  }
  for (const country of countries) {
    const width = country.width * worldPx(view.zoom)
    const text = measure(country.name, false)
    if (width > WIDEST * size.width || text.width > width) continue
    if (labels.some((label) => label.text === country.name)) continue
    for (const { left, top, room } of spotsIn(country, view, size))
      if (room >= text.width && put({ text: country.name, left, top, isPlace: false }, text)) break
  }
  return labels
}

/** The middle of a country, and then of what's on screen of its rows, from the nearest to the middle. */
function* spotsIn({ rows, ...country }: Country, view: MapView, size: Size) {
  const middle = onScreen(country, view, size)
  yield { ...middle, room: Number.POSITIVE_INFINITY }
  for (const { y, west, east } of rows.toSorted((a, b) => Math.abs(a.y - country.y) - Math.abs(b.y - country.y))) {
    const start = Math.max(0, onScreen({ x: west, y }, view, size).left)
    const { left, top } = onScreen({ x: east, y }, view, size)
    const end = Math.min(size.width - CONTROLS_PX, left)
    yield { left: (start + end) / 2, top, room: end - start }
  }
}

/** The town with the most photos, and the number of others. */
function nameOf({ places }: Pick<Cluster, 'places'>): string | undefined {
  const towns = namedPlaces(places.map((place) => ({ ...place, name: place.name && townOf(place.name) })))
  const [largest, ...others] = towns.flatMap(({ name }) => name ?? [])
  return others.length > 0 ? `${largest} +${others.length}` : largest
}

function boxAround({ left, top }: { left: number; top: number }, width: number, height: number): Box {
  return { left: left - width / 2, right: left + width / 2, top: top - height / 2, bottom: top + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
