import { expect, test } from 'vitest'
import { fittingBook } from './fitting-book.ts'

const TODAY = '2026-11-29'
const child = (birth_date: string) => ({ id: 'a', first_name: 'Ana', birth_date })
const months = (counts: Record<string, number>) => Object.entries(counts).map(([month, photos]) => ({ month, photos }))
const trip = (starts_on: string, ends_on: string, photos = 40) => ({
  place: 'Annecy, France',
  starts_on,
  ends_on,
  photos,
})

test('a family with a baby makes a book of the first year', () => {
  const babies = [child('2017-03-01'), child('2025-06-10')]
  const fitting = fittingBook(babies, [trip('2026-10-01', '2026-10-08')], months({ '2026-07': 90 }), TODAY)
  expect(fitting).toMatchObject({ template: 'first_year', taken_from: '2025-06-10', taken_to: '2026-06-09' })
})

test('a family makes a book of its latest trip', () => {
  const trips = [
    trip('2026-10-01', '2026-10-01', 3),
    trip('2026-07-24', '2026-08-02'),
    trip('2026-07-01', '2026-07-08'),
  ]
  expect(fittingBook([child('2017-03-01')], trips, months({ '2026-07': 90 }), TODAY)).toEqual({
    ...{ template: 'vacation', trip: trips[1], taken_from: '2026-07-24', taken_to: '2026-08-02' },
  })
})

test('without a recent trip, a book is about this year, or the latest one with enough photos', () => {
  const old = [trip('2025-07-24', '2025-08-02')]
  const year = (counts: Record<string, number>) => fittingBook([child('2017-03-01')], old, months(counts), TODAY)
  expect(year({ '2025-07': 90, '2026-02': 9, '2026-08': 30 })).toEqual({
    ...{ template: 'vacation', taken_from: '2026-01-01', taken_to: '2026-12-31' },
  })
  expect(year({ '2026-02': 3, '2024-07': 90 })).toMatchObject({ taken_from: '2024-01-01' })
  expect(year({ '2026-02': 3 })).toEqual({ template: 'vacation' })
})

test('days without a place aren’t a trip, so that they don’t take the place of a summer', () => {
  const days = { ...trip('2026-06-20', '2026-07-20'), place: null }
  expect(fittingBook([], [days], months({ '2026-07': 90 }), TODAY)).toMatchObject({ taken_from: '2026-01-01' })
})

test('a child who isn’t born yet, or has no birth date, doesn’t count', () => {
  const unborn = { ...child('2027-01-10'), id: 'b' }
  const unknown = { ...unborn, birth_date: null }
  expect(fittingBook([unborn, unknown], [], [], TODAY)).toEqual({ template: 'vacation' })
})
