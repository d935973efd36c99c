import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportKey } from '#features/exports/server/export-key.ts'
import { cleanUpExports } from '#features/exports/server/clean-up-exports.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { seedExport, untilFinished } from '#kit/exports.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listFamilyExports, readFamilyExport, requestFamilyExport } = familyExportContract
let server: TestApp
let rosa: Person
let family: Family
beforeAll(async () => {
  server = await openTestApp()
  rosa = await server.person('Rosa')
})
afterAll(() => server.close())

const cleanUp = () => cleanUpExports({ ...server.context, dataDir: server.config.dataDir })
const listed = () => rosa.call(listFamilyExports, family)

/** An export whose worker was killed on every attempt, the last time after it had stored the ZIP. */
async function leaveDeadExport() {
  family = await rosa.opensFamily('Ríos')
  const { id } = await rosa.call(requestFamilyExport, family)
  await server.sql('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [`export:${id}`])
  await server.sql("update exports set state = 'running' where id = $1", [id])
  const key = exportKey({ id, kind: 'family', ...family, requested_by: rosa.user_id })
  await server.context.store.put(key, Buffer.from('PK'), { contentType: 'application/zip' })
  return { id, key }
}

test('an export whose worker was killed too often can be requested again', async () => {
  const { id } = await leaveDeadExport()
  const again = await rosa.call(requestFamilyExport, family)
  expect(again).toMatchObject({ state: 'waiting' })
  expect((await listed()).exports).toMatchObject([
    { id: again.id, state: 'waiting' },
    { id, state: 'failed' },
  ])
  await server.startWorker()
  expect(await untilFinished(listed)).toMatchObject({ id: again.id, state: 'ready' })
  expect((await rosa.tries(readFamilyExport, { ...family, export_id: id })).status).toBe(404)
  await server.stopWorker()
})

test('an export whose worker was killed too often fails, and its ZIP is removed', async () => {
  const { id, key } = await leaveDeadExport()
  await cleanUp()
  expect((await listed()).exports).toMatchObject([{ id, state: 'failed' }])
  expect(await server.context.store.stat(key)).toBeNull()
})

test("an export that waits for a worker, or that's ready, stays", async () => {
  family = await rosa.opensFamily('Ríos')
  const ready = await seedExport(rosa, { kind: 'family', ...family })
  const { id } = await rosa.call(requestFamilyExport, family)
  await cleanUp()
  expect((await listed()).exports).toMatchObject([
    { id, state: 'waiting' },
    { id: ready, state: 'ready' },
  ])
  expect((await rosa.tries(readFamilyExport, { ...family, export_id: ready })).status).toBe(200)
})

test('family exports are deleted with the account that requested them', async () => {
  const ben = await server.person('Ben')
  family = await rosa.opensFamily('Ríos')
  const id = await seedExport(ben, { kind: 'selection', ...family })
  await server.sql('delete from profiles where id = $1', [ben.user_id])
  await cleanUp()
  expect(await server.sql('select id from exports where id = $1', [id])).toEqual([])
  const key = exportKey({ id, kind: 'selection', ...family, requested_by: ben.user_id })
  expect(await server.context.store.stat(key)).toBeNull()
})
