import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { cleanUpStaging } from '#features/uploads/server/clean-up-staging.ts'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { reportOf, reportTable } from '#features/imports/server/import/report.ts'
import { sidecarFinder } from '#features/imports/server/import/sidecars.ts'
import { openSource } from '#kit/import-source.ts'
import { hasSamples, samplePath, samples } from '#server/media-process/test-samples.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { stagingFolder } from '#kit/staging.ts'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-import-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A ZIP with these files, whose names may be changed afterwards to invalid ones. */
async function zipOf(name: string, files: Record<string, Buffer | string>, evil: [string, string][] = []) {
  const zip = new ZipFile()
  for (const [entry, bytes] of Object.entries(files)) zip.addBuffer(Buffer.from(bytes), entry)
  zip.end()
  const file = path.join(folder, name)
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  let bytes = Buffer.concat(chunks).toString('latin1')
  for (const [from, to] of evil) bytes = bytes.replaceAll(from, to)
  await pipeline([Buffer.from(bytes, 'latin1')], createWriteStream(file))
  return file
}

const sidecar = (about: object) =>
  JSON.stringify({ photoTakenTime: { timestamp: '1562234400' }, geoData: { latitude: 0, longitude: 0 }, ...about })

test('a two-part Google Takeout brings dates, places, descriptions, favorites, people, and albums; every file is reported, and a second run adds nothing', async () => {
  const rosa = await server.person('Rosa')
  const family = await rosa.opensFamily('From elsewhere')
  const [beach, again, cake] = [await drawPicture(), await drawPicture(), await drawPicture()]
  const long = 'a day at the sea that nobody of us will ever forget.jpg'
  const top = 'Takeout/Google Photos'
  const first = await zipOf(
    'takeout-001.zip',
    {
      [`${top}/Summer in Cádiz/metadata.json`]: JSON.stringify({
        title: 'Summer in\u0000 Cádiz ',
        description: 'With the cousins',
      }),
      [`${top}/Summer in Cádiz/beach.jpg`]: beach,
      [`${top}/Summer in Cádiz/beach(1).jpg`]: again,
      [`${top}/Photos from 2019/metadata.json`]: JSON.stringify({ title: 'Photos from 2019' }),
      [`${top}/Photos from 2019/beach.jpg`]: beach,
      [`${top}/Photos from 2019/broken.jpg`]: 'no picture at all',
      [`${top}/Photos from 2019/empty.jpg`]: '',
      [`xx/xx/evil.jpg`]: beach,
    },
    [['xx/xx/evil.jpg', '../../evil.jpg']],
  )
  const second = await zipOf('takeout-002.zip', {
    [`${top}/Summer in Cádiz/beach.jpg.supplemental-metadata.json`]: sidecar({
      geoData: { latitude: 36.53, longitude: -6.29 },
      people: [{ name: 'alma' }, { name: 'Abuela' }, { name: 'José María  Ríos' }, { name: ' ' }],
    }),
    [`${top}/Summer in Cádiz/beach.jpg.supplemental-metada(1).json`]: sidecar({
      favorited: true,
      people: [{ name: 'Jose Maria Rios' }],
    }),
    [`${top}/Photos from 2019/${long}`]: cake,
    [`${top}/Photos from 2019/${long.slice(0, 46)}.json`]: sidecar({ description: 'Cut short', archived: true }),
  })
  const { id: alma } = await rosa.call(childrenContract.addChild, {
    ...{ ...family, first_name: 'Alma', birth_date: '2017-01-01' },
  })
  const grandma = { ...family, first_name: 'Rosa', also_known_as: ['Abuela'] }
  await rosa.call(peopleContract.addPerson, grandma)
  const run = async (name = 'takeout') => {
    const source = await openSource([first, second])
    const who = { family_id: family.family_id, user_id: rosa.user_id, source: name }
    const { items } = await importFiles(source.entries, who, server.context)
    await source.close()
    expect(items).toHaveLength(source.entries.length)
    return { ...reportOf(items), table: reportTable(items) }
  }
  const report = await run()
  expect(report).toMatchObject({ imported: 3, present: 1, ignored: 5 })
  expect(report.refused.toSorted()).toEqual([
    `${top}/Photos from 2019/broken.jpg: Not a photo or video`,
    `${top}/Photos from 2019/empty.jpg: Empty file`,
    expect.stringMatching(/^[^/.]*_.*evil\.jpg: Unsafe file name$/),
  ])
  expect(report.table.split('\r\n')).toHaveLength(14)

  const photos = async () => {
    const { family_id } = family
    const list = async (filter: object = {}) =>
      (await rosa.call(photosContract.listPhotos, { family_id, ...filter })).photos
    const all = [...(await list()), ...(await list({ is_archived: 'true' }))].map(({ id }) =>
      rosa.call(photosContract.getPhoto, { family_id, photo_id: id }),
    )
    return new Map((await Promise.all(all)).map((photo) => [photo.filename, photo]))
  }
  const imported = await photos()
  expect(imported.get('beach.jpg')).toMatchObject({
    ...{ location_lat: 36.53, is_favorite: false, taken_at: '2019-07-04T10:00:00' },
    categories: [],
    // Names that the family knows aren't added again.
    people: [
      { id: alma, kind: 'child' },
      { kind: 'adult', last_name: expect.stringMatching(/^Mar[ií]a R[ií]os$/) },
      { first_name: 'Rosa' },
    ],
  })
  expect((await rosa.call(peopleContract.listPeople, family)).people).toHaveLength(3)
  expect(imported.get('beach(1).jpg')).toMatchObject({
    ...{
      is_favorite: true,
      categories: [],
      people: [{ last_name: expect.stringMatching(/R[ií]os$/) }],
    },
  })
  expect(imported.get(long)).toMatchObject({ description: 'Cut short', categories: [], is_archived: true })

  const [album, ...others] = (await rosa.call(albumsContract.listAlbums, family)).albums
  expect(others).toEqual([])
  expect(album).toMatchObject({ title: 'Summer in Cádiz', description: 'With the cousins', photos: 2 })
  const place = { ...family, album_id: album!.id }
  const inAlbum = async () =>
    (await rosa.call(albumsContract.listAlbumPhotos, place)).photos.map(({ id }) => id).toSorted()
  const ids = [imported.get('beach.jpg')!.id, imported.get('beach(1).jpg')!.id].toSorted()
  expect(await inAlbum()).toEqual(ids)

  expect(await run()).toMatchObject({ imported: 3, present: 1 })
  await rosa.call(albumsContract.editAlbum, { ...place, title: 'Cádiz' })
  expect(await run('the same files again')).toMatchObject({ imported: 0, present: 4 })
  expect((await photos()).size).toBe(3)
  expect((await rosa.call(albumsContract.listAlbums, family)).albums).toMatchObject([{ title: 'Cádiz', photos: 2 }])
  expect(await inAlbum()).toEqual(ids)
})

