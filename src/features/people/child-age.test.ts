import { expect, test } from 'vitest'
import { ageAt } from './child-age.ts'

const said = (birth_date: string, on: string) => {
  const { when, unit, count } = ageAt(birth_date, on)
  return `${count} ${unit}${when === 'unborn' ? ' before' : ''}`
}

test.each([
  ['2024-05-01', '2024-05-01', '0 day'],
  ['2024-05-01', '2024-05-14', '13 day'],
  ['2024-05-01', '2024-05-15', '2 week'],
  ['2024-05-01', '2024-07-23', '11 week'],
  ['2024-05-01', '2024-07-24', '2 month'],
  ['2024-05-01', '2025-04-30', '11 month'],
  ['2024-05-01', '2025-05-01', '1 year'],
  ['2024-05-01', '2025-06-01', '13 month'],
  ['2024-05-01', '2025-11-01', '18 month'],
  ['2024-05-01', '2026-04-30', '23 month'],
  ['2024-05-01', '2026-05-01', '2 year'],
  ['2024-05-01', '2026-10-31', '2 year'],
  ['2024-05-01', '2026-11-01', '2 half_year'],
  ['2024-05-01', '2029-04-30', '4 half_year'],
  ['2024-05-01', '2029-11-01', '5 year'],
  ['2024-05-01', '2042-05-01', '18 year'],
])('a child born on %s is, on %s, as old as parents say: %s', (birth_date, on, age) => {
  expect(said(birth_date, on)).toBe(age)
})

test.each([
  ['2020-02-29', '2021-02-28', '1 year'],
  ['2020-02-29', '2021-02-27', '11 month'],
  ['2020-02-29', '2024-02-28', '3 half_year'],
  ['2020-02-29', '2024-02-29', '4 year'],
  ['2024-01-31', '2024-02-29', '4 week'],
  ['2023-08-31', '2024-02-29', '6 month'],
  ['2023-12-31', '2024-06-30', '6 month'],
])('the last day of a month completes it: a child born on %s is, on %s, %s', (birth_date, on, age) => {
  expect(said(birth_date, on)).toBe(age)
})

test.each([
  ['2024-05-01', '2024-04-30', '1 day before'],
  ['2024-05-01', '2024-04-10', '3 week before'],
  ['2024-05-01', '2023-10-01', '7 month before'],
])('before the birth (%s), the remaining time counts: on %s, %s', (birth_date, on, age) => {
  expect(said(birth_date, on)).toBe(age)
})
