import { expect, test } from 'vitest'
import { findMonths } from './find-months.ts'

const months = ['2024-03', '2024-02', '2023-12', '2019-03'].map((month) => ({ month }))
const nameOf = (locale: string) => (month: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
const found = (typed: string, locale = 'en') => findMonths(months, typed, nameOf(locale)).map(({ month }) => month)

test('a month is found by its name, its year or its number, as far as it is typed', () => {
  expect(found('mar')).toEqual(['2024-03', '2019-03'])
  expect(found('Mar 2024')).toEqual(['2024-03'])
  expect(found('2024, march')).toEqual(['2024-03'])
  expect(found('2024-02')).toEqual(['2024-02'])
  expect(found('20')).toHaveLength(4)
  expect(found('december 2024')).toEqual([])
  expect(found(' ')).toHaveLength(4)
})

test('accents are optional', () => {
  expect(found('fevrier', 'fr')).toEqual(['2024-02'])
  expect(found('märz 2019', 'de')).toEqual(['2019-03'])
})
