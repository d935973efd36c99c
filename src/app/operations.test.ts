import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { operations } from './operations.ts'

test('a browser knows how to call every operation', () => {
  for (const { id, method, path } of contract) expect(operations[id]).toMatchObject({ method, path })
})

test('a browser sends what isn’t in the path either as the query or as the body', () => {
  expect(contract.filter(({ query, body }) => query && body).map(({ id }) => id)).toEqual([])
})
