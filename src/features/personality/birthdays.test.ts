import { expect, test } from 'vitest'
import { nextBirthday } from './birthdays.ts'

test('the next birthday is today, later this year, or next year, and a recent one still counts', () => {
  expect(nextBirthday('2020-06-15', '2024-06-15')).toEqual({ date: '2024-06-15', age: 4, days: 0 })
  expect(nextBirthday('2020-06-15', '2024-06-05')).toEqual({ date: '2024-06-15', age: 4, days: 10 })
  expect(nextBirthday('2020-06-15', '2024-06-16')).toMatchObject({ date: '2025-06-15', age: 5 })
  expect(nextBirthday('2020-06-15', '2024-06-16', 7)).toEqual({ date: '2024-06-15', age: 4, days: -1 })
  expect(nextBirthday('2020-12-30', '2024-01-02', 7)).toEqual({ date: '2023-12-30', age: 3, days: -3 })
})

test('a child born on February 29 has a birthday every year', () => {
  expect(nextBirthday('2020-02-29', '2023-02-20')).toMatchObject({ date: '2023-02-28', age: 3 })
  expect(nextBirthday('2020-02-29', '2024-02-20')).toMatchObject({ date: '2024-02-29', age: 4 })
})