test("a video that's still being read when staging is cleaned up is imported", async () => {
  const ben = await server.person('Ben')
  const family = await ben.opensFamily('Slow disk')
  const bytes = await drawPicture()
  const { staging, db } = server.context
  async function* slowly() {
    yield bytes.subarray(0, 100)
    await expect.poll(() => readdir(stagingFolder(server))).toHaveLength(1)
    await cleanUpStaging({ db: db.worker, staging })
    yield bytes.subarray(100)
  }
  const entry = { path: 'a.jpg', name: 'a.jpg', archive: '', bytes: bytes.length }
  const who = { family_id: family.family_id, user_id: ben.user_id, source: 'slow' }
  let opened = 0
  // The first bytes are checked before anything is written.
  const open = async () => Readable.from(opened++ ? slowly() : [bytes])
  const { items } = await importFiles([{ ...entry, open }], who, server.context)
  expect(items).toMatchObject([{ path: 'a.jpg', state: 'imported' }])
})

test('an error that ends the import starts no further file, and files in progress finish before the sources close', async () => {
  const lea = await server.person('Lea')
  const family = await lea.opensFamily('Broken off')
  const picture = await drawPicture()
  let opened = 0
  const entries = Array.from({ length: 40 }, (_, at) => ({
    ...{ path: `${at}.jpg`, name: `${at}.jpg`, archive: '', bytes: picture.length },
    open: async () => {
      opened++
      return Readable.from([picture])
    },
  }))
  const who = { ...family, user_id: lea.user_id, source: 'broken' }
  const onProgress = (done: number) => {
    if (done === 1) throw new Error('broken')
  }
  await expect(importFiles(entries, who, { ...server.context, onProgress })).rejects.toThrow('broken')
  const begun = opened
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect([begun < 15, opened]).toEqual([true, begun])
})

