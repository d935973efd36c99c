import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportKey } from '#features/exports/server/export-key.ts'
import { packSelection } from '#kit/exports.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { listZip } from '#kit/unzip.ts'

/** Beyond 32 bits, sizes and offsets need ZIP64 fields. */
const FILM_BYTES = 2 ** 32 + 2 ** 20
const PATIENCE_MS = 180_000
const CHUNK = Buffer.alloc(4 * 1024 ** 2)

let server: TestApp
/** The key of a simulated video that's too large to store in a test. */
let video: string | undefined

beforeAll(async () => {
  server = await openTestApp({
    withWorker: true,
    context: (laid) => ({
      ...laid,
      store: {
        ...laid.store,
        open: async (key, range) =>
          key === video
            ? { stream: Readable.from(darkness()), size: FILM_BYTES, contentType: 'video/mp4', stored_at: new Date() }
            : laid.store.open(key, range),
      },
    }),
  })
})
afterAll(() => server.close())

function* darkness() {
  for (let left = FILM_BYTES; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, Math.min(left, CHUNK.length))
}

test.runIf(IS_FULL)(
  'a selection of more than 4 GB downloads as one ZIP that other programs can open, with names, sizes, and times',
  async () => {
    const ana = await server.person('Ana')
    const family = await ana.opensFamily('Moreau')
    const first = await seedPhoto(ana, family, { filename: 'été.jpg', taken_at: '2019-07-04T10:00:02' })
    const long = await seedPhoto(ana, family, { filename: 'ocean.jpg', taken_at: '2020-08-05T11:30:04' })
    const last = await seedPhoto(ana, family, { filename: 'ÉTÉ.jpg', taken_at: '2021-09-06T12:45:06' })
    video = (await server.sql<{ path: string }>('select storage_path as path from photos where id = $1', [long]))[0]!
      .path
    await server.sql('update photos set bytes = $2 where id = $1', [long, FILM_BYTES])
    const url = await packSelection(ana, family, [first, long, last])
    const [, id] = url.match(/([^/]+)$/)!
    const key = exportKey({ id: id!, kind: 'selection', ...family, requested_by: ana.user_id })
    const { entries, close } = await listZip(path.join(server.config.dataDir, 'objects', key))
    expect(entries.map(({ name, bytes, modified }) => [name, bytes, modified.toISOString().slice(0, 19)])).toEqual([
      ['été.jpg', expect.any(Number), '2019-07-04T10:00:02'],
      ['ocean.jpg', FILM_BYTES, '2020-08-05T11:30:04'],
      ['ÉTÉ (2).jpg', expect.any(Number), '2021-09-06T12:45:06'],
    ])
    // The file starts after the fourth gigabyte.
    expect(String(await entries[2]!.read())).toContain(last)
    close()
    const end = await ana.fetches(url, { headers: { range: `bytes=${FILM_BYTES}-` } })
    expect([end.status, String(Buffer.from(await end.arrayBuffer())).includes(last)]).toEqual([206, true])
  },
  PATIENCE_MS,
)
