import { expect, test } from 'vitest'
import { ageOn, birthdayAt } from './days.ts'

test('a child turns a year older on their birthday, or on February 28 if born on February 29', () => {
  expect(ageOn('2020-06-15', '2024-06-14T23:59:59Z')).toBe(3)
  expect(ageOn('2020-06-15', '2024-06-15')).toBe(4)
  expect(ageOn('2020-02-29', '2023-02-27')).toBe(2)
  expect(ageOn('2020-02-29', '2023-02-28')).toBe(3)
  expect(ageOn('2020-02-29', '2024-02-28')).toBe(3)
  expect(ageOn('2024-06-15', '2024-01-01')).toBe(-1)
})

test('every year has a birthday, on February 28 if it lacks February 29', () => {
  expect(birthdayAt('2020-02-29', 3)).toBe('2023-02-28')
  expect(birthdayAt('2020-02-29', 4)).toBe('2024-02-29')
  expect(birthdayAt('2020-12-31', 1)).toBe('2021-12-31')
})
