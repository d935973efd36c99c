import type { Cluster } from './clusters.ts'
import { onScreen, worldPx, type MapView, type Size } from './map-view.ts'

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
/** Farther apart, photos aren't of one place. */
const PLACE_DEGREES = 0.5
/** In a country that's so many times wider than the map, its name would stand anywhere. */
const WIDEST = 2

/** The names of places below their photos, and of the countries, the largest first, where there's room. */
export function labelsOn({ clusters, countries, photo }: Shown, view: MapView, size: Size, measure: Measure): Label[] {
  const labels: Label[] = []
  const taken: Box[] = clusters.map((cluster) => boxAround(onScreen(cluster, view, size), photo, photo))
  const put = (label: Label, { width, height }: Size) => {
    const box = boxAround(label, width + 2 * GAP_PX, height)
    if (box.left < 0 || box.right > size.width || box.top < 0 || box.bottom > size.height) return
    if (taken.some((other) => overlap(box, other))) return
    taken.push(box)
    labels.push(label)
  }
  for (const cluster of clusters) {
    const { name, west, east, north, south } = cluster
    const [town] = name?.split(',') ?? []
    if (!town || Math.max(east - west, north - south) > PLACE_DEGREES) continue
    const { left, top } = onScreen(cluster, view, size)
    const text = measure(town, true)
    put({ text: town, left, top: top + photo / 2 + GAP_PX + text.height / 2, isPlace: true }, text)
  }
  for (const country of countries) {
    const width = country.width * worldPx(view.zoom)
    const text = measure(country.name, false)
    if (width > WIDEST * size.width || text.width > width) continue
    put({ text: country.name, ...onScreen(country, view, size), isPlace: false }, text)
  }
  return labels
}

function boxAround({ left, top }: { left: number; top: number }, width: number, height: number): Box {
  return { left: left - width / 2, right: left + width / 2, top: top - height / 2, bottom: top + height / 2 }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
