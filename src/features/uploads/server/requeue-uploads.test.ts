import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { asUser } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { newId } from '#shared/ids.ts'
import { ingestUploadJob } from './uploads.jobs.ts'
import { requeueUploads } from './requeue-uploads.ts'
import type { Selectable } from 'kysely'
import type { Uploads } from '#server/db/tables.ts'

let home: TestDatabase
const ana = newId()
const family_id = newId()

beforeAll(async () => {
  home = await createTestDatabase()
  await home.database.auth.insertInto('profiles').values({ id: ana, email: 'ana@example.org' }).execute()
  await asUser(home.database, ana, (tx) =>
    sql`select app.create_family(${family_id}, ${newId()}, 'Moreau')`.execute(tx),
  )
})
afterAll(() => home.drop())
beforeEach(() => owner('truncate graphile_worker._private_jobs, uploads cascade'))

test('requeues an upload whose job was killed or failed too often', async () => {
  const id = await upload('received')
  await addIngest(id)
  await owner('update graphile_worker._private_jobs set attempts = max_attempts')
  await requeueUploads({ db: home.database.worker })
  expect(await jobs()).toEqual([{ key: `ingest:${id}`, attempts: 0 }])
})

test('requeues an upload whose job is lost', async () => {
  const id = await upload('received')
  await requeueUploads({ db: home.database.worker })
  expect(await jobs()).toEqual([{ key: `ingest:${id}`, attempts: 0 }])
})

test('requeues a refused upload whose job was killed before it removed the stored objects', async () => {
  const ids = [await upload('duplicate'), await upload('refused')]
  for (const id of ids) await addIngest(id)
  await owner('update graphile_worker._private_jobs set attempts = max_attempts')
  await requeueUploads({ db: home.database.worker })
  expect(await jobs()).toEqual(ids.toSorted().map((id) => ({ key: `ingest:${id}`, attempts: 0 })))
})

test("doesn't requeue uploads that are new or incomplete, or whose job is running or will be retried", async () => {
  for (const change of [
    `attempts = 3, run_at = now() + interval '1 hour'`,
    `attempts = max_attempts, locked_at = now(), locked_by = 'x'`,
  ]) {
    const id = await upload('received')
    await addIngest(id)
    await owner(`update graphile_worker._private_jobs set ${change} where key = 'ingest:${id}'`)
  }
  for (const state of ['receiving', 'done', 'refused', 'duplicate'] as const) await upload(state)
  await upload('received', '1 second')
  const before = await jobs()
  await requeueUploads({ db: home.database.worker })
  expect(await jobs()).toEqual(before)
})

async function upload(state: Selectable<Uploads>['state'], age = '1 hour'): Promise<string> {
  const id = newId()
  await home.database.worker
    .insertInto('uploads')
    .values({ id, family_id, user_id: ana, filename: 'a.jpg', bytes: 1, state })
    .execute()
  await owner(`update uploads set updated_at = now() - '${age}'::interval where id = '${id}'`)
  return id
}

function addIngest(upload_id: string) {
  return addJob(home.database.worker, ingestUploadJob, { upload_id }, { key: `ingest:${upload_id}` })
}

/** A job that failed permanently and was replaced stays visible, without its key. */
async function jobs() {
  return (await owner('select key, attempts from graphile_worker._private_jobs where key is not null order by key'))
    .rows as unknown[]
}

function owner(text: string) {
  return withClient(home.ownerUrl, (client) => client.query(text))
}
