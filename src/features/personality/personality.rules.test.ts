import { expect, test } from 'vitest'
import { ageOn, progressOf, summaryOf } from './personality.rules.ts'

test("the badge shows how far a child's profile is, as S1 defines it", () => {
  const badges = Array.from({ length: 11 }, (_, answered) => progressOf(answered).badge)
  expect(badges).toEqual([
    'not_started',
    ...Array<string>(5).fill('started'),
    ...Array<string>(4).fill('in_progress'),
    'complete',
  ])
})

test('five answers complete a profile, and the card counts completed profiles', () => {
  const summary = summaryOf([0, 4, 5, 10].map((answered) => progressOf(answered)))
  expect(summary).toEqual({ children: 4, completed: 2, percent: 50 })
  expect(summaryOf([])).toEqual({ children: 0, completed: 0, percent: 0 })
})

test('a child turns a year older on their birthday, or on March 1 if born on February 29', () => {
  expect(ageOn('2020-06-15', '2024-06-14T23:59:59Z')).toBe(3)
  expect(ageOn('2020-06-15', '2024-06-15')).toBe(4)
  expect(ageOn('2020-02-29', '2023-02-28')).toBe(2)
  expect(ageOn('2020-02-29', '2023-03-01')).toBe(3)
  expect(ageOn('2024-06-15', '2024-01-01')).toBe(-1)
})

test("a skipped slot doesn't count for any child", () => {
  expect(progressOf(9, 9)).toMatchObject({ badge: 'complete', percent: 100, total: 9 })
  expect(progressOf(3, 3)).toMatchObject({ badge: 'complete', completed: true })
  expect(progressOf(0, 3)).toMatchObject({ badge: 'not_started', completed: false })
})
