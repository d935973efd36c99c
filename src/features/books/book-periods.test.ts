import { expect, test } from 'vitest'
import { bookPeriods } from './book-periods.ts'

const months = [
  { month: '2026-01', photos: 9 },
  { month: '2025-12', photos: 8 },
  { month: '2025-07', photos: 20 },
  { month: '2024-06', photos: 30 },
]
const named = (timeZone: string) => bookPeriods(months, timeZone).map(({ kind, name }) => `${kind} ${name}`)

test('offers the latest summer with enough photos, and the years with photos', () => {
  expect(named('Europe/Stockholm')).toEqual(['summer 2025', 'year 2026', 'year 2025', 'year 2024'])
  expect(bookPeriods(months, 'Europe/Stockholm')[0]).toMatchObject({ taken_from: '2025-06-01', taken_to: '2025-08-31' })
})

test('summer is at the turn of the year in the south', () => {
  expect(named('America/Argentina/Buenos_Aires')[0]).toBe('summer 2025–26')
  for (const zone of ['Indian/Mauritius', 'Pacific/Fiji', 'Africa/Lusaka'])
    expect(named(zone)[0]).toBe('summer 2025–26')
  expect(bookPeriods(months, 'Australia/Sydney')[0]).toMatchObject({ taken_from: '2025-12-01', taken_to: '2026-02-28' })
})

test('the first photos of a family in the south may be of a summer that began the year before', () => {
  expect(bookPeriods([{ month: '2026-01', photos: 20 }], 'Australia/Sydney')[0]).toMatchObject({ name: '2025–26' })
})

test('a family that took few photos this summer is offered this summer, from June to August', () => {
  const few = [
    ...months,
    { month: '2026-06', photos: 1 },
    { month: '2026-07', photos: 2 },
    { month: '2026-08', photos: 5 },
  ]
  expect(bookPeriods(few, 'Europe/Stockholm')[0]).toMatchObject({
    ...{ kind: 'summer', name: '2026', taken_from: '2026-06-01', taken_to: '2026-08-31' },
  })
})

test('no summer without enough photos', () => {
  expect(bookPeriods([{ month: '2025-07', photos: 2 }], 'Europe/Paris').map(({ kind }) => kind)).toEqual(['year'])
})
