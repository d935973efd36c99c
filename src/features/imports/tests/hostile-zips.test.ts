import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { findOwnExports } from '#features/imports/server/import/own-export.ts'
import { reportOf } from '#features/imports/server/import/report.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#features/own-data/own-data.rules.ts'
import { openSource } from '#kit/import-source.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { stagingFolder } from '#kit/staging.ts'

const ENCRYPTED = 0x1
/** Offsets of an entry's flags in the central directory and the local header, and of its size in the directory. */
const HEADERS = [
  { signature: 0x04034b50, flags: 6, name: 30, bytes: 22 },
  { signature: 0x02014b50, flags: 8, name: 46, bytes: 24 },
]

let server: TestApp
let folder: string

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-zips-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

type Entry = { name: string; bytes: Buffer; compress?: boolean }

async function zipOf(entries: Entry[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes, compress = false } of entries) zip.addBuffer(bytes, name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}

/** Modifies both headers of an entry, producing an invalid ZIP. */
function lie(zip: Buffer, name: string, change: (header: (typeof HEADERS)[number], at: number) => void) {
  for (const header of HEADERS)
    for (let at = 0; at + header.name < zip.length; at++) {
      if (zip.readUInt32LE(at) !== header.signature) continue
      if (zip.toString('latin1', at + header.name, at + header.name + name.length) === name) change(header, at)
    }
}

/** Imports a ZIP into a new family. Returns the outcome of each file and the messages shown. */
async function importZip(name: string, zip: Buffer) {
  const ana = await server.person('Ana')
  const family = await ana.opensFamily('Moreau')
  const file = path.join(folder, name)
  await writeFile(file, zip)
  const source = await openSource([file])
  const who = { family_id: family.family_id, user_id: ana.user_id, source: name }
  const { items } = await importFiles(source.entries, who, server.context)
  await source.close()
  const { total } = await ana.call(photosContract.listPhotos, family)
  return { items, total, messages: reportOf(items).refused.join('\n') }
}

const nothingIsLeft = async () => expect(await readdir(stagingFolder(server))).toEqual([])

test('encrypted files of a ZIP are reported as such, and the other files are imported', async () => {
  const [locked, free] = [await drawPicture(), await drawPicture()]
  const zip = await zipOf([
    { name: 'locked.jpg', bytes: Buffer.from(locked), compress: true },
    { name: 'free.jpg', bytes: Buffer.from(free) },
  ])
  lie(zip, 'locked.jpg', ({ flags }, at) => zip.writeUInt16LE(zip.readUInt16LE(at + flags) | ENCRYPTED, at + flags))
  const { items, total, messages } = await importZip('locked.zip', zip)
  expect(items.map(({ path: at, state, reason }) => [at, state, reason])).toEqual([
    ['free.jpg', 'imported', null],
    ['locked.jpg', 'refused', 'encrypted'],
  ])
  expect(total).toBe(1)
  expect(messages).toBe('locked.jpg: Encrypted file')
  await nothingIsLeft()
})

test("a ZIP bomb isn't opened, and an entry that lies about its size is stopped at its declared size", async () => {
  const zeros = Buffer.alloc(60 * 1024 ** 2)
  const zip = await zipOf([
    { name: 'honest-bomb.jpg', bytes: zeros, compress: true },
    { name: 'lying-bomb.jpg', bytes: zeros, compress: true },
    { name: 'beach.jpg', bytes: Buffer.from(await drawPicture()) },
  ])
  lie(zip, 'lying-bomb.jpg', ({ bytes }, at) => zip.writeUInt32LE(1000, at + bytes))
  const { items, total, messages } = await importZip('bombs.zip', zip)
  expect(items.map(({ path: at, state, reason }) => [at, state, reason])).toEqual([
    ['beach.jpg', 'imported', null],
    ['honest-bomb.jpg', 'refused', 'bomb'],
    ['lying-bomb.jpg', 'refused', 'damaged'],
  ])
  expect(total).toBe(1)
  expect(messages).toContain('honest-bomb.jpg: Too large when unzipped')
  await nothingIsLeft()
})

/** A small ZIP whose directory has many entries for the same compressed bytes. */
async function overlappingZip(times: number): Promise<Buffer> {
  const picture = Buffer.concat([Buffer.from(await drawPicture()), Buffer.alloc(8 * 1024 ** 2)])
  const zip = await zipOf([{ name: '00000.jpg', bytes: picture, compress: true }])
  const end = zip.length - 22
  const directory = zip.readUInt32LE(end + 16)
  const entries = Array.from({ length: times }, (_, place) => {
    const entry = Buffer.from(zip.subarray(directory, end))
    entry.write(String(place).padStart(5, '0'), 46, 'latin1')
    return entry
  })
  const tail = Buffer.from(zip.subarray(end))
  tail.writeUInt16LE(times, 8)
  tail.writeUInt16LE(times, 10)
  tail.writeUInt32LE(entries.length * (end - directory), 12)
  return Buffer.concat([zip.subarray(0, directory), ...entries, tail])
}