test('a folder with ZIPs in it is imported as it is, without hidden system files', async () => {
  const ben = await server.person('Ben')
  const family = await ben.opensFamily('Plain')
  const root = path.join(folder, 'old disk')
  await mkdir(path.join(root, 'sub'), { recursive: true })
  await writeFile(path.join(root, 'sub', 'a.jpg'), await drawPicture())
  await writeFile(path.join(root, '.hidden.jpg'), await drawPicture())
  const zip = await zipOf('inner.zip', { 'b.jpg': await drawPicture(), '__MACOSX/._b.jpg': 'fork' })
  const source = await openSource([root, zip])
  const who = { family_id: family.family_id, user_id: ben.user_id, source: root }
  const { items } = await importFiles(source.entries, who, server.context)
  await source.close()
  expect(items.map(({ path: at, state }) => [at, state])).toEqual([
    ['b.jpg', 'imported'],
    ['sub/a.jpg', 'imported'],
  ])
  await expect(openSource([path.join(root, 'nowhere')])).rejects.toThrow(/nowhere/)
  await writeFile(path.join(folder, 'posing.zip'), 'no zip')
  await expect(openSource([path.join(folder, 'posing.zip')])).rejects.toThrow("posing.zip isn't a readable ZIP file")
})

test.each([
  ['f/IMG_1.jpg', 'f/IMG_1.jpg.json'],
  ['f/IMG_1(2).jpg', 'f/IMG_1.jpg(2).json'],
  ['f/IMG_1(2).jpg', 'f/IMG_1.jpg.supplemental-metadata(2).json'],
  ['f/IMG_1.jpg', 'f/IMG_1.jpg.supplemental-me.json'],
  ['f/IMG_1-edited.jpg', 'f/IMG_1.jpg.json'],
  ['f/IMG_1.MP4', 'f/IMG_1.HEIC.json'],
])('the metadata of %s is in %s', (media, json) => {
  expect(sidecarFinder([json, 'g/IMG_1.jpg.json'])(media)).toBe(json)
  expect(sidecarFinder(['g/other.jpg.json'])(media)).toBeUndefined()
})

test.skipIf(!hasSamples)(
  'broken and hostile files are refused for the same reasons in an import as in an upload',
  { timeout: 240_000 },
  async () => {
    const rosa = await server.person('Rosa')
    const { family_id } = await rosa.opensFamily('Of odd files')
    const source = await openSource([samplePath('bad')])
    const who = { family_id, user_id: rosa.user_id, source: 'folder' }
    const { items } = await importFiles(source.entries, who, server.context)
    await source.close()
    expect(items).toHaveLength(source.entries.length)
    expect(items.filter(({ state }) => !['imported', 'present', 'refused', 'ignored'].includes(state))).toEqual([])
    expect(reportOf(items).refused.filter((line) => line.endsWith('In progress'))).toEqual([])
    // Dotfiles belong to the system.
    const known = Object.entries(samples).filter(([name]) => /^bad\/(.*\/)?[^./][^/]*$/.test(name))
    for (const [name, { expect: promised }] of known) {
      const item = items.find(({ path: at }) => `bad/${at.split('bad/').at(-1)}` === name)!
      if (promised === 'accept')
        expect([name, item.state]).toEqual([name, expect.stringMatching(/^(imported|present)$/)])
      if (promised === 'reject')
        expect([name, item.state]).toEqual([name, expect.stringMatching(/^(refused|ignored)$/)])
    }
  },
)
