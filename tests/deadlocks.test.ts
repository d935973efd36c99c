import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { seedPhoto } from '#kit/photos.ts'
import { withClient } from '#server/db/cluster.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('a change that PostgreSQL rolls back because of a deadlock is made again', async () => {
  const ana = await server.person('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photo_id = await seedPhoto(ana, family)
  const [at] = await server.sql<{ database: string }>('select current_database()::text as database')
  const answer = await withClient(
    Object.assign(new URL(server.adminUrl), { pathname: at!.database }).href,
    async (other) => {
      // So that PostgreSQL rolls back Ana's transaction, not the other one. Only a superuser may set it.
      await other.query(`set deadlock_timeout = '1min'; begin`)
      await other.query('select from photos where id = $1 for update', [photo_id])
      const edited = ana.tries(photosContract.editPhoto, { ...family, photo_id, description: 'At the lake' })
      const waiting = 'select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))'
      while ((await other.query(waiting)).rowCount === 0) await sleep(10)
      await other.query('select app.lock_photos($1)', [family.family_id])
      await other.query('commit')
      return edited
    },
  )
  expect(answer).toMatchObject({ status: 200, json: { description: 'At the lake' } })
})
