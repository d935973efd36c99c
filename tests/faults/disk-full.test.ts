import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booksContract } from '#features/books/books.contract.ts'
import { problemOf } from '#features/backups/server/backup-problem.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { exportKindsOf } from '#features/exports/server/export-kinds.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { makeExport } from '#features/exports/server/make-export.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { StorageFull, StorageUnavailable, type ObjectStore } from '#server/storage/object-store.ts'
import { partsOf, repositoryIn } from '#kit/backups.ts'
import { completeBook, seedBook } from '#kit/books.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto, beginUpload, idOf, sendBytes, sendFile, tus, untilDecided } from '#kit/uploads.ts'
import { stagingFolder } from '#kit/staging.ts'
import { printFigure } from './full-size.ts'

const { getPhoto, deletePhoto } = photosContract
const { listUploads } = uploadsContract

describe('while the object store is full', () => {
  let server: TestApp
  let ana: Person
  let family: Family
  let full = false

  beforeAll(async () => {
    server = await openTestApp({
      withWorker: true,
      context: (laid) => ({
        ...laid,
        store: fillable(
          laid.store,
          () => full,
          () => new StorageFull(),
        ),
      }),
    })
    ana = await server.person('Ana')
    family = await ana.opensFamily('Moreau')
  })
  afterAll(() => server.close())

  test('a received file waits without partial writes, viewing and deleting work, and later it becomes a photo', async () => {
    const before = await addPhoto(ana, family)
    const bytes = await drawPicture()
    full = true
    const id = await sendFile(ana, family, bytes)
    await expect
      .poll(
        async () => (await server.sql('select attempts from graphile_worker._private_jobs where attempts > 0')).length,
      )
      .toBe(1)
    expect(await ana.call(listUploads, { ...family, ids: id })).toMatchObject({ uploads: [{ state: 'received' }] })
    expect(await objectsOf(server, id)).toEqual([])
    const { original_url } = await ana.call(getPhoto, { ...family, photo_id: before })
    expect((await ana.fetches(original_url!)).status).toBe(200)
    await ana.call(deletePhoto, { ...family, photo_id: before })
    full = false
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
    expect(Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())).toEqual(bytes)
  })
})

test('images get 503 with Retry-After while the store is unreachable', async () => {
  let away = false
  const server = await openTestApp({
    context: (laid) => ({
      ...laid,
      store: fillable(
        laid.store,
        () => away,
        () => new StorageUnavailable('bucket key secret'),
      ),
    }),
  })
  try {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Moreau')
    const { original_url, small_url } = await ana.call(getPhoto, { ...family, photo_id: await seedPhoto(ana, family) })
    away = true
    for (const url of [original_url!, small_url]) {
      const answer = await ana.sends({ method: 'GET', url })
      expect(answer).toMatchObject({ status: 503, json: { code: 'unavailable' } })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.text).not.toContain('secret')
    }
    expect((await ana.sends({ method: 'GET', url: '/readyz' })).status).toBe(503)
    away = false
    expect((await ana.sends({ method: 'GET', url: original_url! })).status).toBe(200)
    expect((await ana.sends({ method: 'GET', url: '/readyz' })).status).toBe(200)
  } finally {
    await server.close()
  }
})

