import { expect, test } from 'vitest'
import { ageOn } from './days.ts'

test('a child turns a year older on their birthday, or on March 1 if born on February 29', () => {
  expect(ageOn('2020-06-15', '2024-06-14T23:59:59Z')).toBe(3)
  expect(ageOn('2020-06-15', '2024-06-15')).toBe(4)
  expect(ageOn('2020-02-29', '2023-02-28')).toBe(2)
  expect(ageOn('2020-02-29', '2023-03-01')).toBe(3)
  expect(ageOn('2024-06-15', '2024-01-01')).toBe(-1)
})
