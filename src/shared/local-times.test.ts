import { expect, test } from 'vitest'
import { moveClock, offsetOf, shiftLocal } from './local-times.ts'

test.each([
  ['2024-07-01T10:42:00', 'Europe/Paris', 120],
  ['2024-01-01T10:42:00', 'Europe/Paris', 60],
  ['2024-07-01T10:42:00', 'Asia/Kathmandu', 345],
  ['2024-07-01T10:42:00', 'America/St_Johns', -150],
  ['2024-07-01T10:42:00', 'UTC', 0],
  ['2024-07-01T10:42:00', 'PST', -420],
  ['1890-07-01T10:42:00', 'Europe/Paris', 9],
  // Clocks are set back from 3:00 to 2:00, so 2:30 comes twice.
  ['2024-10-27T02:30:00', 'Europe/Paris', 120],
  ['2024-10-27T03:00:00', 'Europe/Paris', 60],
  // Clocks are set ahead from 2:00 to 3:00, so 2:30 doesn't exist.
  ['2024-03-31T02:30:00', 'Europe/Paris', 60],
  ['2024-03-31T03:00:00', 'Europe/Paris', 120],
])('%s in %s is %i minutes ahead of UTC', (local, timezone, minutes) => {
  expect(offsetOf(local, timezone)).toBe(minutes)
})

test.each([
  ['2024-07-01T22:42:31', 'Europe/Paris', 'Asia/Tokyo', '2024-07-02T05:42:31', 540],
  ['2024-01-01T01:00:00', 'Europe/Paris', 'America/New_York', '2023-12-31T19:00:00', -300],
  // The second 2:30 of the night in Paris.
  ['2024-10-27T01:30:00', 'Europe/London', 'Europe/Paris', '2024-10-27T02:30:00', 120],
  ['2024-10-27T01:30:00', 'UTC', 'Europe/Paris', '2024-10-27T02:30:00', 60],
])('a clock that shows %s in %s, in %s shows %s', (local, clock, timezone, moved, offset) => {
  expect(moveClock(local, clock, timezone)).toEqual({ local: moved, offset })
})

test('a local time moves over the end of a year', () => {
  expect(shiftLocal('2023-12-31T23:30:00', 45)).toBe('2024-01-01T00:15:00')
})
