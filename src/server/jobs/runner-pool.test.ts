import { expect, inject, test } from 'vitest'
import { RunnerPool } from './runner-pool.ts'

test('a connection that an ended pool refused can be released', async () => {
  const pool = new RunnerPool({ connectionString: inject('postgresAdminUrl'), max: 1 })
  await pool.end()
  const [error, release] = await new Promise<[unknown, () => void]>((resolve) =>
    pool.connect((failure, _client, done) => resolve([failure, done])),
  )
  expect(error).toBeInstanceOf(Error)
  expect(release).not.toThrow()
})

test('a connection that is released twice returns to the pool once', async () => {
  const pool = new RunnerPool({ connectionString: inject('postgresAdminUrl'), max: 1 })
  const release = await new Promise<() => void>((resolve) => pool.connect((_error, _client, done) => resolve(done)))
  release()
  expect(release).not.toThrow()
  expect([pool.idleCount, pool.totalCount]).toEqual([1, 1])
  const { rows } = await pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  await pool.end()
})
