import { expect, test } from 'vitest'
import { positionsIn } from './positions.ts'

test('photos go to the front, to the end, and between two others, in their order', () => {
  expect(positionsIn({ after: null, before: null }, 2)).toEqual([1, 2])
  expect(positionsIn({ after: 7.5, before: null }, 2)).toEqual([8, 9])
  expect(positionsIn({ after: null, before: 1 }, 2)).toEqual([-1, 0])
  expect(positionsIn({ after: 1, before: 2 }, 3)).toEqual([1.25, 1.5, 1.75])
})

test('a gap that was halved too often has no room', () => {
  let gap = { after: 1, before: 2 }
  let halvings = 0
  for (;;) {
    const [middle] = positionsIn(gap, 1) ?? []
    if (middle === undefined) break
    gap = { after: middle, before: 2 }
    halvings++
  }
  expect(halvings).toBeGreaterThan(50)
  expect(positionsIn({ after: 1, before: 1 }, 1)).toBeUndefined()
})
