import { createHash } from 'node:crypto'
import { appendFile, cp, link, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../e2e/doubles/fake-s3.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import type { Family, Person } from '#kit/people.ts'
import { openEmptyInstances, partsOf } from '#kit/backups.ts'
import { seedPhoto } from '#kit/photos.ts'
import { BackupProblem, UNFINISHED } from '#app/backup/backup-folder.ts'
import { makeBackup } from '#app/backup/make-backup.ts'
import { restoreBackup } from '#app/backup/restore-backup.ts'
import { verifyBackup } from '#app/backup/verify-backup.ts'

let server: TestApp
let rosa: Person
let family: Family
let photo: string
let waiting: string
let folder: string
const emptyInstances = openEmptyInstances()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-backups-'))
  server = await openTestApp()
  rosa = await server.person('Rosa')
  family = await rosa.opensFamily('Ríos "and" \\N')
  photo = await seedPhoto(rosa, family, { description: 'línea uno\nlínea dos \\.', taken_at: '1978-07-01T12:00:00' })
  waiting = await receivedUpload()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
  await emptyInstances.drop()
})

/** A complete upload that no worker has processed yet. */
async function receivedUpload(): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into uploads (id, family_id, user_id, filename, bytes, state) values ($1, $2, $3, 'late.jpg', 4, 'received')`,
    [id, family.family_id, rosa.user_id],
  )
  await writeFile(server.context.staging.fileOf(id), 'late')
  return id
}

const parts = () => partsOf(server)
const emptyInstance = () => emptyInstances.add(folder)

async function contents(ask: TestApp['sql']) {
  const tables = await ask<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
      and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'graphile_worker'::regnamespace)
      and c.relname not in ('migrations') order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables)
    found[name] = (
      await ask(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*) from ${name} t`)
    )[0]
  return found
}

