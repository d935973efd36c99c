import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { asUser } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { startJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { openLog } from '#server/log.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { storageJobs } from '#server/storage/remove-objects.ts'
import { StorageUnavailable, type ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { originalIn, photoFolder } from '#features/media/server/media-objects.ts'
import { photosJobs } from './photos.handlers.ts'
import { insertPhoto } from './add-photo.queries.ts'

let home: TestDatabase
let dataDir: string
let store: ObjectStore
let away = false
let worker: JobWorker | undefined
const ana = newId()
const family_id = newId()

beforeAll(async () => {
  home = await createTestDatabase()
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-purge-'))
  const disk = await openDiskStore(dataDir)
  const remove = async (key: string) => (away ? Promise.reject(new StorageUnavailable('away')) : disk.remove(key))
  store = { ...disk, remove }
  await home.database.auth.insertInto('profiles').values({ id: ana, email: 'ana@example.org' }).execute()
  await asUser(home.database, ana, (tx) =>
    sql`select app.create_family(${family_id}, ${newId()}, 'Moreau')`.execute(tx),
  )
})
afterEach(async () => {
  away = false
  await worker?.stop()
})
afterAll(async () => {
  await home.drop()
  await rm(dataDir, { recursive: true })
})

test("a deleted photo's row and objects are purged after thirty days, and others stay", async () => {
  const [old, young, living] = [await photo(31), await photo(29), await photo(null)]
  await purge()
  await expect.poll(() => objectsOf(old)).toBe(0)
  expect([await objectsOf(young), await objectsOf(living)]).toEqual([1, 1])
  expect((await rows()).toSorted()).toEqual([young, living].toSorted())
})

test("objects that couldn't be removed are removed later, so none are orphaned", async () => {
  const old = await photo(31)
  away = true
  await purge()
  await expect.poll(async () => (await rows()).includes(old)).toBe(false)
  expect(await objectsOf(old)).toBe(1)
  away = false
  await expect
    .poll(
      async () => {
        await withClient(home.ownerUrl, (client) =>
          client.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null'),
        )
        return objectsOf(old)
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(0)
})

async function photo(deletedDaysAgo: number | null): Promise<string> {
  const id = newId()
  const storage_path = originalIn(photoFolder(family_id, id), 'image/jpeg')
  await store.put(storage_path, Buffer.from(id), { contentType: 'image/jpeg' })
  const facts = {
    file_type: 'image/jpeg',
    kind: 'image' as const,
    bytes: 36,
    width: 4,
    height: 3,
    sha256: Buffer.alloc(32),
  }
  const deleted_at = deletedDaysAgo && new Date(Date.now() - deletedDaysAgo * 86_400_000).toISOString()
  await home.database.worker.transaction().execute((tx) =>
    insertPhoto(tx, {
      id,
      family_id,
      added_by: ana,
      storage_path,
      filename: 'x.jpg',
      ...facts,
      deleted_at: deleted_at || null,
    }),
  )
  return id
}

async function purge() {
  const parts = {
    db: home.database.worker,
    store,
    log: openLog('silent'),
    media: {} as never,
    people: undefined as never,
    hooks: undefined as never,
  }
  worker = await startJobWorker({
    ownerUrl: home.ownerUrl,
    jobs: [...photosJobs(parts), ...storageJobs(store)],
    concurrency: 1,
    log: openLog('silent'),
  })
  await withClient(home.ownerUrl, (client) => client.query(`select graphile_worker.add_job('purge-deleted-photos')`))
}

async function objectsOf(id: string): Promise<number> {
  let found = 0
  for await (const _key of store.list(`${photoFolder(family_id, id)}/`)) found++
  return found
}

async function rows(): Promise<string[]> {
  const found = await home.database.worker
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .execute()
  return found.map((row) => row.id)
}
