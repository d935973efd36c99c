import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Id, IdList, newId } from './ids.ts'
import { isId } from './is-id.ts'

test('a thing that was added later has a later id', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 47), fc.nat(1_000_000), (now, later) => {
      return newId(now) < newId(now + 1 + later)
    }),
  )
})

test('an id is a UUID of version 7 that tells when it was made', () => {
  const id = newId(Date.UTC(2026, 10, 21))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21))
})

test('no two of ten thousand made in the same moment are the same', () => {
  const now = Date.now()
  expect(new Set(Array.from({ length: 10_000 }, () => newId(now))).size).toBe(10_000)
})

test('what is not an id is not taken for one', () => {
  for (const text of ['', 'x', '../../etc/passwd', `${newId()}'`, `${newId()}\n`, newId().replaceAll('-', '')]) {
    expect(isId(text)).toBe(false)
    expect(Id.safeParse(text).success).toBe(false)
  }
  expect(isId(newId())).toBe(true)
  expect(Id.safeParse(newId()).success).toBe(true)
})

test('an id that somebody typed in capitals means the same thing, and goes on in lower case', () => {
  const id = newId()
  expect(Id.parse(id.toUpperCase())).toBe(id)
  expect(isId(Id.parse(id.toUpperCase()))).toBe(true)
})

test('what the schema lets in, a database session takes for an id', () => {
  fc.assert(fc.property(fc.oneof(fc.uuid(), fc.string()), (text) => !Id.safeParse(text).success || isId(text)))
})

test('a list of ids holds ids and nothing else, and not too many', () => {
  const list = IdList(3)
  const ids = [newId(), newId(), newId()]
  for (const few of [ids.slice(0, 1), ids]) expect(list.parse(few.join(','))).toBe(few.join(','))
  for (const wrong of ['', '-'.repeat(36), `${ids[0]},`, [...ids, newId()].join(','), ids.join(', ')])
    expect(list.safeParse(wrong).success, wrong).toBe(false)
})
