import { mkdtemp, readFile, readdir, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { packedTowns } from './packed-towns.ts'

test('towns are packed once, and packed again if the cache is damaged or outdated', async () => {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'hearthbook-towns-')), 'cache')
  const file = path.join(folder, 'towns')
  const packed = await packedTowns(folder)
  expect(packed.populations.length).toBeGreaterThan(100_000)
  const cached = await readFile(file)
  const isPackedAlike = async () => isDeepStrictEqual(await packedTowns(folder), packed)
  expect(await isPackedAlike()).toBe(true)
  expect(await readdir(folder)).toEqual(['towns'])

  // Changes a population, which shows that the file is read.
  const marked = Buffer.from(cached)
  marked.writeUInt32LE(7, marked.indexOf(Buffer.from(packed.populations.buffer, 0, 16)))
  await writeFile(file, marked)
  expect((await packedTowns(folder)).populations[0]).toBe(7)

  await truncate(file, cached.length / 2)
  expect(await isPackedAlike()).toBe(true)
  await writeFile(file, Buffer.concat([Buffer.alloc(32), cached.subarray(32)]))
  expect(await isPackedAlike()).toBe(true)
  expect(await readFile(file)).toEqual(cached)
})

test("towns load even if the cache folder isn't writable", async () => {
  const closed = path.join(await mkdtemp(path.join(tmpdir(), 'hearthbook-towns-')), 'a file')
  await writeFile(closed, '')
  expect((await packedTowns(closed)).populations.length).toBeGreaterThan(100_000)
})
