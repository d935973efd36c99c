import { expect, test } from 'vitest'
import { ageInPhoto } from './age-in-photo.ts'

const at = (taken_at: string | null, taken_precision = 'time') =>
  ageInPhoto({ taken_at, taken_precision } as Parameters<typeof ageInPhoto>[0], '2019-02-28')

test('an age is in days, then months, then years and months, and in years from 18 on', () => {
  expect(at('2019-02-28T08:00:00')).toMatchObject({ unit: 'days', days: 0 })
  expect(at('2019-03-20T08:00:00')).toMatchObject({ unit: 'days', days: 20 })
  expect(at('2019-07-01T08:00:00')).toMatchObject({ unit: 'months', months: 4 })
  expect(at('2024-05-28T08:00:00')).toMatchObject({ unit: 'yearsAndMonths', years: 5, months: 3 })
  expect(at('2024-02-29T08:00:00')).toMatchObject({ unit: 'years', years: 5 })
  expect(at('2040-08-01T08:00:00')).toMatchObject({ unit: 'years', years: 21 })
})

test('there is no age before the birth, or on a date that is only roughly known', () => {
  expect(at('2019-02-27T08:00:00')).toBeUndefined()
  expect(at(null)).toBeUndefined()
  expect(at('2024-01-01T00:00:00', 'year')).toBeUndefined()
  expect(at('2024-05-01T00:00:00', 'month')).toMatchObject({ years: 5, months: 2 })
})
