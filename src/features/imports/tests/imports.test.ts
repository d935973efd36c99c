import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importsContract as contract } from '#features/imports/imports.contract.ts'
import { cleanUpImports } from '#features/imports/server/clean-up-imports.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, saying, untilDecided } from '#kit/uploads.ts'
import { zipBytes } from '#kit/zips.ts'

let server: TestApp
let rosa: Person
let family: Family
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  rosa = await server.person('Rosa')
})
afterAll(() => server.close())
beforeEach(async () => {
  family = await rosa.opensFamily('From elsewhere')
})

const begin = (files: number, by = rosa) =>
  by.call(contract.beginImport, { family_id: family.family_id, title: 'takeout-001.zip', files, bytes: 1000 })
const read = (import_id: string, by = rosa) => by.call(contract.getImport, { family_id: family.family_id, import_id })
const untilDone = (import_id: string) => expect.poll(() => read(import_id)).toMatchObject({ state: 'done' })
const foldersOf = (import_id: string) => existsSync(server.context.staging.collectedFolder(import_id))

function send(import_id: string, path: string, bytes: Uint8Array, by = rosa) {
  return beginUpload(by, family, bytes, saying({ purpose: 'import', filename: 'a.zip', import_id, path }))
}

async function upload(import_id: string, path: string, bytes: Uint8Array, by = rosa) {
  return untilDecided(by, family, idOf(await send(import_id, path, bytes, by)))
}

const photosOf = async () => {
  const { photos } = await rosa.call(photosContract.listPhotos, { family_id: family.family_id })
  return photos.map(({ filename }) => filename).toSorted()
}

test('the parts of a Google Takeout are imported once all are uploaded, with a report of every file', async () => {
  const [beach, cake] = [await drawPicture(), await drawPicture()]
  const sidecar = JSON.stringify({ photoTakenTime: { timestamp: '1562234400' }, description: 'Waves' })
  const { id } = await begin(3)
  expect(
    await upload(id, 'takeout-001.zip', await zipBytes({ 'T/A/beach.jpg': beach, '../evil.jpg': beach })),
  ).toMatchObject({
    state: 'done',
    photo_id: null,
  })
  await upload(
    id,
    'takeout-002.zip',
    await zipBytes({ 'T/A/beach.jpg.json': sidecar, 'T/B/cake.jpg': cake, 'T/B/copy.jpg': cake }),
  )
  expect(await read(id)).toMatchObject({ state: 'gathering', files_wanted: 3, files_gathered: 2, files_total: 0 })
  expect(await photosOf()).toEqual([])
  await upload(id, 'takeout-003.zip', Buffer.from('=no ZIP'))
  await untilDone(id)
  expect(await read(id)).toMatchObject({
    files_total: 6,
    files_done: 6,
    imported: 2,
    present: 1,
    refused: 2,
    ignored: 1,
  })
  expect(await photosOf()).toEqual(expect.arrayContaining(['beach.jpg']))
  expect(await photosOf()).toHaveLength(2)
  const { photos } = await rosa.call(photosContract.listPhotos, { family_id: family.family_id })
  const { id: photo_id } = photos.find(({ filename }) => filename === 'beach.jpg')!
  expect(await rosa.call(photosContract.getPhoto, { family_id: family.family_id, photo_id })).toMatchObject({
    description: 'Waves',
  })

  const which = { family_id: family.family_id, import_id: id }
  const { items } = await rosa.call(contract.listImportItems, { ...which, state: 'refused' })
  expect(items.map(({ path, reason }) => [path, reason]).toSorted()).toEqual([
    [expect.stringContaining('evil.jpg'), 'unsafe_name'],
    ['takeout-003.zip', 'no_zip'],
  ])
  const report = await rosa.fetches(`/api/families/${family.family_id}/imports/${id}/report`)
  expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await report.text()).split('\r\n')
  expect(lines).toHaveLength(8)
  expect(lines.find((line) => line.startsWith('"takeout-003.zip"'))).toContain('"Skipped","The ZIP file is unreadable')
  // Retrying wouldn't change any of these outcomes.
  await expect.poll(() => foldersOf(id)).toBe(false)
})

test('a folder is imported as it is, an empty file is reported, and a second import adds nothing', async () => {
  const picture = await drawPicture()
  for (const expected of [
    { imported: 1, present: 0, refused: 1 },
    { imported: 0, present: 1, refused: 1 },
  ]) {
    const { id } = await begin(2)
    await upload(id, 'Old disk/sub/a.jpg', picture)
    await upload(id, 'Old disk/empty.jpg', Buffer.alloc(0))
    await untilDone(id)
    expect(await read(id)).toMatchObject({ ...expected, files_total: 2 })
  }
  expect(await photosOf()).toEqual(['a.jpg'])
})

test('someone who lost a file can continue without it, or cancel the import and delete its uploads', async () => {
  const which = async () => ({ family_id: family.family_id, import_id: (await begin(2)).id })
  const first = await which()
  expect((await rosa.tries(contract.startImport, first)).status).toBe(409)
  await upload(first.import_id, 'a.jpg', await drawPicture())
  await rosa.call(contract.startImport, first)
  await untilDone(first.import_id)
  expect(await photosOf()).toEqual(['a.jpg'])
  expect((await rosa.tries(contract.cancelImport, first)).status).toBe(409)
  expect((await send(first.import_id, 'late.jpg', await drawPicture())).status).toBe(404)

  const second = await which()
  await upload(second.import_id, 'b.jpg', await drawPicture())
  await rosa.call(contract.cancelImport, second)
  expect((await rosa.tries(contract.getImport, second)).status).toBe(404)
  expect(foldersOf(second.import_id)).toBe(true)
  await cleanUpImports({ db: server.context.db.worker, staging: server.context.staging })
  expect(foldersOf(second.import_id)).toBe(false)
  expect(await photosOf()).toEqual(['a.jpg'])
})

test('only the person who started an import can see it or add to it, and starting one needs permission', async () => {
  const ben = await server.person('Ben')
  const vic = await server.person('Vic')
  await server.join(family, ben, 'editor')
  await server.join(family, vic, 'viewer')
  const { id: import_id } = await begin(2)
  const which = { family_id: family.family_id, import_id }
  for (const operation of [contract.getImport, contract.listImportItems, contract.startImport, contract.cancelImport])
    expect((await ben.tries(operation, which)).status).toBe(404)
  expect((await ben.call(contract.listImports, { family_id: family.family_id })).imports).toEqual([])
  expect((await send(import_id, 'a.zip', Buffer.from('a'), ben)).status).toBe(404)
  const input = { family_id: family.family_id, title: 'a', files: 1, bytes: 1 }
  expect((await vic.tries(contract.beginImport, input)).status).toBe(403)
})

test('a failed import job is shown, and retrying continues where it stopped', async () => {
  const { id: import_id } = await begin(2)
  await upload(import_id, 'a.jpg', await drawPicture())
  await server.sql(`update imports set state = 'running' where id = $1`, [import_id])
  const { staging, db } = server.context
  await cleanUpImports({ db: db.worker, staging })
  expect(await read(import_id)).toMatchObject({ state: 'failed' })
  expect(foldersOf(import_id)).toBe(true)
  await rosa.call(contract.startImport, { family_id: family.family_id, import_id })
  await untilDone(import_id)
  expect(await photosOf()).toEqual(['a.jpg'])
})
