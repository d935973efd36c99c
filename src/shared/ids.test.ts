import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Id, IdList } from './id-schemas.ts'
import { newId } from './ids.ts'
import { isId } from './is-id.ts'

test('a later ID sorts after an earlier one', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 47), fc.nat(1_000_000), (now, later) => {
      return newId(now) < newId(now + 1 + later)
    }),
  )
})

test('an ID is a UUID version 7 that contains its time', () => {
  const id = newId(Date.UTC(2026, 10, 21))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21))
})

test('ten thousand IDs created in the same moment are all different', () => {
  const now = Date.now()
  expect(new Set(Array.from({ length: 10_000 }, () => newId(now))).size).toBe(10_000)
})

test("text that isn't an ID is refused", () => {
  for (const text of ['', 'x', '../../etc/passwd', `${newId()}'`, `${newId()}\n`, newId().replaceAll('-', '')]) {
    expect(isId(text)).toBe(false)
    expect(Id.safeParse(text).success).toBe(false)
  }
  expect(isId(newId())).toBe(true)
  expect(Id.safeParse(newId()).success).toBe(true)
})

test('an ID in capitals is the same ID, converted to lowercase', () => {
  const id = newId()
  expect(Id.parse(id.toUpperCase())).toBe(id)
  expect(isId(Id.parse(id.toUpperCase()))).toBe(true)
})

test('the schema and database sessions accept the same IDs', () => {
  fc.assert(fc.property(fc.oneof(fc.uuid(), fc.string()), (text) => !Id.safeParse(text).success || isId(text)))
})

test('a list of IDs contains only IDs, and not too many', () => {
  const list = IdList(3)
  const ids = [newId(), newId(), newId()]
  for (const few of [ids.slice(0, 1), ids]) expect(list.parse(few.join(','))).toBe(few.join(','))
  for (const wrong of ['', '-'.repeat(36), `${ids[0]},`, [...ids, newId()].join(','), ids.join(', ')])
    expect(list.safeParse(wrong).success, wrong).toBe(false)
})
