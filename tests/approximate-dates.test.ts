import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { gazetteContract } from '#features/gazette/gazette.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { ownDataContract } from '#features/own-data/own-data.contract.ts'
import { ana, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedBook } from '#kit/books.ts'
import { untilFinished } from '#kit/exports.ts'
import { seedPhoto } from '#kit/photos.ts'
import { unzip } from '#kit/unzip.ts'

openForAnaAndBen({ withWorker: true })

/** Scans of one shoebox, all dated at once. */
async function scans(taken_at: string, taken_precision: string, count = 3): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push(await seedPhoto(ana, family, { filename: `scan ${n}.jpg`, taken_at }))
  await server.sql('update photos set taken_precision = $2 where id = any ($1)', [ids, taken_precision])
  return ids
}

async function printedIn(book_id: string): Promise<string> {
  const { document } = await ana.call(booksContract.getBook, { ...family, book_id })
  return JSON.stringify(document)
}

test('a book has every scan dated “around 1965”, and prints no day that someone made up', async () => {
  const ids = await scans('1965-01-01T00:00:00', 'about', 7)
  const printed = await printedIn((await seedBook(ana, family)).id)
  for (const id of ids) expect(printed).toContain(id)
  expect(printed).toContain('Around 1965')
  expect(printed).not.toMatch(/January|1,\s1965/)
})

test('a book still prints the day of a photo whose time is unknown', async () => {
  await scans('1965-08-12T00:00:00', 'day', 1)
  expect(await printedIn((await seedBook(ana, family)).id)).toContain('August\u00a012,\u00a01965')
})

test('an album says how much of its dates is known', async () => {
  const photo_ids = [...(await scans('1965-01-01T00:00:00', 'about')), ...(await scans('1970-06-01T00:00:00', 'month'))]
  const album = await ana.call(albumsContract.createAlbum, { ...family, title: 'The shoebox', photo_ids })
  const dates = {
    ...{ first_day: '1965-01-01', first_precision: 'about', last_day: '1970-06-01', last_precision: 'month' },
  }
  expect(await ana.call(albumsContract.getAlbum, { ...family, album_id: album.id })).toMatchObject(dates)
})

test('an album of photos without dates has none', async () => {
  const photo_ids = [await seedPhoto(ana, family)]
  const album = await ana.call(albumsContract.createAlbum, { ...family, title: 'Undated', photo_ids })
  const dates = { first_day: null, first_precision: null, last_day: null, last_precision: null }
  expect(await ana.call(albumsContract.getAlbum, { ...family, album_id: album.id })).toMatchObject(dates)
})

test('files in exports are named by what’s known of their date', async () => {
  await scans('1965-01-01T00:00:00', 'about', 1)
  await scans('1970-06-01T00:00:00', 'month', 1)
  const { id } = await ana.call(familyExportContract.requestFamilyExport, family)
  await untilFinished(() => ana.call(familyExportContract.listFamilyExports, family))
  const own = await ana.call(ownDataContract.requestExport, {})
  await untilFinished(() => ana.call(ownDataContract.listExports, {}))
  for (const url of [`/api/families/${family.family_id}/exports/${id}/file`, `/api/exports/${own.id}/file`]) {
    const zip = await unzip(new Uint8Array(await (await ana.fetches(url)).arrayBuffer()))
    const names = [...zip.keys()].join('\n')
    expect(names).toMatch(/\/1965 scan 0 /)
    expect(names).toMatch(/\/1970-06 scan 0 /)
  }
})

test('the gazette leaves out photos whose month isn’t known', async () => {
  const month = new Date().toISOString().slice(0, 7)
  await scans(`${month}-01T00:00:00`, 'year')
  expect((await ana.call(gazetteContract.getGazette, family)).current.photos).toBe(0)
  await scans(`${month}-01T00:00:00`, 'month')
  expect((await ana.call(gazetteContract.getGazette, family)).current.photos).toBe(3)
})
