import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { readCsv } from '#features/imports/server/import/csv.ts'
import { readDetails } from '#features/imports/server/import/icloud-facts.ts'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { reportOf } from '#features/imports/server/import/report.ts'
import { openSource } from '#kit/import-source.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { zipBytes } from '#kit/zips.ts'

let server: TestApp
let folder: string
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-icloud-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const head = 'imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate'
const row = (name: string, favorite: string, hidden: string, deleted: string, date: string) =>
  `${name},x,${favorite},${hidden},${deleted},"${date}",1,"${date}"`

test("Apple's data export brings dates, favorites, and albums; hidden photos become private, and deleted ones are skipped", async () => {
  const rosa = await server.person('Rosa')
  const ben = await server.person('Ben')
  const family = await rosa.opensFamily('From a phone')
  await server.join(family, ben, 'editor')
  await ben.call(albumsContract.createAlbum, { ...family, title: 'beach' })
  const pictures = await Promise.all(Array.from({ length: 6 }, () => drawPicture()))
  const [one, other, hidden, deleted, gone, known] = pictures as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer]
  const dated = await drawPicture({ taken: '2015:01:02 03:04:05' })
  const first = 'iCloud Photos Part 1 of 2'
  const parts = {
    'iCloud Photos Part 1 of 2.zip': {
      [`${first}/Photos/IMG_1.JPG`]: one,
      [`${first}/Photos/IMG_2, at sea.JPG`]: known,
      [`${first}/Photos/IMG_3.JPG`]: hidden,
      [`${first}/Photos/IMG_4.JPG`]: deleted,
      [`${first}/Photos/Photo Details.csv`]: [
        head,
        row('IMG_1.JPG', 'yes', 'no', 'no', 'Saturday June 4,2022 12:11 PM GMT'),
        row('"IMG_2, at sea.JPG"', 'no', 'no', 'no', 'Tuesday December 31,2019 12:05 AM GMT'),
      ].join('\n'),
      [`${first}/Photos/Photo Details-1.csv`]: `\uFEFF${head}\r\n${row('IMG_3.JPG', 'no', 'yes', 'no', 'Monday January 6,2020 9:00\u202FAM GMT')}\r\n${row('IMG_4.JPG', 'no', 'no', 'yes', '')}\r\n`,
      [`${first}/Recently Deleted/IMG_9.JPG`]: gone,
      [`${first}/Albums/Summer, 2022.csv`]: 'Images\nIMG_1.JPG\n"IMG_2, at sea.JPG"\n',
      [`${first}/Albums/Beach.csv`]: 'Images\r\nIMG_1.JPG\r\nIMG_77.JPG',
      [`${first}/Albums/Hidden.csv`]: 'imgName\nIMG_3.JPG\n',
      [`${first}/Memories/On this day.csv`]: 'imageName\nIMG_1.JPG\n',
    },
    // Browsers add numbers to downloads with the same name, but this number belongs to a different photo.
    'iCloud Photos Part 2 of 2 (1).zip': {
      'iCloud Photos Part 2 of 2/Photos/IMG_5.JPG': dated,
      'iCloud Photos Part 2 of 2/Photos/IMG_3.JPG': other,
      'iCloud Photos Part 2 of 2/Photos/Photo Details.csv': [
        head,
        row('IMG_5.JPG', 'no', 'no', 'no', 'Saturday June 4,2022 12:11 PM GMT'),
        row('IMG_3.JPG', 'no', 'no', 'no', 'Friday May 1,2020 11:30 PM GMT'),
      ].join('\n'),
    },
  }
  const zips: string[] = []
  for (const [name, files] of Object.entries(parts)) {
    zips.push(path.join(folder, name))
    await writeFile(zips.at(-1)!, await zipBytes(files))
  }
  const source = await openSource(zips)
  const who = { family_id: family.family_id, user_id: rosa.user_id, source: 'icloud' }
  const report = reportOf((await importFiles(source.entries, who, server.context)).items)
  await source.close()
  expect(report).toMatchObject({ imported: 5, present: 0, ignored: 7 })
  expect(report.refused.toSorted()).toEqual([
    `${first}/Photos/IMG_4.JPG: Deleted before the export`,
    `${first}/Recently Deleted/IMG_9.JPG: Deleted before the export`,
  ])

  const { photos } = await rosa.call(photosContract.listPhotos, { family_id: family.family_id })
  const details = await Promise.all(
    photos.map(({ id }) => rosa.call(photosContract.getPhoto, { family_id: family.family_id, photo_id: id })),
  )
  // Ben made an album with one of the names before.
  const { albums } = await rosa.call(albumsContract.listAlbums, family)
  expect(albums.map(({ title, created_by }) => [title, created_by?.first_name]).toSorted()).toEqual([
    ['Summer, 2022', 'Rosa'],
    ['beach', 'Ben'],
  ])
  const titles = new Map<string, string[]>()
  for (const { id: album_id, title } of albums)
    for (const { id } of (await rosa.call(albumsContract.listAlbumPhotos, { ...family, album_id })).photos)
      titles.set(id, [...(titles.get(id) ?? []), title].toSorted())
  const facts = details.map(({ id, filename, taken_at, is_favorite, audience }) => [
    ...[filename, taken_at, is_favorite, audience, (titles.get(id) ?? []).join(' + ')],
  ])
  expect(facts.toSorted()).toEqual(
    [
      ['IMG_1.JPG', '2022-06-04T12:11:00', true, 'family_only', 'Summer, 2022 + beach'],
      ['IMG_2, at sea.JPG', '2019-12-31T00:05:00', false, 'family_only', 'Summer, 2022'],
      ['IMG_3.JPG', '2020-01-06T09:00:00', false, 'private', ''],
      ['IMG_3.JPG', '2020-05-01T23:30:00', false, 'family_only', ''],
      // EXIF data takes precedence.
      ['IMG_5.JPG', '2015-01-02T03:04:05', false, 'family_only', ''],
    ].toSorted(),
  )
  const seen = (await ben.call(photosContract.listPhotos, { family_id: family.family_id })).photos
  expect(seen).toHaveLength(4)
})

test.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\r\n"x, ""y"""\r\n', [['a'], ['x, "y"']]],
  ['a\n"over\nlines",2\n\n', [['a'], ['over\nlines', '2']]],
  ['', []],
  ['a\n"never ends', [['a']]],
])('the CSV table %j is parsed', async (text, rows) => {
  const found: string[][] = []
  for await (const one of readCsv(text)) found.push(one)
  expect(found).toEqual(rows)
})

test.each([
  ['Saturday June 4,2022 12:11 PM GMT', '2022-06-04T12:11:00'],
  ['Monday January 6,2020 12:00 AM GMT', '2020-01-06T00:00:00'],
  ['Saturday June 18,2022 14:00 PM GMT', '2022-06-18T14:00:00'],
  ['Friday February 31,2020 1:00 AM GMT', undefined],
  ['some day', undefined],
])('%s is parsed as %s', async (date, taken_at) => {
  const details = await readDetails(`${head}\n${row('a.jpg', 'no', 'no', 'no', date)}`)
  expect(details![0]!.taken_at).toBe(taken_at)
})

test('a table of 8 MB keeps no one waiting', async () => {
  const rows = `${row('a.jpg', 'no', 'no', 'no', 'Saturday June 4,2022 12:11 PM GMT')}\n`.repeat(100_000)
  let turns = 0
  const clock = setInterval(() => turns++, 0)
  const details = await readDetails(`${head}\n${rows}`)
  clearInterval(clock)
  expect(details).toHaveLength(100_000)
  expect(turns).toBeGreaterThan(20)
})
