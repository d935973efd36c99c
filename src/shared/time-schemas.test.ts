import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'
import { Day, Moment } from './time-schemas.ts'

test('a time has a year and an offset that PostgreSQL can store', () => {
  const isMoment = (text: string) => Moment.safeParse(text).success
  expect(
    ['2026-01-31T12:00:00Z', '1826-06-01T08:30:00.123456+00:00', '2026-01-31T12:00:00-15:59'].every(isMoment),
  ).toBe(true)
  for (const text of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-01:00', '2026-01-01T00:00:00+23:00', '2026-01-01'])
    expect(isMoment(text), text).toBe(false)
  expect(['0001-01-02', '2024-02-29'].every((day) => Day.safeParse(day).success)).toBe(true)
  expect(['0000-01-01', '2026-02-29'].some((day) => Day.safeParse(day).success)).toBe(false)
})

test('an emoji is never cut in half', () => {
  expect(cutText('Alma 🎉', 6)).toBe('Alma ')
  expect(cutText('Alma 🎉', 7)).toBe('Alma 🎉')
  expect(cutText('Alma', 2)).toBe('Al')
})
