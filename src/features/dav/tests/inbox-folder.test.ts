import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { davContract } from '#features/dav/dav.contract.ts'
import { scanInbox } from '#features/dav/server/inbox-folders/scan-inbox.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { upload as words } from '#features/uploads/uploads.messages.en.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let family: Family
let dir: string
let folder: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearthbook-inbox-'))
  server = await openTestApp({ withWorker: true, config: { inbox: { dir, moves: true } } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Inboxes')
  folder = (await ana.call(davContract.createInboxFolder, family)).folder!
  await scan()
})
afterAll(() => server.close())

const scan = () => scanInbox({ ...server.context, stableMs: 0 })
const put = (name: string, bytes: Uint8Array | string) => writeFile(path.join(folder, name), bytes)
const names = async () => (await ana.call(photosContract.listPhotos, family)).photos.length
/** Until the worker has decided every file that a scan received. */
const decided = () =>
  expect
    .poll(() => server.sql(`select id from uploads where state in ('receiving', 'received')`), { timeout: 120_000 })
    .toEqual([])

test('a folder is named after its family and person, once, and no one else gets the name', async () => {
  expect(path.relative(dir, folder)).toBe('the-inboxes-ana')
  expect((await ana.call(davContract.createInboxFolder, family)).folder).toBe(folder)
  const other = await server.person('Ana')
  const others = await other.opensFamily('The Inboxes')
  expect((await other.call(davContract.createInboxFolder, others)).folder).toBe(`${folder}-2`)
})

test('what a scanner puts in the folder is imported once, and moved out of it', async () => {
  const before = await names()
  await mkdir(path.join(folder, '2024'), { recursive: true })
  const picture = await drawPicture()
  await put('2024/a.jpg', picture)
  await put('same bytes.jpg', picture)
  await put('b.jpg', await drawPicture())
  await scan()
  await scan()
  await decided()
  await scan()
  expect(await names()).toBe(before + 2)
  expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg'))).toEqual([])
  const moved = await readdir(path.join(dir, '.imported', path.basename(folder)), { recursive: true })
  expect(moved.toSorted()).toEqual(['2024', '2024/a.jpg', 'b.jpg', 'same bytes.jpg'])
})

test('another file with the name of an imported one replaces nothing', async () => {
  await put('b.jpg', await drawPicture())
  await scan()
  await decided()
  await scan()
  const moved = await readdir(path.join(dir, '.imported', path.basename(folder)))
  expect(moved.filter((name) => /^b(~[0-9a-f-]{36})?\.jpg$/.test(name))).toHaveLength(2)
})

test('a broken file stays, with a text beside it that says why, until a whole one replaces it', async () => {
  await put('broken.jpg', 'no photo')
  await put('empty.jpg', '')
  await scan()
  await decided()
  await scan()
  expect(await readFile(path.join(folder, 'broken.jpg.txt'), 'utf8')).toBe(
    `Hearthbook: ${words.refused.not_a_photo_or_video}\n`,
  )
  expect(await readFile(path.join(folder, 'empty.jpg.txt'), 'utf8')).toBe(`Hearthbook: ${words.refused.empty}\n`)
  await put('broken.jpg', await drawPicture())
  await scan()
  await decided()
  await scan()
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
})

test('unfinished, hidden and linked files wait or are left alone', async () => {
  const before = await names()
  const picture = await drawPicture()
  const outside = path.join(dir, 'outside.jpg')
  await writeFile(outside, picture)
  await mkdir(path.join(dir, 'private'), { recursive: true })
  await writeFile(path.join(dir, 'private', 'secret.jpg'), await drawPicture())
  await symlink(outside, path.join(folder, 'link.jpg'))
  await symlink(path.join(dir, 'private'), path.join(folder, 'linked'))
  for (const name of ['.syncthing.c.jpg.tmp', 'c.jpg.part', '~c.jpg', '.hidden.jpg', 'notes.txt'])
    await put(name, picture)
  await scan()
  await decided()
  expect(await names()).toBe(before)
  await rename(path.join(folder, 'c.jpg.part'), path.join(folder, 'c.jpg'))
  await scan()
  await decided()
  expect(await names()).toBe(before + 1)
})

test('a file that still grows waits until it is complete', async () => {
  const before = await names()
  await put('growing.jpg', await drawPicture())
  let isScanning = true
  const scanning = scanInbox({ ...server.context, stableMs: 300 }).finally(() => (isScanning = false))
  while (isScanning) {
    await appendFile(path.join(folder, 'growing.jpg'), Buffer.alloc(100))
    await sleep(20)
  }
  await scanning
  await decided()
  expect(await names()).toBe(before)
  await scan()
  await decided()
  expect(await names()).toBe(before + 1)
})

test('two processes that scan together import each file once', async () => {
  const before = await names()
  for (let n = 0; n < 10; n++) await put(`together ${n}.jpg`, await drawPicture())
  await Promise.all([scan(), scan(), scan()])
  await scan()
  await decided()
  expect(await names()).toBe(before + 10)
})

test('with INBOX_IMPORTED=keep, imported files stay where they are, and a changed one is imported again', async () => {
  const before = await names()
  const keep = () =>
    scanInbox({
      ...server.context,
      config: { ...server.context.config, inbox: { dir, moves: false } },
      stableMs: 0,
    })
  await put('kept.jpg', await drawPicture())
  for (let n = 0; n < 3; n++) {
    await keep()
    await decided()
  }
  expect(await names()).toBe(before + 1)
  expect(await readdir(folder)).toContain('kept.jpg')
  await put('kept.jpg', await drawPicture())
  await keep()
  await decided()
  expect(await names()).toBe(before + 2)
  expect(await readdir(folder)).toContain('kept.jpg')
})