describe.skipIf(!canMount)('on a disk that is really full (a small file system in memory; needs root)', () => {
  let disk: string
  let server: TestApp
  let ana: Person
  let family: Family

  beforeAll(async () => {
    disk = mountSmallDisk('600m')
    mkdirSync(path.join(disk, 'data'))
    server = await openTestApp({ dataDir: path.join(disk, 'data') })
    ana = await server.person('Ana')
    family = await ana.opensFamily('Moreau')
  })
  afterAll(async () => {
    await server?.close()
    unmount(disk)
  })

  const filler = () => path.join(disk, 'filler')
  const leave = (bytes: number) => fillDisk(filler(), bytes)

  test("a full disk isn't ready, and says why", async () => {
    expect((await ana.sends({ method: 'GET', url: '/readyz' })).status).toBe(200)
    leave(0)
    try {
      const { status, json } = await ana.sends({ method: 'GET', url: '/readyz' })
      expect([status, json]).toMatchObject([503, { status: 'not ready' }])
      expect((json as { checks: unknown[] }).checks).toContainEqual({ name: 'storage', ok: false, reason: 'disk_full' })
    } finally {
      await rm(filler(), { force: true })
    }
    expect((await ana.sends({ method: 'GET', url: '/readyz' })).status).toBe(200)
  })

  test("an upload that doesn't fit is refused before any byte is sent", async () => {
    leave(520 * 1024 ** 2)
    try {
      const answer = await beginUpload(ana, family, new Uint8Array(), { length: 100 * 1024 ** 2 })
      expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'storage_full' }])
      expect(await ana.call(listUploads, family)).toEqual({ uploads: [] })
      expect(await readdir(stagingFolder(server))).toEqual([])
    } finally {
      await rm(filler(), { force: true })
    }
  })

  test("uploads in progress leave the database its reserved space, and continue when there's room", async () => {
    const bytes = Buffer.alloc(3 * 1024 ** 2, 'picture')
    const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: bytes.length }))
    const address = `/api/families/${family.family_id}/uploads/${id}`
    // Other data written since.
    leave(512 * 1024 ** 2)
    try {
      const answer = await sendBytes(ana, address, 0, bytes)
      expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'storage_full' }])
    } finally {
      await rm(filler(), { force: true })
    }
    expect((await sendBytes(ana, address, 0, bytes)).status).toBe(204)
  })

  test("an export that doesn't fit is canceled and leaves nothing behind", async () => {
    await seedPhoto(ana, family)
    const { config, log, ...parts } = server.context
    const pack = async () => {
      const { id: export_id } = await ana.call(familyExportContract.requestFamilyExport, family)
      await makeExport({ export_id }, { ...parts, log, dataDir: config.dataDir, kinds: exportKindsOf(parts.features) })
      const { exports } = await ana.call(familyExportContract.listFamilyExports, family)
      return exports.find(({ id }) => id === export_id)
    }
    leave(512 * 1024 ** 2)
    try {
      expect(await pack()).toMatchObject({ state: 'failed' })
      expect(await readdir(path.join(config.dataDir, 'exports'))).toEqual([])
    } finally {
      await rm(filler(), { force: true })
    }
    expect(await pack()).toMatchObject({ state: 'ready' })
  })

  test('a received photo waits for room, and another one can be deleted', async () => {
    // Files of earlier tests would make room when they're refused.
    await server.startWorker()
    await expect.poll(ingestJobs).toEqual([])
    await server.stopWorker()
    const other = await seedPhoto(ana, family)
    const bytes = await drawPicture({ width: 3_000, height: 2_000 })
    const id = await sendFile(ana, family, bytes)
    leave(0)
    try {
      await server.startWorker()
      await expect.poll(async () => (await ingestJobs())[0]?.attempts).toBeGreaterThan(0)
      await expect.poll(async () => (await ingestJobs())[0]?.is_waiting).toBe(true)
      expect(await ana.call(listUploads, { ...family, ids: id })).toMatchObject({ uploads: [{ state: 'received' }] })
      expect(await objectsOf(server, id)).toEqual([])
      await ana.call(deletePhoto, { ...family, photo_id: other })
    } finally {
      await rm(filler(), { force: true })
    }
    // It doesn't wait for hours like a file that no decoder can read.
    const [job] = await ingestJobs()
    expect(job?.last_error).toContain('storage is full')
    await server.sql('update graphile_worker._private_jobs set run_at = now()')
    expect(await untilDecided(ana, family, id)).toMatchObject({ state: 'done' })
    const { download_url } = await ana.call(getPhoto, { ...family, photo_id: id })
    expect(Buffer.from(await (await ana.fetches(download_url!)).arrayBuffer())).toEqual(bytes)
    await server.stopWorker()
    printFigure('Disk full while a photo is processed', 'no part of it stored, tried again every 10 minutes or sooner')
  })

  const ingestJobs = () =>
    server.sql<{ attempts: number; is_waiting: boolean; last_error: string }>(
      `select attempts::int, locked_at is null as is_waiting, last_error
       from graphile_worker._private_jobs where key like 'ingest:%'`,
    )

  test("a book that doesn't fit says that it failed, and can be made again", async () => {
    await server.startWorker()
    const home = await ana.opensFamily('Moreau')
    await addPhoto(ana, home, await drawPicture({ width: 1_200, height: 900 }))
    const book = await seedBook(ana, home)
    await completeBook(ana, book)
    const { id: book_id } = book
    const make = async () => {
      await ana.call(booksContract.makeBookFile, { ...home, book_id, kind: 'screen' })
      const states = async () => (await ana.call(booksContract.listBookFiles, { ...home, book_id })).files
      await expect.poll(async () => (await states())[0]?.state).toMatch(/^(done|failed)$/)
      return (await states())[0]?.state
    }
    leave(0)
    try {
      expect(await make()).toBe('failed')
    } finally {
      await rm(filler(), { force: true })
    }
    expect(await make()).toBe('done')
    await server.stopWorker()
    printFigure('Disk full while a book is made', 'failed, and done at the next request')
  })

  test('a backup to a full disk fails as such, leaves the earlier one whole, and succeeds later', async () => {
    await addPhotoWithWorker()
    const repository = await repositoryIn(path.join(disk, 'backups'))
    const { name } = await makeBackup(repository, partsOf(server))
    await addPhotoWithWorker()
    leave(0)
    try {
      const failure = await makeBackup(repository, partsOf(server)).catch((error: unknown) => error)
      expect(problemOf(failure)).toBe('disk_full')
      expect(await repository.list()).toEqual([name])
      expect(await verifyBackup(repository, name)).toMatchObject({ wrong: [] })
    } finally {
      await rm(filler(), { force: true })
    }
    const later = await makeBackup(repository, partsOf(server))
    expect(later).toMatchObject({ lost: [], changed: [] })
    expect(await verifyBackup(repository, later.name)).toMatchObject({ wrong: [] })
    printFigure('Disk full during a backup', 'the earlier backup stays whole, and the next one is complete')
  })

  async function addPhotoWithWorker() {
    await server.startWorker()
    await addPhoto(ana, family, await drawPicture({ width: 1_500, height: 1_000 }))
    await server.stopWorker()
  }

  test("an upload that fills the disk fails with a message, and resumes when there's room", async () => {
    const bytes = Buffer.alloc(3 * 1024 ** 2, 'picture')
    const id = idOf(await beginUpload(ana, family, new Uint8Array(), { length: bytes.length }))
    const address = `/api/families/${family.family_id}/uploads/${id}`
    leave(1024 ** 2)
    try {
      const answer = await sendBytes(ana, address, 0, bytes)
      const body = await answer.text()
      expect([answer.status, JSON.parse(body)]).toMatchObject([507, { code: 'storage_full' }])
      expect(body).not.toMatch(/ENOSPC|staging|tmp/)
    } finally {
      await rm(filler(), { force: true })
    }
    const offset = Number((await ana.fetches(address, { method: 'HEAD', headers: tus })).headers.get('upload-offset'))
    expect(offset).toBeLessThan(bytes.length)
    expect((await sendBytes(ana, address, offset, bytes.subarray(offset))).status).toBe(204)
    expect(await ana.call(listUploads, { ...family, ids: id })).toMatchObject({ uploads: [{ state: 'received' }] })
  })
})

/** A store that fails like a full or unreachable one while the condition holds. */
function fillable(store: ObjectStore, failing: () => boolean, error: () => Error): ObjectStore {
  const check = () => {
    if (failing()) throw error()
  }
  const full = error() instanceof StorageFull
  return {
    ...store,
    storeFile: async (...given) => (check(), store.storeFile(...given)),
    put: async (...given) => (check(), store.put(...given)),
    cacheFile: async (...given) => (check(), store.cacheFile(...given)),
    open: async (...given) => (full || check(), store.open(...given)),
    stat: async (...given) => (full || check(), store.stat(...given)),
    ready: async () => (check(), store.ready()),
  }
}

async function objectsOf(server: TestApp, id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of server.context.store.list('')) if (key.includes(id)) keys.push(key)
  return keys
}
