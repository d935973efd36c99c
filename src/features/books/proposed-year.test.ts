import { expect, test } from 'vitest'
import { proposedYear, yearOfLife } from './proposed-year.ts'

const months = [
  { month: '2026-03', photos: 90 },
  { month: '2025-08', photos: 30 },
  { month: '2025-02', photos: 25 },
  { month: '2024-05', photos: 39 },
  { month: '2023-05', photos: 400 },
]

test('a family is offered a book of the latest year that has enough photos and no book yet', () => {
  expect(proposedYear(months, '2026-04-01', [])).toEqual({ year: '2025', photos: 55 })
  expect(proposedYear(months, '2026-12-01', [])).toEqual({ year: '2026', photos: 90 })
  expect(proposedYear(months, '2026-04-01', ['Our 2025'])).toEqual({ year: '2023', photos: 400 })
  expect(proposedYear(months, '2028-04-01', ['Our 2025'])).toEqual({ year: '2026', photos: 90 })
  expect(proposedYear([], '2026-04-01', [])).toBeUndefined()
})

test("a child's year is the one that ended with the last birthday, and babies and adults have none", () => {
  expect(yearOfLife('2018-06-08', '2026-11-27')).toEqual({ age: 7, from: '2025-06-08', to: '2026-06-07' })
  expect(yearOfLife('2018-06-08', '2026-06-07')).toEqual({ age: 6, from: '2024-06-08', to: '2025-06-07' })
  expect(yearOfLife('2025-06-08', '2026-06-08')).toEqual({ age: 0, from: '2025-06-08', to: '2026-06-07' })
  expect(yearOfLife('2020-02-29', '2026-02-28')).toEqual({ age: 5, from: '2025-02-28', to: '2026-02-27' })
  expect(yearOfLife('2026-01-01', '2026-11-27')).toBeUndefined()
  expect(yearOfLife('2007-06-08', '2026-11-27')).toBeUndefined()
})
