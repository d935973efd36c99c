import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { operations } from './operations.ts'

test('the web client knows the method and path of every operation', () => {
  for (const { id, method, path } of contract)
    expect({ method: 'GET', ...operations[id] }).toMatchObject({ method, path })
})

test("the web client sends inputs that aren't in the path as query or as body", () => {
  expect(contract.filter(({ query, body }) => query && body).map(({ id }) => id)).toEqual([])
})
