import { expect, test } from 'vitest'
import type { DayCell } from './find-homes.ts'
import { tripsIn } from './trips-in.ts'

const CADIZ = { lat: 36.55, lng: -6.25 }
const SEVILLE = { lat: 37.35, lng: -5.95 }
const LISBON = { lat: 38.75, lng: -9.15 }
const PORTO = { lat: 41.15, lng: -8.65 }

const dayOf = (date: string) => Date.parse(date) / 86_400_000
const dateOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)

const at = (place: { lat: number; lng: number }, day: number, photos = 5): DayCell => ({
  ...{ ...place, day, photos, average: place, cell: `${Math.floor(place.lat * 10)} ${Math.floor(place.lng * 10)}` },
})
/** Photos every few days. */
const living = (place: { lat: number; lng: number }, from: string, to: string, every = 3) =>
  Array.from({ length: Math.floor((dayOf(to) - dayOf(from)) / every) }, (_, n) => at(place, dayOf(from) + n * every))
const visiting = (place: { lat: number; lng: number }, from: string, days: number, photos = 5) =>
  Array.from({ length: days }, (_, n) => at(place, dayOf(from) + n, photos))

const found = (...cells: DayCell[][]) =>
  tripsIn(cells.flat().toSorted((a, b) => a.day - b.day)).map(({ first_day, last_day, photos }) => [
    ...[dateOf(first_day), dateOf(last_day), photos],
  ])

const home = living(CADIZ, '2024-01-01', '2026-01-01')

test('photos on several days far from home are a trip, and those near home are not', () => {
  const trip = visiting(LISBON, '2025-08-03', 7)
  expect(found(home, trip, visiting({ lat: 36.85, lng: -6.15 }, '2025-03-01', 4))).toEqual([
    ['2025-08-03', '2025-08-09', 35],
  ])
})

test('two days without photos are part of a trip, and three end it', () => {
  const [first, second] = [visiting(LISBON, '2025-08-03', 3), visiting(PORTO, '2025-08-08', 3)]
  expect(found(home, first, second)).toEqual([['2025-08-03', '2025-08-10', 30]])
  expect(found(home, first, visiting(PORTO, '2025-08-09', 3))).toEqual([
    ['2025-08-09', '2025-08-11', 15],
    ['2025-08-03', '2025-08-05', 15],
  ])
})

test('a few photos from afar are no trip, and a single day needs more of them', () => {
  expect(found(home, visiting(LISBON, '2025-08-03', 3, 3))).toEqual([])
  expect(found(home, visiting(LISBON, '2025-08-03', 1, 19))).toEqual([])
  expect(found(home, visiting(LISBON, '2025-08-03', 1, 20))).toEqual([['2025-08-03', '2025-08-03', 20]])
})

test('a vacation with far more photos than the year at home is a trip', () => {
  const rarely = living(CADIZ, '2025-01-01', '2026-01-01', 9)
  expect(found(rarely, visiting(LISBON, '2025-08-03', 24, 200))).toEqual([['2025-08-03', '2025-08-26', 4800]])
})

test('after a family moved, its former home is far away, and its new one is not', () => {
  const before = living(CADIZ, '2023-01-01', '2024-06-01')
  const after = living(LISBON, '2024-06-01', '2026-01-01')
  expect(found(before, after, visiting(LISBON, '2023-08-01', 5), visiting(CADIZ, '2025-08-01', 5))).toEqual([
    ['2025-08-01', '2025-08-05', 25],
    ['2023-08-01', '2023-08-05', 25],
  ])
})

test("a weekend house isn't a trip", () => {
  const weekends = Array.from({ length: 40 }, (_, n) => visiting(LISBON, dateOf(dayOf('2025-01-04') + n * 14), 2, 30))
  expect(found(home, weekends.flat())).toEqual([])
})

test('a family with only the photos of a vacation has no trips, because its home is unknown', () => {
  expect(found(visiting(LISBON, '2025-08-03', 7))).toEqual([])
})

test('photos at home on the same days, of those who stayed, are not of the trip', () => {
  expect(found(home, visiting(CADIZ, '2025-08-03', 7), visiting(LISBON, '2025-08-03', 7))).toEqual([
    ['2025-08-03', '2025-08-09', 35],
  ])
})

test('places near each other are one home, and across the date line too', () => {
  const islands = [
    { lat: -16.55, lng: 179.95 },
    { lat: -16.55, lng: -179.95 },
  ] as const
  const there = islands.flatMap((place) => living(place, '2025-01-01', '2026-01-01', 5))
  expect(found(there, visiting(SEVILLE, '2025-08-03', 3))).toEqual([['2025-08-03', '2025-08-05', 15]])
})
