import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { reportOf } from '#features/imports/server/import/report.ts'
import { openSource } from '#kit/import-source.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { zipBytes } from '#kit/zips.ts'

let server: TestApp
let folder: string
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-nested-'))
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function save(name: string, bytes: Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, bytes)
  return file
}

async function importZip(file: string, hasRoom = true) {
  const source = await openSource([file], hasRoom)
  const who = { family_id: family.family_id, user_id: ana.user_id, source: file }
  const { items, may_pass } = await importFiles(source.entries, who, server.context)
  await source.close()
  return { outcomes: items.map(({ path: at, state, reason }) => [at, state, reason]), may_pass, ...reportOf(items) }
}

test('the parts of an iCloud export are imported from an outer ZIP, stored or compressed, and each file is named with both', async () => {
  const details = `imgName,fileChecksum,favorite,hidden,deleted,originalCreationDate,viewCount,importDate
beach.jpg,a,yes,no,no,"Saturday June 4,2022 12:11 PM GMT",1,"Saturday June 4,2022 12:11 PM GMT"\n`
  const part = (number: number) => `iCloud Photos Part ${number} of 2.zip`
  const first = await zipBytes({ 'Photos/beach.jpg': await drawPicture(), 'Photos/Photo Details.csv': details })
  const second = await zipBytes({ 'Photos/cake.jpg': await drawPicture() })
  const outer = await zipBytes({ [part(1)]: first, [part(2)]: { packed: second }, 'cover.jpg': await drawPicture() })
  const { outcomes } = await importZip(await save('privacy.zip', outer))
  expect(outcomes).toEqual([
    ['cover.jpg', 'imported', null],
    [`privacy.zip/${part(1)}/Photos/Photo Details.csv`, 'ignored', null],
    [`privacy.zip/${part(1)}/Photos/beach.jpg`, 'imported', null],
    [`privacy.zip/${part(2)}/Photos/cake.jpg`, 'imported', null],
  ])
  const { photos } = await ana.call(photosContract.listPhotos, { family_id: family.family_id })
  const beach = photos.find(({ filename }) => filename === 'beach.jpg')!
  expect(beach).toMatchObject({ taken_at: '2022-06-04T12:11:00', is_favorite: true })
})

test('hostile and broken files in an inner ZIP get an error, and the other files are imported', async () => {
  const deep = await zipBytes({ 'deep.jpg': await drawPicture() })
  const inner = await zipBytes({
    '../../slip.jpg': await drawPicture(),
    'once more.zip': deep,
    'ok.jpg': await drawPicture(),
  })
  const bomb = Buffer.alloc(60 * 1024 ** 2)
  const outer = await zipBytes({ 'inner.zip': inner, 'posing.zip': 'no ZIP', 'bomb.zip': { packed: bomb } })
  const { outcomes, refused } = await importZip(await save('outer.zip', outer))
  expect(outcomes).toEqual([
    ['bomb.zip', 'refused', 'bomb'],
    [expect.stringMatching(/^outer\.zip\/inner\.zip\/[^.]*slip\.jpg$/), 'refused', 'unsafe_name'],
    ['outer.zip/inner.zip/ok.jpg', 'imported', null],
    ['outer.zip/inner.zip/once more.zip', 'refused', 'nested'],
    ['posing.zip', 'refused', 'no_zip'],
  ])
  expect(refused).toContain(
    'outer.zip/inner.zip/once more.zip: Too many ZIP files inside each other. Unzip the outer one first',
  )
})

test("a ZIP that can't be unpacked for lack of space is retried, and its files are only reported then", async () => {
  const inner = await zipBytes({ 'late.jpg': await drawPicture() })
  const file = await save('tight.zip', await zipBytes({ 'inner.zip': { packed: inner } }))
  expect(await importZip(file, false)).toMatchObject({
    outcomes: [['inner.zip', 'refused', 'storage_full']],
    may_pass: true,
  })
  expect(await importZip(file)).toMatchObject({
    outcomes: [
      ['inner.zip', 'ignored', null],
      ['tight.zip/inner.zip/late.jpg', 'imported', null],
    ],
    may_pass: false,
  })
})
