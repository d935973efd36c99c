import { expect, test } from 'vitest'
import { progressOf, summaryOf } from './personality.rules.ts'

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

test("a skipped slot doesn't count for any child", () => {
  expect(progressOf(9, 9)).toMatchObject({ badge: 'complete', percent: 100, total: 9 })
  expect(progressOf(3, 3)).toMatchObject({ badge: 'complete', completed: true })
  expect(progressOf(0, 3)).toMatchObject({ badge: 'not_started', completed: false })
})
