import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { davContract } from '#features/dav/dav.contract.ts'
import { scanInbox } from '#features/dav/server/inbox-folders/scan-inbox.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { upload as words } from '#features/uploads/uploads.messages.en.ts'
import { canMount, fillDisk, mountSmallDisk, unmount } from '#kit/full-disk.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

describe.skipIf(!canMount)('with disks that are really full (small file systems in memory; needs root)', () => {
  let data: string
  let inbox: string
  let server: TestApp
  let ana: Person
  let family: Family
  let folder: string

  beforeAll(async () => {
    data = mountSmallDisk('600m')
    inbox = mountSmallDisk('1m')
    await mkdir(path.join(data, 'data'))
    const config = { inbox: { dir: inbox, moves: true } }
    server = await openTestApp({ dataDir: path.join(data, 'data'), withWorker: true, config })
    ana = await server.person('Ana')
    family = await ana.opensFamily('Moreau')
    folder = (await ana.call(davContract.createInboxFolder, family)).folder!
    await scan()
  })
  afterAll(async () => {
    await server?.close()
    unmount(data)
    unmount(inbox)
  })

  const scan = () => scanInbox({ ...server.context, stableMs: 0 })
  const photos = async () => (await ana.call(photosContract.listPhotos, family)).photos.length
  const names = async () => (await readdir(folder)).toSorted()
  const uploads = (state: string) => server.sql('select id from uploads where state = $1', [state])
  const decided = () =>
    expect.poll(async () => [...(await uploads('receiving')), ...(await uploads('received'))]).toEqual([])

  test('files wait in the inbox while the disk for photos is full, and are imported once when there is room', async () => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg']
    const pictures = await Promise.all(files.map(() => drawPicture()))
    for (const [i, file] of files.entries()) await writeFile(path.join(folder, file), pictures[i]!)
    fillDisk(path.join(data, 'filler'), 0)
    await scan()
    await scan()
    expect(await server.sql('select id from uploads')).toEqual([])
    expect(await photos()).toBe(0)
    for (const [i, file] of files.entries()) expect(await readFile(path.join(folder, file))).toEqual(pictures[i])
    expect(server.log.join('')).toContain('an inbox folder waits')
    const ready = (await ana.sends({ method: 'GET', url: '/readyz' })).json as { checks: object[] }
    expect(ready.checks).toContainEqual({ name: 'storage', ok: false, reason: 'disk_full' })

    await rm(path.join(data, 'filler'))
    await scan()
    await decided()
    await scan()
    expect([await photos(), await uploads('done')]).toEqual([
      3,
      [expect.anything(), expect.anything(), expect.anything()],
    ])
    expect(await names()).toEqual([])
  })

  test('a full disk of the inbox stops no import, and what it has no room for is written later', async () => {
    await writeFile(path.join(folder, 'broken.jpg'), 'no photo')
    await writeFile(path.join(folder, 'whole.jpg'), await drawPicture())
    fillDisk(path.join(inbox, 'filler'), 0)
    await scan()
    await decided()
    await writeFile(path.join(folder, 'empty.jpg'), '')
    await scan()
    expect(await photos()).toBe(4)
    expect(await names()).toEqual(expect.arrayContaining(['broken.jpg', 'empty.jpg']))
    expect((await names()).filter((name) => name.endsWith('.txt'))).toEqual([])
    expect(server.log.join('')).toContain('the disk of INBOX_DIR is full')

    await rm(path.join(inbox, 'filler'))
    await scan()
    expect(await names()).toEqual(['broken.jpg', 'broken.jpg.txt', 'empty.jpg', 'empty.jpg.txt'])
    expect(await readFile(path.join(folder, 'broken.jpg.txt'), 'utf8')).toContain(words.refused.not_a_photo_or_video)
  })
})