describe('a backup made while people use the server', { timeout: 60_000 }, () => {
  test('restores every row, every byte, and the pending upload on an empty machine', async () => {
    const before = await contents(server.sql)
    const backup = await makeBackup(path.join(folder, 'one'), parts())
    expect(backup).toMatchObject({ lost: [], changed: [], objects: 3 })
    expect(await verifyBackup(backup.folder)).toMatchObject({ wrong: [] })
    const env = await emptyInstance()
    expect(await restoreBackup(backup.folder, env)).toMatchObject({ wrong: [], lost: [], objects: 3 })

    const again = await openTestApp({
      dataDir: env.DATA_DIR,
      database: { ownerUrl: env.DATABASE_URL, adminUrl: server.adminUrl },
    })
    try {
      expect(await contents(again.sql)).toEqual(before)
      const original = (await again.sql<{ storage_path: string; sha256: Buffer }>('select * from photos'))[0]!
      const bytes = await readFile(path.join(env.DATA_DIR, 'objects', original.storage_path))
      expect(createHash('sha256').update(bytes).digest()).toEqual(original.sha256)
      expect(await readFile(again.context.staging.fileOf(waiting), 'utf8')).toBe('late')
      // Her session still works, and sequences continue after the restored rows.
      const visitor = { ...rosa, server: again }
      const answer = await fetch(`${again.url}/api/families/${family.family_id}/photos`, {
        headers: { cookie: rosa.cookie, origin: again.config.appUrl },
      })
      expect(await answer.json()).toMatchObject({ photos: [{ id: photo, description: 'línea uno\nlínea dos \\.' }] })
      await seedPhoto(visitor, family)
    } finally {
      await again.close()
    }
  })

  test('can be restored from disk to a bucket, and never overwrites data', async () => {
    const backup = await makeBackup(path.join(folder, 'bucket'), parts())
    const s3 = await startFakeS3()
    try {
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
      const inBucket = {
        ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      }
      const env = { ...(await emptyInstance()), ...inBucket }
      expect(await restoreBackup(backup.folder, env)).toMatchObject({ wrong: [], lost: [] })
      await expect(restoreBackup(backup.folder, env)).rejects.toThrow(/isn't empty/)
      const other = { ...env, DATA_DIR: path.join(folder, 'other') }
      await expect(restoreBackup(backup.folder, other)).rejects.toThrow("The database of DATABASE_URL isn't empty")
      await expect(restoreBackup(backup.folder, { ...(await emptyInstance()), ...inBucket })).rejects.toThrow(/bucket/)
    } finally {
      await s3.close()
    }
  })

  test('is never mistaken for a complete one if it was interrupted, and the next run cleans up', async () => {
    const parent = path.join(folder, 'broken')
    const store = { ...server.context.store, open: () => Promise.reject(new Error('the disk has gone')) }
    await expect(makeBackup(parent, { ...parts(), store })).rejects.toThrow('the disk has gone')
    const [left] = await readdir(parent)
    expect(left).toMatch(/\.unfinished$/)
    await expect(restoreBackup(path.join(parent, left!), await emptyInstance())).rejects.toThrow(/interrupted/)
    // Renaming an unfinished backup doesn't make it complete.
    const posing = path.join(parent, 'hearthbook-posing')
    await rename(path.join(parent, left!), posing)
    await expect(restoreBackup(posing, await emptyInstance())).rejects.toThrow(BackupProblem)
    await rename(posing, posing + UNFINISHED)
    await makeBackup(parent, parts())
    expect((await readdir(parent)).filter((name) => name.endsWith(UNFINISHED))).toEqual([])
  })

  test('stores each original once across backups, and names lost or changed ones', async () => {
    const parent = path.join(folder, 'twice')
    const first = await makeBackup(parent, parts())
    await rename(first.folder, path.join(parent, 'hearthbook-2020-01-01T00-00-00Z'))
    const second = await makeBackup(parent, parts())
    expect(second.linked).toBe(1)
    const [{ storage_path: key }] = (await server.sql<{ storage_path: string }>('select storage_path from photos')) as [
      { storage_path: string },
    ]
    expect((await stat(path.join(second.folder, 'objects', key))).nlink).toBe(2)

    const object = path.join(server.config.dataDir, 'objects', key)
    const copy = `${object}.kept`
    await link(object, copy)
    await rm(object)
    expect(await makeBackup(path.join(folder, 'lost'), parts())).toMatchObject({ lost: [key], changed: [] })
    await cp(copy, object)
    await appendFile(object, '!')
    expect(await makeBackup(path.join(folder, 'changed'), parts())).toMatchObject({ lost: [], changed: [key] })
    await rm(object)
    await rename(copy, object)
  })

  test('reports damage since it was made, and still restores everything else', async () => {
    const backup = await makeBackup(path.join(folder, 'damaged'), parts())
    const derivative = `families/${family.family_id}/photos/${photo}/v1/small.webp`
    await writeFile(path.join(backup.folder, 'objects', derivative), 'rot')
    expect((await verifyBackup(backup.folder)).wrong).toEqual([`${derivative} (damaged)`])
    const restored = await restoreBackup(backup.folder, await emptyInstance())
    expect(restored).toMatchObject({ wrong: [`${derivative} (damaged in the backup)`], lost: [], objects: 2 })
    await appendFile(path.join(backup.folder, 'database', 'public.photos.copy'), 'x')
    await expect(restoreBackup(backup.folder, await emptyInstance())).rejects.toThrow(/photos\.copy is damaged/)
  })

  test('requires the SECRET that it was made with', async () => {
    const backup = await makeBackup(path.join(folder, 'secret'), parts())
    const env = await emptyInstance()
    await expect(restoreBackup(backup.folder, { ...env, SECRET: '' })).rejects.toThrow(/doesn't include its secret/)
    await expect(restoreBackup(backup.folder, { ...env, SECRET: 'x'.repeat(40) })).rejects.toThrow(/a different SECRET/)
    expect(await restoreBackup(backup.folder, env)).toMatchObject({ wrong: [] })
  })
})

test("doesn't move the photos that people are viewing", async () => {
  expect((await rosa.call(photosContract.listPhotos, family)).photos).toHaveLength(1)
})
