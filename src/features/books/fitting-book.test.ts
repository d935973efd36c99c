import { expect, test } from 'vitest'
import { fittingBook } from './fitting-book.ts'

const TODAY = '2026-11-29'
const child = (birth_date: string) => ({ id: 'a', first_name: 'Ana', birth_date })
const months = (counts: Record<string, number>) => Object.entries(counts).map(([month, photos]) => ({ month, photos }))

test('a family with a baby makes a book of the first year', () => {
  const fitting = fittingBook([child('2017-03-01'), child('2025-06-10')], months({ '2026-07': 90 }), TODAY)
  expect(fitting).toMatchObject({ template: 'first_year', taken_from: '2025-06-10', taken_to: '2026-06-09' })
})

test('photos of one summer become a vacation album, and photos of the whole year a book about school', () => {
  const summer = fittingBook([child('2017-03-01')], months({ '2026-02': 9, '2026-06': 5, '2026-08': 30 }), TODAY)
  expect(summer).toEqual({ template: 'vacation', taken_from: '2026-06-01', taken_to: '2026-08-31' })
  const spread = Object.fromEntries(['01', '03', '05', '07', '09', '11'].map((month) => [`2026-${month}`, 10]))
  const year = fittingBook([child('2017-03-01')], months(spread), TODAY)
  expect(year).toMatchObject({ template: 'school_year', taken_from: '2025-12-01', taken_to: TODAY })
})

test('without recent photos, the book has no dates', () => {
  const old = months({ '2020-07': 90 })
  expect(fittingBook([], old, TODAY)).toEqual({ template: 'vacation' })
  expect(fittingBook([child('2017-03-01')], old, TODAY)).toEqual({ template: 'school_year' })
})

test('a child who isn’t born yet, or has no birth date, doesn’t count', () => {
  const unborn = { ...child('2027-01-10'), id: 'b' }
  const unknown = { ...unborn, birth_date: null }
  expect(fittingBook([unborn, unknown], [], TODAY)).toEqual({ template: 'vacation' })
})
