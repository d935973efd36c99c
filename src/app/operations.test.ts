import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { operations } from './operations.ts'

test('the web client knows the method and path of the operations that it calls', () => {
  const called = contract.filter(({ id }) => operations[id])
  expect(called.length).toBeGreaterThan(200)
  for (const { id, method, path } of called)
    expect({ method: 'GET', ...operations[id] }).toMatchObject({ method, path })
  expect(operations).not.toHaveProperty('readGuestPage')
})

test("the web client sends inputs that aren't in the path as query or as body", () => {
  expect(contract.filter(({ query, body }) => query && body).map(({ id }) => id)).toEqual([])
})
