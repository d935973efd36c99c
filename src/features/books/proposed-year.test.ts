import { expect, test } from 'vitest'
import { proposedYear } from './proposed-year.ts'

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
