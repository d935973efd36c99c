import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { readCursor, writeCursor } from './cursor.ts'

test('the next page begins exactly where the last one ended, to the microsecond', () => {
  for (const at of [
    '2026-11-21T07:20:21.123456Z',
    '2026-11-21T07:20:21Z',
    '1999-12-31T23:59:59.5',
    '2002-05-16T15:43:26',
  ]) {
    const id = newId()
    expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id })
  }
  expect(readCursor(undefined)).toBeUndefined()
})

test('a cursor that no page returned is refused', () => {
  const refused = (text: string) => {
    try {
      readCursor(text)
      return false
    } catch (error) {
      return error instanceof Problem && error.code === 'invalid_input'
    }
  }
  expect(refused('')).toBe(true)
  expect(refused(writeCursor({ at: "2026-11-21' or 1=1 --", id: newId() }))).toBe(true)
  expect(refused(writeCursor({ at: '2026-11-21T07:20:21Z', id: "x' union select" }))).toBe(true)
  expect(refused(writeCursor({ at: '2026-11-21T07:20:21Z', id: '-'.repeat(36) }))).toBe(true)
  for (const at of ['2024-13-45T00:00:00', '2024-02-30T00:00:00', '2024-01-01T24:00:00', '0000-01-01T00:00:00'])
    expect(refused(writeCursor({ at, id: newId() })), at).toBe(true)
  fc.assert(fc.property(fc.string(), refused))
})
