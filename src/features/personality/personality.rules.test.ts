import { expect, test } from 'vitest'
import { ageOn, progressOf, summaryOf } from './personality.rules.ts'

test('a badge says how far a child is, as S1 has it', () => {
  const badges = Array.from({ length: 11 }, (_, answered) => progressOf(answered).badge)
  expect(badges).toEqual([
    'not_started',
    ...Array<string>(5).fill('started'),
    ...Array<string>(4).fill('in_progress'),
    'complete',
  ])
})

test('five answers make a completed profile, and the card counts those', () => {
  const summary = summaryOf([0, 4, 5, 10].map((answered) => progressOf(answered)))
  expect(summary).toEqual({ children: 4, completed: 2, percent: 50 })
  expect(summaryOf([])).toEqual({ children: 0, completed: 0, percent: 0 })
})

test('a child is a year older from its birthday on, and one born on the leap day on the first of March', () => {
  expect(ageOn('2020-06-15', '2024-06-14T23:59:59Z')).toBe(3)
  expect(ageOn('2020-06-15', '2024-06-15')).toBe(4)
  expect(ageOn('2020-02-29', '2023-02-28')).toBe(2)
  expect(ageOn('2020-02-29', '2023-03-01')).toBe(3)
  expect(ageOn('2024-06-15', '2024-01-01')).toBe(-1)
})

test('a place that is left empty counts for nobody', () => {
  expect(progressOf(9, 9)).toMatchObject({ badge: 'complete', percent: 100, total: 9 })
  expect(progressOf(3, 3)).toMatchObject({ badge: 'complete', completed: true })
  expect(progressOf(0, 3)).toMatchObject({ badge: 'not_started', completed: false })
})
