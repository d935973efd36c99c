import { townOf } from '#features/places/places.rules.ts'
import type { Cluster } from './clusters.ts'
import { CONTROLS_PX, onScreen, worldPx, type MapView, type Size } from './map-view.ts'

/** A country's name, in the middle of its largest part. Positions and the width of that part are in world coordinates from 0 to 1. */
export type Country = { name: string; x: number; y: number; width: number }
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
/** Farther apart, photos aren't of one town. */
const TOWN_DEGREES = 0.5
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
    put({ text: country.name, ...onScreen(country, view, size), isPlace: false }, text)
  }
  return labels
}

/** The town; of photos farther apart, their country, or the town with the most and the number of others. */
function nameOf({ name, names, west, east, north, south }: Cluster): string | undefined {
  const town = name ? townOf(name) : undefined
  if (Math.max(east - west, north - south) <= TOWN_DEGREES) return town
  const [country, ...abroad] = new Set(names.map((place) => place.split(', ').at(-1)))
  if (abroad.length === 0) return country
  return town && `${town} +${new Set(names.map(townOf)).size - 1}`
}

function boxAround({ left, top }: { left: number; top: number }, width: number, height: number): Box {
  return { left: left - width / 2, right: left + width / 2, top: top - height / 2, bottom: top + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
