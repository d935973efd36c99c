import { createHash } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { seedCaption } from '#kit/captions.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { unzip } from '#kit/unzip.ts'
import { addPhoto } from '#kit/uploads.ts'

const { listFamilyExports, readFamilyExport, requestFamilyExport } = familyExportContract
let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(() => server.close())

test("an owner exports the whole family: originals, text, and pages, without other people's private items", async () => {
  const rosa = await server.person('Rosa')
  const ben = await server.person('Ben')
  const family = await rosa.opensFamily('Ríos <script>alert(1)</script>')
  await server.join(family, ben, 'editor')
  const picture = await drawPicture()
  const beach = await addPhoto(rosa, family, picture, '../<b>beach</b>.jpg')
  await rosa.call(photosContract.editPhoto, {
    ...{ family_id: family.family_id, photo_id: beach, taken_at: '2019-07-04T10:00:00' },
    ...{ description: 'First <i>waves</i>', location_name: 'Cádiz', tags: ['sea'] },
  })
  await ben.call(commentsContract.addComment, {
    family_id: family.family_id,
    subject_kind: 'photo',
    subject_id: beach,
    text: 'So "small" <script>',
  })
  await rosa.call(milestonesContract.addMilestone, {
    ...{ family_id: family.family_id, name: 'First swim', date: '2019-07-04', photo_ids: [beach] },
  })
  const voice = await seedCaption(ben, { family_id: family.family_id, photo_id: beach })
  const { code } = await rosa.call(booksContract.makeBookCode, { family_id: family.family_id, photo_id: beach })
  const secret = await addPhoto(ben, family, await drawPicture(), 'bens-secret.jpg')
  await seedCaption(ben, { family_id: family.family_id, photo_id: secret })
  await server.sql(`update photos set audience = 'private' where id = $1`, [secret])

  const surprise = await ben.call(albumsContract.createAlbum, {
    ...{ family_id: family.family_id, title: 'A surprise', photo_ids: [beach], audience: 'private' },
  })

  // A second request returns the same export while it's in progress. A worker might finish it between the two.
  await server.stopWorker()
  const asked = await Promise.all([1, 2].map(() => rosa.call(requestFamilyExport, { family_id: family.family_id })))
  expect(asked[0]!.id).toBe(asked[1]!.id)
  await server.startWorker()
  const latest = async () => (await rosa.call(listFamilyExports, { family_id: family.family_id })).exports[0]!
  await expect.poll(latest).toMatchObject({ state: 'ready', files_done: 1, files_total: 1 })
  const { id } = await latest()
  const mails = async () => (await server.context.post.mailbox!.list()).filter(({ to }) => to.includes(rosa.email))
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(['Your export of “Ríos <script>alert(1)</script>” is ready'])
  const answer = await rosa.fetches(`/api/families/${family.family_id}/exports/${id}/file`)
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()))

  const names = [...files.keys()]
  expect(names.join('\n')).not.toMatch(/\.\.|\\|bens-secret/)
  const list = JSON.parse(String(files.get('data/files.json'))) as { id: string; path: string; sha256: string }[]
  expect(list).toMatchObject([
    { kind: 'photo', id: beach },
    { kind: 'caption', id: voice.clip_id, path: `captions/${voice.clip_id}.weba`, bytes: voice.bytes.length },
  ])
  expect(files.get(list[1]!.path)!.equals(voice.bytes)).toBe(true)
  expect(String(files.get('site/2019-07.html'))).toContain(
    `<p><b>Ben Moreau</b></p><audio controls preload="none" src="../captions/${voice.clip_id}.weba">`,
  )
  // The printed code leads to the photo in the export too.
  const lead = `site/2019-07.html#${beach}`
  expect(String(files.get('site/codes.html'))).toContain(
    `<a href="../${lead}"><code>${code}</code></a> First &lt;i&gt;waves`,
  )
  expect(String(files.get(`q/${code}/index.html`))).toContain(`content="0;url=../../${lead}"`)
  expect(String(files.get('index.html'))).toContain('site/codes.html')
  const original = files.get(list[0]!.path)!
  expect(createHash('sha256').update(original).digest('hex')).toBe(list[0]!.sha256)
  expect(original.equals(Buffer.from(picture))).toBe(true)
  expect(JSON.parse(String(files.get('data/photos.json')))).toMatchObject([{ id: beach, location_name: 'Cádiz' }])
  const tables = names.filter((name) => name.startsWith('data/')).map((name) => String(files.get(name)))
  expect(tables.filter((text) => text.includes(surprise.id) || text.includes('A surprise'))).toEqual([])
  expect(JSON.parse(String(files.get('data/comments.json')))).toMatchObject([{ text: 'So "small" <script>' }])
  expect(JSON.parse(String(files.get('data/family.json')))).toMatchObject({ format: 'hearthbook-family', version: 2 })

  // Links in the pages lead to files in the export, and user text is escaped.
  const pages = names.filter((name) => name.endsWith('.html'))
  const ofTheSite = ['site/2019-07.html', 'site/codes.html', 'site/milestones.html']
  expect(pages.toSorted()).toEqual(['index.html', `q/${code}/index.html`, ...ofTheSite])
  for (const page of pages) {
    const html = String(files.get(page))
    expect(html).not.toMatch(/<script|<i>waves|https?:/)
    for (const [, to] of html.matchAll(/(?:href|src)="([^"#]+)[^"]*"/g)) {
      const target = path.posix.join(path.posix.dirname(page), decodeURIComponent(to!))
      expect(names, `${page} leads to ${to}`).toContain(target)
    }
  }
  expect(String(files.get('site/2019-07.html'))).toContain('First &lt;i&gt;waves')

  expect((await ben.tries(requestFamilyExport, { family_id: family.family_id })).status).toBe(403)
  expect((await ben.tries(readFamilyExport, { family_id: family.family_id, export_id: id })).status).toBe(403)
  // An export that contains the former owner's private items isn't for the new owner.
  await server.sql('update exports set requested_by = $1 where id = $2', [ben.user_id, id])
  expect((await rosa.tries(readFamilyExport, { family_id: family.family_id, export_id: id })).status).toBe(404)
})

