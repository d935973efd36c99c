import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFakeS3 } from '../e2e/doubles/fake-s3.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { checkStore } from '#server/scrub/check-store.ts'
import { openS3Store } from '#server/storage/s3-store.ts'
import { newId } from '#shared/ids.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import type { Family, Person } from '#kit/people.ts'
import { openEmptyInstances, partsOf, repositoryIn } from '#kit/backups.ts'
import { seedAnswer } from '#kit/answers.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { seedPhoto } from '#kit/photos.ts'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { encryptionWith, newIdentity } from '#features/backups/server/encryption.ts'
import { openForReading } from '#features/backups/server/open-for-reading.ts'
import { openRepository, type Repository } from '#features/backups/server/repository.ts'
import { wordsOf } from '#server/encryption/recovery-words.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { stagedFile } from '#kit/staging.ts'

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
afterEach(() => void vi.restoreAllMocks())
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
  await writeFile(stagedFile(server, id), 'late')
  return id
}

const parts = () => partsOf(server)
const emptyInstance = () => emptyInstances.add(folder)

async function contents(ask: TestApp['sql']) {
  const tables = await ask<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
      and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'graphile_worker'::regnamespace)
      and c.relname not in ('migrations', 'backup_repositories', 'backup_objects', 'backup_runs') order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables)
    found[name] = (
      await ask(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*) from ${name} t`)
    )[0]
  return found
}

const repositoryAt = (place: string) => repositoryIn(path.join(folder, place))

/** The files of a repository below a folder, such as `objects`. */
async function filesIn(place: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place, below), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(file, bytes)
}

describe('a backup made while people use the server', () => {
  test('restores every row, every original, and the pending upload on an empty machine', async () => {
    const before = await contents(server.sql)
    const repository = await repositoryAt('one')
    const backup = await makeBackup(repository, parts())
    expect(backup).toMatchObject({ lost: [], changed: [], objects: 1 })
    expect(await verifyBackup(repository, backup.name)).toMatchObject({ wrong: [] })
    const env = await emptyInstance()
    expect(await restoreBackup(repository, backup.name, env)).toMatchObject({ wrong: [], lost: [], objects: 1 })

    const again = await openTestApp({
      dataDir: env.DATA_DIR,
      database: { ownerUrl: env.DATABASE_URL, adminUrl: server.adminUrl },
    })
    try {
      expect(await contents(again.sql)).toEqual(before)
      const original = (await again.sql<{ storage_path: string; sha256: Buffer }>('select * from photos'))[0]!
      const bytes = await readFile(path.join(env.DATA_DIR, 'objects', original.storage_path))
      expect(createHash('sha256').update(bytes).digest()).toEqual(original.sha256)
      expect(await readFile(stagedFile(again, waiting), 'utf8')).toBe('late')
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
    const repository = await repositoryAt('to-bucket')
    const { name } = await makeBackup(repository, parts())
    const s3 = await startFakeS3()
    try {
      const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings
      const inBucket = {
        ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
        ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, ENCRYPTION: 'off' },
      }
      const env = { ...(await emptyInstance()), ...inBucket }
      expect(await restoreBackup(repository, name, env)).toMatchObject({ wrong: [], lost: [] })
      await expect(restoreBackup(repository, name, env)).rejects.toThrow(/isn't empty/)
      const other = { ...env, DATA_DIR: path.join(folder, 'other') }
      await expect(restoreBackup(repository, name, other)).rejects.toThrow("The database of DATABASE_URL isn't empty")
      const withBucket = { ...(await emptyInstance()), ...inBucket }
      await expect(restoreBackup(repository, name, withBucket)).rejects.toThrow(/bucket/)
    } finally {
      await s3.close()
    }
  })

  test('is encrypted in a bucket, and a recovery kit alone restores it, SECRET included', async () => {
    const s3 = await startFakeS3()
    try {
      const scratch = path.join(folder, 'scratch')
      const address = 's3://photos/home/'
      const place = { kind: 'bucket', address, s3: s3.settings, prefix: 'home/', scratch } as const
      const identity = await newIdentity()
      const encryption = await encryptionWith(identity)
      const { name } = await makeBackup(await openRepository(place, encryption), parts())
      const stored = [...s3.buckets.get(s3.settings.bucket)!.objects.entries()]
      const photos = await server.sql<{ sha256: string }>("select encode(sha256, 'hex') as sha256 from photos")
      for (const [key, { body }] of stored) {
        expect(photos.some(({ sha256 }) => key.includes(sha256))).toBe(false)
        if (!key.endsWith('repository.json')) expect(body.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
      }
      const kit = await openForReading(place, async () => `  ${wordsOf(identity).toUpperCase()}\n`)
      const { SECRET: _, ...env } = await emptyInstance()
      expect(await restoreBackup(kit, name, env)).toMatchObject({ wrong: [], lost: [] })
      expect((await readFile(path.join(env.DATA_DIR, 'secret'), 'utf8')).trim()).toBe(server.config.secret)
      await expect(openForReading(place, async () => 'my birthday')).rejects.toThrow(/isn't a recovery key/)
      const wrong = await openForReading(place, newIdentity)
      await expect(wrong.manifest(name)).rejects.toThrow()
    } finally {
      await s3.close()
    }
  })

  test('is never mistaken for a complete one if it was interrupted, and the next one continues from there', async () => {
    const repository = await repositoryAt('broken')
    vi.spyOn(repository, 'complete').mockRejectedValueOnce(new Error('the disk has gone'))
    await expect(makeBackup(repository, parts())).rejects.toThrow('the disk has gone')
    expect(await repository.list()).toEqual([])
    await expect(
      openForReading(placeOf(repository), newIdentity).then(({ manifest }) => manifest('x')),
    ).rejects.toThrow(BackupProblem)
    const second = await makeBackup(repository, parts())
    expect(second).toMatchObject({ objects: 1, new_objects: 0 })
    expect(await repository.list()).toEqual([second.name])
    expect(await readdir(path.join(folder, 'broken/backups'))).toEqual([second.name])
  })

  test('copies each original once, however many backups there are', async () => {
    const repository = await repositoryAt('twice')
    const first = await makeBackup(repository, parts())
    const copied = await filesIn('twice', 'objects')
    const open = vi.spyOn(server.context.store, 'open')
    const second = await makeBackup(repository, parts())
    expect(open).not.toHaveBeenCalled()
    expect(second).toMatchObject({ objects: 1, new_objects: 0 })
    expect(await filesIn('twice', 'objects')).toEqual(copied)
    expect(await repository.list()).toEqual([first.name, second.name])
  })

  test('restores no file without a row, though photos are added and deleted while it’s made', async () => {
    const gone = await seedPhoto(rosa, family, { description: 'deleted during the backup' })
    const repository = await repositoryAt('during')
    const storeObject = repository.storeObject
    const added = Promise.withResolvers<string>()
    vi.spyOn(repository, 'storeObject').mockImplementationOnce(async (...args) => {
      await server.sql('delete from photos where id = $1', [gone])
      added.resolve(await seedPhoto(rosa, family, { description: 'added during the backup' }))
      return storeObject(...args)
    })
    const backup = await makeBackup(repository, parts())
    try {
      expect(backup).toMatchObject({ lost: [], changed: [], objects: 2, new_objects: 3 })
      const env = await emptyInstance()
      await restoreBackup(repository, backup.name, env)
      const again = await openTestApp({
        dataDir: env.DATA_DIR,
        database: { ownerUrl: env.DATABASE_URL, adminUrl: server.adminUrl },
      })
      try {
        const { db, store, log } = again.context
        await checkStore({ db: db.worker, store, log })
        expect(await again.sql('select objects::int, untracked::int from store_checks')).toEqual([
          { objects: 2, untracked: 0 },
        ])
        expect(await again.sql('select key from untracked_objects')).toEqual([])
        expect(await again.sql('select id from photos order by id')).toEqual(
          [photo, await added.promise].toSorted().map((id) => ({ id })),
        )
      } finally {
        await again.close()
      }
    } finally {
      await server.sql('delete from photos where id = $1', [await added.promise])
    }
  })

  test('of hundreds of photos has all of them', async () => {
    const added = await server.sql<{ id: string; storage_path: string }>(
      `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height)
        select id, $1, $2, format('families/%s/photos/%s/original.jpg', $1::uuid, id), 'many.jpg', 'image/jpeg', 'image', 36,
            sha256(id::text::bytea), 4, 3
          from (select gen_random_uuid() as id from generate_series(1, 450)) made
        returning id, storage_path`,
      [family.family_id, rosa.user_id],
    )
    for (const { id, storage_path } of added)
      await server.context.store.put(storage_path, Buffer.from(id), { contentType: 'image/jpeg' })
    try {
      const repository = await repositoryAt('hundreds')
      const backup = await makeBackup(repository, parts())
      expect(backup).toMatchObject({ objects: 451, new_objects: 451, lost: [], changed: [] })
      expect(await verifyBackup(repository, backup.name)).toMatchObject({ objects: 451, wrong: [] })
    } finally {
      await server.sql(`delete from photos where filename = 'many.jpg'`)
    }
  })

  test('has a recorded answer that was processed while it was made', async () => {
    const child = await rosa.call(childrenContract.addChild, { ...family, first_name: 'Mia', birth_date: '2020-06-15' })
    const { prompts } = await rosa.call(personalityContract.listPrompts, family)
    const asked = { ...family, child_id: child.id, prompt_id: prompts[0]!.id }
    const { clip_id } = await seedAnswer(rosa, asked)
    await server.sql(
      `insert into uploads (id, family_id, user_id, filename, bytes, state) values ($1, $2, $3, 'a.webm', 4, 'received')`,
      [clip_id, family.family_id, rosa.user_id],
    )
    try {
      const repository = await repositoryAt('answer')
      const { name } = await makeBackup(repository, parts())
      const { uploads, settled_uploads } = await repository.manifest(name)
      expect(uploads.map(({ id }) => id)).toContain(clip_id)
      expect(settled_uploads).toEqual([])
    } finally {
      await server.sql('delete from people where id = $1', [child.id])
      await server.sql('delete from uploads where id = $1', [clip_id])
    }
  })

  test('of the same second are both kept', async () => {
    const repository = await repositoryAt('same-second')
    const names = [(await makeBackup(repository, parts())).name, (await makeBackup(repository, parts())).name]
    expect(await repository.list()).toEqual(names)
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(await verifyBackup(repository, name)).toMatchObject({ wrong: [] })
  })

  test('in the bucket of the photos leaves the upload of a large video alone', async () => {
    const s3 = await startFakeS3()
    try {
      const store = openS3Store(s3.settings)
      await store.ready()
      const { uploads } = s3.buckets.get(s3.settings.bucket)!
      const video = { key: 'families/a/photos/b/original.mp4', headers: {}, parts: new Map(), initiated: new Date() }
      uploads.set('in-progress', video)
      const place = { kind: 'bucket', address: 's3://photos/backups/', s3: s3.settings, prefix: 'backups/' } as const
      const repository = await openRepository({ ...place, scratch: path.join(folder, 'scratch') }, undefined)
      await makeBackup(repository, parts())
      expect([...uploads.keys()]).toEqual(['in-progress'])
    } finally {
      await s3.close()
    }
  })

  test('is removed when newer ones replace it, with photos that no backup has anymore', async () => {
    const repository = await repositoryAt('kept')
    const added = await seedPhoto(rosa, family, { description: 'later deleted' })
    await makeBackup(repository, parts())
    const files = await filesIn('kept', 'objects')
    await server.sql('delete from photos where id = $1', [added])
    const keep = { daily: 1, weekly: 0, monthly: 0 }
    const second = await makeBackup(repository, { ...parts(), keep })
    expect(await repository.list()).toEqual([second.name])
    expect(await filesIn('kept', 'objects')).toHaveLength(files.length - 1)
    expect(await verifyBackup(repository, second.name)).toMatchObject({ wrong: [] })
  })

  test('names originals that are missing or damaged, and copies no damage', async () => {
    const [{ storage_path: key }] = (await server.sql<{ storage_path: string }>('select storage_path from photos')) as [
      { storage_path: string },
    ]
    const object = path.join(server.config.dataDir, 'objects', key)
    const whole = await readFile(object)
    await rm(object)
    expect(await makeBackup(await repositoryAt('lost'), parts())).toMatchObject({ lost: [key], changed: [] })
    await writeFile(object, whole)
    await appendFile(object, '!')
    expect(await makeBackup(await repositoryAt('changed'), parts())).toMatchObject({ lost: [], changed: [key] })
    expect(await filesIn('changed', '.')).not.toContainEqual(expect.stringMatching(/\/objects\/.*jpg$/))
    await writeFile(object, whole)
  })

  test('reports damage since it was made, and still restores everything else', async () => {
    const repository = await repositoryAt('damaged')
    const backup = await makeBackup(repository, parts())
    const [original] = (await filesIn('damaged', 'objects')).filter((file) => file.endsWith('.jpg'))
    await flipBit(original!)
    const [wrong] = (await verifyBackup(repository, backup.name)).wrong
    expect(wrong).toMatch(/original\.jpg \(damaged\)$/)
    const restored = await restoreBackup(repository, backup.name, await emptyInstance())
    expect(restored).toMatchObject({ wrong: [expect.stringMatching(/damaged in the backup/)], lost: [], objects: 0 })
    await flipBit(path.join(folder, 'damaged/backups', backup.name, 'database/public.photos.copy.gz'))
    await expect(restoreBackup(repository, backup.name, await emptyInstance())).rejects.toThrow(
      /photos\.copy\.gz is damaged/,
    )
  })

  // Verifying reads all files, so only some of the tables are tried, which are files alike.
  test.each([
    ['plain', 12],
    ['encrypted', 30],
  ])('a flipped bit in any file of a backup is found: %s', async (kind, step) => {
    const place = `bits-${kind}`
    const encryption = kind === 'encrypted' ? await encryptionWith(await newIdentity()) : undefined
    const repository = await repositoryIn(path.join(folder, place), encryption)
    const { name } = await makeBackup(repository, { ...parts(), isSecretStored: true })
    const files = [...(await filesIn(place, 'objects')), ...(await filesIn(place, 'backups')).toSorted()]
    const isTried = (file: string, index: number) => IS_FULL || !file.includes('/database/') || index % step === 0
    for (const file of files.filter(isTried)) {
      await flipBit(file)
      const found = await verifyBackup(repository, name).then(
        ({ wrong }) => wrong,
        (error: Error) => [error.message],
      )
      expect([file, found.length]).toEqual([file, 1])
      await flipBit(file)
    }
    expect(await verifyBackup(repository, name)).toMatchObject({ wrong: [] })
  })

  test('requires the SECRET that it was made with', async () => {
    const repository = await repositoryAt('secret')
    const { name } = await makeBackup(repository, parts())
    const env = await emptyInstance()
    await expect(restoreBackup(repository, name, { ...env, SECRET: '' })).rejects.toThrow(/doesn't include its secret/)
    await expect(restoreBackup(repository, name, { ...env, SECRET: 'x'.repeat(40) })).rejects.toThrow(
      /a different SECRET/,
    )
    expect(await restoreBackup(repository, name, env)).toMatchObject({ wrong: [] })
  })

  test("isn't made over another Hearthbook's backups, or where the disk isn't connected", async () => {
    const repository = await repositoryAt('mine')
    await makeBackup(repository, parts())
    const neighbor = await openTestApp()
    try {
      // Both are copies of one prepared database.
      await neighbor.sql('update installation set id = gen_random_uuid()')
      await expect(makeBackup(repository, partsOf(neighbor))).rejects.toThrow(/backups of another Hearthbook/)
    } finally {
      await neighbor.close()
    }
    const mounted = path.join(folder, 'mine')
    await rm(mounted, { recursive: true })
    await expect(repositoryWithoutFolder(mounted)).rejects.toThrow(/Is the disk connected/)
    await expect(makeBackup(await repositoryAt('mine'), parts())).rejects.toThrow(/Is the right disk connected/)
  })
})

const placeOf = ({ address }: Repository) => ({ kind: 'folder', address, folder: address }) as const
const repositoryWithoutFolder = (missing: string) =>
  openRepository({ kind: 'folder', address: missing, folder: missing }, undefined)

test("doesn't move the photos that people are viewing", async () => {
  expect((await rosa.call(photosContract.listPhotos, family)).photos).toHaveLength(1)
})
