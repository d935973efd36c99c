import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminContract } from '#features/admin/admin.contract.ts'
import { finishAdding } from '#features/admin/server/settle-untracked.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { checkStore } from '#server/scrub/check-store.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listUntrackedFiles, settleUntrackedFiles, listDamagedOriginals, listAdminAudit } = adminContract
let server: TestApp
let admin: Person
let owner: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  admin = await server.administrator('Ada')
  owner = await server.person('Olga')
  family = await owner.opensFamily('Moreau')
})
afterAll(() => server.close())

/** Stores a file that no row refers to. Returns its key. */
async function stray(name: string, bytes: Uint8Array, { hours = 48 } = {}): Promise<string> {
  const key = `families/${family.family_id}/photos/${newId()}/${name}`
  await server.context.store.put(key, bytes, { contentType: name.endsWith('.webp') ? 'image/webp' : 'image/jpeg' })
  const at = new Date(Date.now() - hours * 3_600_000)
  await utimes(path.join(server.config.dataDir, 'objects', key), at, at)
  return key
}

function check(): Promise<void> {
  const { db, store, log } = server.context
  return checkStore({ db: db.worker, store, log })
}

const finish = () => finishAdding(server.context)
const listed = async () => (await admin.call(listUntrackedFiles, {})).files
const isStored = async (key: string) => (await server.context.store.stat(key)) !== null

test('an administrator adds an untracked photo to its family again, and only the owner sees it', async () => {
  const key = await stray('original.jpg', await drawPicture({ taken: '1998:07:04 12:00:00' }))
  await check()
  expect(await listed()).toMatchObject([
    { key, family_name: 'Moreau', can_add: true, is_new: false, decision: null, was_refused: false },
  ])
  await admin.call(settleUntrackedFiles, { keys: [key], decision: 'add' })
  expect(await listed()).toMatchObject([{ key, decision: 'add' }])

  const photos = async (person: Person) => (await person.call(photosContract.listPhotos, family)).photos
  await expect.poll(() => photos(owner)).toHaveLength(1)
  expect(await photos(owner)).toMatchObject([{ audience: 'private', taken_at: '1998-07-04T12:00:00' }])
  const relative = await server.person('Rita')
  await server.join(family, relative, 'editor')
  expect(await photos(relative)).toEqual([])

  expect(await isStored(key)).toBe(true)
  await finish()
  expect(await isStored(key)).toBe(false)
  expect(await listed()).toEqual([])
  const { entries } = await admin.call(listAdminAudit, {})
  expect(entries[0]).toMatchObject({ action: 'file.added', actor: { id: admin.user_id } })
})

test('a file that can’t be read is not lost when it is added', async () => {
  const key = await stray('original.jpg', Buffer.from('not a picture'))
  await check()
  await admin.call(settleUntrackedFiles, { keys: [key], decision: 'add' })
  const state = async () =>
    (await server.sql(`select state from uploads where filename = 'original.jpg' and bytes = 13`))[0]
  await expect.poll(state).toEqual({ state: 'refused' })
  await finish()
  expect(await listed()).toMatchObject([{ key, decision: null, was_refused: true }])
  expect(await isStored(key)).toBe(true)

  await admin.call(settleUntrackedFiles, { keys: [key], decision: 'remove' })
  await expect.poll(() => isStored(key)).toBe(false)
  expect(
    await server.sql(`select actor_id from audit_log where action = 'file.removed' and details ->> 'object' = $1`, [
      key,
    ]),
  ).toEqual([{ actor_id: admin.user_id }])
})

test('files of the last day are neither removed nor added, and thumbnails without a photo are removed later', async () => {
  const upload = await stray('original.jpg', await drawPicture(), { hours: 1 })
  const [fresh, old] = [
    await stray('v1/small.webp', Buffer.from('x'), { hours: 1 }),
    await stray('v1/small.webp', Buffer.from('x')),
  ]
  await check()
  expect(await listed()).toMatchObject([{ key: upload, is_new: true }])
  for (const decision of ['add', 'remove'] as const)
    expect(await admin.call(settleUntrackedFiles, { keys: [upload], decision })).toEqual({ keys: [] })
  expect([await isStored(upload), await isStored(fresh), await isStored(old)]).toEqual([true, true, false])
  await server.context.store.remove(upload)
})

test('photos that people deleted permanently can’t be added again while their files are being removed', async () => {
  const key = await stray('original.jpg', await drawPicture())
  await server.sql(
    `select graphile_worker.add_job('remove-objects', json_build_object('folder', $1::text), run_at => now() + interval '1 day')`,
    [path.dirname(key)],
  )
  await check()
  expect(await listed()).toEqual([])
  await server.context.store.remove(key)
})

test('backups in the same bucket are not untracked files', async () => {
  const { store } = server.context
  await store.put('objects/ab/abcd.jpg', Buffer.from('a backup'), { contentType: 'image/jpeg' })
  await check()
  expect(await listed()).toEqual([])
})

test('an administrator sees damaged originals, and which backup has a copy', async () => {
  const photo = await seedPhoto(owner, family)
  const key = `families/${family.family_id}/photos/${photo}/original.jpg`
  await server.context.store.remove(key)
  const place = path.join(server.config.dataDir, 'database-backups')
  await server.sql(
    `insert into original_checks (storage_path, family_id, finding, found_at) values ($1, $2, 'missing', now())`,
    [key, family.family_id],
  )
  const originals = async () => (await admin.call(listDamagedOriginals, {})).originals
  expect(await originals()).toMatchObject([{ key, family_name: 'Moreau', finding: 'missing', copies: [] }])
  await server.sql(
    `with place as (insert into backup_repositories (id, address) values ($1, $2) returning id)
      insert into backup_objects (repository_id, source, sha256, bytes, file, content_type)
        select place.id, encode(sha256, 'hex'), encode(sha256, 'hex'), bytes, 'objects/x', 'image/jpeg' from place, photos where photos.id = $3`,
    [newId(), place, photo],
  )
  expect(await originals()).toMatchObject([{ key, copies: [place] }])
})
