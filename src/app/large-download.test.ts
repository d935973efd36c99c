import { once } from 'node:events'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { placePhoto } from './testing/photos.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { listZip } from './testing/unzip.ts'

/** More than 32 bits count: sizes and places beyond need the larger numbers of ZIP64. */
const FILM_BYTES = 2 ** 32 + 2 ** 20
const PATIENCE_MS = 180_000
const CHUNK = Buffer.alloc(4 * 1024 ** 2)

let house: TestApp
/** Where the film would lie that is larger than any test wants to keep. */
let film: string | undefined

beforeAll(async () => {
  house = await openTestApp({
    foundation: (laid) => ({
      ...laid,
      store: {
        ...laid.store,
        open: async (key, range) =>
          key === film
            ? { stream: Readable.from(darkness()), size: FILM_BYTES, contentType: 'video/mp4' }
            : laid.store.open(key, range),
      },
    }),
  })
})
afterAll(() => house.close())

function* darkness() {
  for (let left = FILM_BYTES; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, Math.min(left, CHUNK.length))
}

/**
 * Saves the body of an answer with holes where it is nothing but zeros, so that it takes no room. To HTTP/1.0 it comes as it
 * is, up to the end, and into one buffer: whatever else reads it copies it more than once, and four gigabytes are many.
 */
async function saveSparse(from: string, cookie: string, file: string): Promise<number> {
  const { hostname, port, host, pathname } = new URL(from)
  const handle = openSync(file, 'w')
  let head = Buffer.alloc(0)
  let at: number | undefined
  const save = (bytes: Buffer) => {
    if (at === undefined) {
      head = Buffer.concat([head, bytes])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      expect(head.toString('latin1', 0, end)).toMatch(/^HTTP\/1.1 200 /)
      bytes = head.subarray(end + 4)
      at = 0
    }
    if (!CHUNK.subarray(0, bytes.length).equals(bytes)) writeSync(handle, bytes, 0, bytes.length, at)
    at += bytes.length
  }
  try {
    const callback = (count: number, buffer: Uint8Array) => {
      save(Buffer.from(buffer.buffer, buffer.byteOffset, count))
      return true
    }
    const socket = connect({
      ...{ host: hostname, port: Number(port) },
      onread: { buffer: Buffer.alloc(CHUNK.length), callback },
    })
    socket.write(`GET ${pathname} HTTP/1.0\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`)
    await once(socket, 'close')
    ftruncateSync(handle, at ?? 0)
    return at ?? 0
  } finally {
    closeSync(handle)
  }
}

test(
  'a choice of more than 4 GB comes as one ZIP that other programs open, with its names, sizes and times',
  async () => {
    const ana = await house.person('Ana')
    const family = await ana.opensFamily('Moreau')
    const first = await placePhoto(ana, family, { filename: 'été.jpg', taken_at: '2019-07-04T10:00:02' })
    const long = await placePhoto(ana, family, { filename: 'ocean.jpg', taken_at: '2020-08-05T11:30:04' })
    const last = await placePhoto(ana, family, { filename: 'ÉTÉ.jpg', taken_at: '2021-09-06T12:45:06' })
    film = (await house.sql<{ path: string }>('select storage_path as path from photos where id = $1', [long]))[0]!.path
    const photo_ids = [first, long, last]
    const { id } = await ana.call(photoSelectionsContract.createPhotoDownload, { ...family, photo_ids })
    const file = path.join(house.config.dataDir, 'large.zip')
    try {
      const from = `${house.url}/api/families/${family.family_id}/photo-downloads/${id}`
      expect(await saveSparse(from, ana.cookie, file)).toBeGreaterThan(FILM_BYTES)
      const { entries, close } = await listZip(file)
      expect(entries.map(({ name, bytes, modified }) => [name, bytes, modified.toISOString().slice(0, 19)])).toEqual([
        ['été.jpg', expect.any(Number), '2019-07-04T10:00:02'],
        ['ocean.jpg', FILM_BYTES, '2020-08-05T11:30:04'],
        ['ÉTÉ (2).jpg', expect.any(Number), '2021-09-06T12:45:06'],
      ])
      // It begins beyond the fourth gigabyte.
      expect(String(await entries[2]!.read())).toContain(last)
      close()
    } finally {
      await rm(file, { force: true })
    }
  },
  PATIENCE_MS,
)
