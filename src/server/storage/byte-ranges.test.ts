import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './byte-ranges.ts'

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-99999999999999999999999', { start: 3, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['Bytes=1-2', { start: 1, end: 2 }],
  [' bytes=1-2 ', { start: 1, end: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=99999999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, 'full'],
  ['', 'full'],
  ['bytes=', 'full'],
  ['bytes=-', 'full'],
  ['bytes=5-3', 'full'],
  ['bytes=0-1,3-4', 'full'],
  ['bytes=a-b', 'full'],
  ['bytes=1-2x', 'full'],
  ['bytes=--1', 'full'],
  ['items=0-1', 'full'],
] as const)('for a ten-byte object, Range %j means %j', (header, wanted) => {
  expect(parseRange(header, 10)).toEqual(wanted)
})

test('no range of an empty file can be served', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
  expect(parseRange(undefined, 0)).toBe('full')
})

test('a served range is always within the file', () => {
  const part = fc.oneof(fc.nat().map(String), fc.constant(''), fc.bigInt({ min: 0n }).map(String))
  fc.assert(
    fc.property(part, part, fc.nat(), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size)
      if (typeof range === 'string') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.start).toBeLessThanOrEqual(range.end)
      expect(range.end).toBeLessThan(size)
    }),
  )
})