test('a ZIP with overlapping entries is refused as a whole, even inside another ZIP, and nothing is written', async () => {
  const zip = await overlappingZip(1200)
  expect(zip.length).toBeLessThan(200_000)
  await expect(importZip('overlap.zip', zip)).rejects.toThrow('The files in overlap.zip overlap, as in a ZIP bomb')
  const outer = await zipOf([{ name: 'inner.zip', bytes: zip }])
  const { items, total, messages } = await importZip('outer.zip', outer)
  expect(items.map(({ path: at, reason }) => [at, reason])).toEqual([['inner.zip', 'overlapping']])
  expect([total, messages]).toEqual([0, expect.stringContaining('This ZIP file is malformed')])
  await nothingIsLeft()
})

test('a ZIP and the ZIPs inside it share one budget, and files beyond it are refused', async () => {
  const zeros = Buffer.alloc(40 * 1024 ** 2)
  const three = (name: string) => [1, 2, 3].map((n) => ({ name: `${name}${n}.jpg`, bytes: zeros, compress: true }))
  const inner = await zipOf(three('b'))
  const { items } = await importZip(
    'growing.zip',
    await zipOf([...three('a'), { name: 'c.zip', bytes: inner }, ...three('d')]),
  )
  const reasons = Object.fromEntries(items.map(({ path: at, reason }) => [at.split('/').at(-1), reason]))
  // Zeros aren't a photo; six of these files fit into the 256 MiB budget.
  expect(Object.values(reasons).filter((reason) => reason === 'not_a_photo_or_video')).toHaveLength(6)
  expect(Object.values(reasons).filter((reason) => reason === 'archive_grows')).toHaveLength(3)
  await nothingIsLeft()
})

test("files that aren't photos are refused by their first bytes, before anything is written to disk", async () => {
  const written: string[] = []
  const { staging } = server.context
  const append = staging.append
  staging.append = (upload, body, offset) => {
    written.push(upload.id)
    return append(upload, body, offset)
  }
  const { items } = await importZip('texts.zip', await zipOf([{ name: 'notes.jpg', bytes: Buffer.from('dear diary') }]))
  staging.append = append
  expect(items.map(({ reason }) => reason)).toEqual(['not_a_photo_or_video'])
  expect(written).toEqual([])
})

test('path traversal in names is refused, reported with a safe name, and writes nothing', async () => {
  const names = ['../../../evil.jpg', '/tmp/evilabc.jpg', 'C:\\evil-here.jpg', 'a\\..\\..\\evil.jpg']
  const honest = names.map((name, place) => String(place).repeat(name.length))
  const zip = await zipOf(
    await Promise.all(honest.map(async (name) => ({ name, bytes: Buffer.from(await drawPicture()) }))),
  )
  honest.forEach((name, place) => lie(zip, name, (header, at) => zip.write(names[place]!, at + header.name, 'latin1')))
  const { items, total, messages } = await importZip('slip.zip', zip)
  expect(items.map(({ state, reason }) => [state, reason])).toEqual(names.map(() => ['refused', 'unsafe_name']))
  for (const { path: at } of items) expect(at).not.toMatch(/^[/\\]|\.\.|:/)
  expect(total).toBe(0)
  expect(messages.split('\n').every((line) => line.endsWith('Unsafe file name'))).toBe(true)
  await nothingIsLeft()
})

test('a truncated or empty ZIP is reported before anything is imported', async () => {
  const zip = await zipOf([{ name: 'beach.jpg', bytes: Buffer.from(await drawPicture()) }])
  await expect(importZip('cut.zip', zip.subarray(0, zip.length - 30))).rejects.toThrow(
    "cut.zip isn't a readable ZIP file",
  )
  lie(zip, 'beach.jpg', ({ bytes }, at) => zip.writeUInt32LE(1, at + bytes))
  await expect(importZip('odd.zip', zip)).rejects.toThrow("odd.zip isn't a readable ZIP file")
  expect(await importZip('empty.zip', await zipOf([]))).toMatchObject({ items: [], total: 0 })
})

test('of hundreds of family exports in a ZIP, only the first ones are opened', async () => {
  const about = Buffer.from(JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION }))
  const entries = Array.from({ length: 300 }, (_, n) => ({ name: `${n}/data/family.json`, bytes: about }))
  const file = path.join(folder, 'exports.zip')
  await writeFile(file, await zipOf(entries))
  const source = await openSource([file])
  expect(await findOwnExports(source.entries)).toHaveLength(20)
  await source.close()
})
