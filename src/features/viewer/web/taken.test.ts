import { expect, test } from 'vitest'
import { draftOf, formatOffset, takenOf } from './taken.ts'

test.each([
  ['2024-05-01T10:30:00', 'time'],
  ['2024-05-01T00:00:00', 'day'],
  ['1978-05-01T00:00:00', 'month'],
  ['1978-07-01T00:00:00', 'season'],
  ['1978-01-01T00:00:00', 'season'],
  ['1978-01-01T00:00:00', 'year'],
  ['1980-01-01T00:00:00', 'about'],
  ['1970-01-01T00:00:00', 'decade'],
] as const)("saving %s with the precision %s unedited doesn't change it", (taken_at, precision) => {
  expect(takenOf(draftOf(taken_at, precision))).toBe(taken_at)
})

test('a missing part is different from an unknown time', () => {
  expect(takenOf({ ...draftOf(null, 'time'), precision: 'year' })).toBeUndefined()
  expect(takenOf({ ...draftOf(null, 'time'), precision: 'year', year: '78' })).toBeUndefined()
  expect(takenOf(draftOf(null, 'time'))).toBeNull()
  expect(takenOf({ ...draftOf('1978-05-01T00:00:00', 'day'), precision: 'decade' })).toBe('1970-01-01T00:00:00')
})

test('UTC offsets have minutes only where they aren’t zero', () => {
  expect([330, -210, 0, 60, 765].map(formatOffset)).toEqual(['UTC+5:30', 'UTC−3:30', 'UTC', 'UTC+1', 'UTC+12:45'])
})
