import { expect, test } from 'vitest'
import { compareTimes } from './compare-times.ts'

test('a time with fewer digits is not later than one with more', () => {
  const times = ['10:00:00Z', '10:00:00.19Z', '10:00:00.2Z', '10:00:00.200001Z', '10:00:00.25Z', '10:00:01Z']
  const moments = times.map((time) => `2026-11-28T${time}`)
  expect(moments.toReversed().toSorted(compareTimes)).toEqual(moments)
  expect(compareTimes(moments[2]!, moments[2]!)).toBe(0)
})