test('a photo whose date is changed during the export is included once, and pages link to it', async () => {
  const rosa = await server.person('Rosa')
  const family = await rosa.opensFamily('Ríos')
  const [first, second] = [
    await addPhoto(rosa, family, await drawPicture()),
    await addPhoto(rosa, family, await drawPicture()),
  ]
  const { family_id } = family
  const dateOf = (photo_id: string, taken_at: string) =>
    rosa.call(photosContract.editPhoto, { family_id, photo_id, taken_at })
  await dateOf(first, '2012-03-01T10:00:00')
  await dateOf(second, '2021-05-01T10:00:00')
  await rosa.call(milestonesContract.addMilestone, {
    ...{ family_id, name: 'Both', date: '2021-05-01', photo_ids: [first, second] },
  })
  const { store } = server.context
  const open = store.open.bind(store)
  vi.spyOn(store, 'open').mockImplementationOnce(async (...asked) => {
    await dateOf(first, '2022-06-01T10:00:00')
    await dateOf(second, '1999-06-01T10:00:00')
    return open(...asked)
  })

  await rosa.call(requestFamilyExport, { family_id })
  const latest = async () => (await rosa.call(listFamilyExports, { family_id })).exports[0]!
  await expect.poll(latest).toMatchObject({ state: 'ready', files_done: 2, files_total: 2 })
  const answer = await rosa.fetches(`/api/families/${family_id}/exports/${(await latest()).id}/file`)
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
  const list = String(files.get('data/files.json')).split('\n')
  for (const id of [first, second]) expect(list.filter((line) => line.includes(id))).toHaveLength(1)
  expect((await rosa.call(photosContract.getPhoto, { family_id, photo_id: second })).taken_at).toMatch(/^1999/)
  const milestones = String(files.get('site/milestones.html'))
  for (const id of [first, second]) {
    const [, page] = milestones.match(`href="([^"]+)#${id}"`)!
    expect(String(files.get(`site/${page}`))).toContain(`id="${id}"`)
  }
})
