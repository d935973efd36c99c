import { expect, test } from 'vitest'
import type { PhotoPlace } from '#features/map/map.contract.ts'
import { clusters, fitPlaces, namedPlaces } from './clusters.ts'
import {
  areaOf,
  clampView,
  fit,
  moveBy,
  onScreen,
  readArea,
  steppedArea,
  writeArea,
  xOf,
  yOf,
  zoomAt,
} from './map-view.ts'

const phone = { width: 358, height: 380 }
const portugal = { west: -9.5, south: 37, east: -6.2, north: 42.1 }

test('a fitted area is inside the view, and the area in the URL restores the same view', () => {
  const view = fit(portugal, phone)
  const seen = areaOf(view, phone)
  expect(seen.west).toBeLessThan(portugal.west)
  expect(seen.north).toBeGreaterThan(portugal.north)
  const again = fit(readArea(writeArea(seen)), phone, { edge: 0, controls: 0, most: 17 })
  expect(again.zoom).toBeCloseTo(view.zoom, 2)
  expect(again.x).toBeCloseTo(view.x, 4)
})

test('an area that crosses the date line has its west edge east of its east edge', () => {
  const fiji = { west: 176, south: -20, east: -178, north: -15 }
  const view = fit(fiji, phone)
  const seen = areaOf(view, phone)
  expect(seen.west).toBeGreaterThan(170)
  expect(seen.east).toBeLessThan(-170)
  expect(steppedArea(view, phone).west).toBeGreaterThan(0)
})

test('zooming keeps the point under the pointer in place, and the map always fills the screen', () => {
  const view = fit(portugal, phone)
  const at = { x: 40, y: 300 }
  const nearer = zoomAt(view, phone, at, 2)
  const under = (one: typeof view) => [
    one.x + (at.x - phone.width / 2) / (256 * 2 ** one.zoom),
    one.y + (at.y - phone.height / 2) / (256 * 2 ** one.zoom),
  ]
  expect(under(nearer)[0]).toBeCloseTo(under(view)[0]!, 9)
  expect(under(nearer)[1]).toBeCloseTo(under(view)[1]!, 9)
  const wide = { width: 1200, height: 440 }
  const far = moveBy(zoomAt(view, wide, at, -20), wide, 0, 9_999)
  expect(areaOf(far, wide)).toMatchObject({ west: -180, east: 180, north: expect.closeTo(85.05, 1) })
  expect(clampView({ x: 1.25, y: 0.5, zoom: 5 }, phone).x).toBeCloseTo(0.25)
})

test('the poles and Greenwich are where the Mercator projection has them', () => {
  expect([xOf(0), yOf(0), xOf(180), yOf(-90)]).toEqual([0.5, 0.5, 1, 1])
  expect(yOf(90)).toBe(0)
})

const place = (lat: number, lng: number, photos: number, name: string | null = null): PhotoPlace => ({
  ...{ lat, lng, west: lng, east: lng, south: lat, north: lat, photos, name },
  ...{ photo_id: '018f0000-0000-7000-8000-000000000000', small_url: '' },
})

test('overlapping places are merged without losing a photo', () => {
  const places = [place(38.72, -9.13, 9, 'Lisbon'), place(38.8, -9.38, 2, 'Sintra'), place(41.1, -8.6, 1, null)]
  expect(clusters(places, 3)).toMatchObject([{ photos: 12, west: -9.38, north: 41.1 }])
  expect(clusters(places, 6).map(({ photos }) => photos)).toEqual([11, 1])
  expect(clusters(places, 12)).toHaveLength(3)
  expect(namedPlaces([...places, place(38.7, -9.2, 1, 'Lisbon')])).toMatchObject([
    { name: 'Lisbon', photos: 10, west: -9.2 },
    { name: 'Sintra', photos: 2 },
    { name: null, photos: 1 },
  ])
})

test('the images of all places are in the middle of the map, as large as they fit', () => {
  const size = { width: 390, height: 388 }
  const places = [place(45.9, 6.1, 46), place(58.4, 11.2, 18), place(43.8, 5.8, 5)]
  const view = fitPlaces(places, size)
  const [south, north] = clusters(places, view.zoom).map((one) => onScreen(one, view, size))
  expect([north!.top, south!.top]).toEqual([expect.closeTo(64), expect.closeTo(388 - 64)])
  expect(north!.left + south!.left).toBeCloseTo(size.width)
})
