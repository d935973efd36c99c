import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { COLUMNS_TYPE, fromColumns } from '#shared/columns.ts'

openOnceForAnaAndBen()

/** Two years of photos as phones take them: in bursts, with names, sizes, placeholders and a few descriptions. */
beforeAll(async () => {
  await server.sql(
    `insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height,
       duration_ms, description, is_favorite, taken_at, thumbhash, created_at)
     select uuidv7(make_interval(secs => n)), $1, $2, 'families/' || n, 'IMG_' || 1000 + n || case when n % 8 = 0 then '.MOV' else '.HEIC' end,
       case when n % 8 = 0 then 'video/quicktime' else 'image/heic' end, case when n % 8 = 0 then 'video' else 'image' end,
       3000000 + n, sha256(n::text::bytea), case when n % 3 = 0 then 3024 else 4032 end, case when n % 3 = 0 then 4032 else 3024 end,
       case when n % 8 = 0 then 3000 + n * 7919 % 9000 end, case when n % 9 = 0 then 'A walk to the lighthouse, ' || n || ' of them' end, n % 11 = 0,
       timestamp '2026-05-01 12:00' - make_interval(secs => n * 4000 + n * 7919 % 3000),
       substring(sha256(n::text::bytea || 'look') for 25), timestamptz '2026-05-02 08:00Z' + make_interval(secs => n + random())
     from generate_series(1, 300) n`,
    [family.family_id, ana.user_id],
  )
})

const page = () => `/api/families/${family.family_id}/photos?limit=100`

/** What a browser gets, byte by byte. */
async function asks(path: string, headers: Record<string, string>) {
  const { port } = new URL(server.url)
  return new Promise<{ bytes: Buffer; type: string | undefined }>((resolve, reject) => {
    const asked = request({ port, path, headers: { cookie: ana.cookie, ...headers } }, (answer) => {
      expect(answer.statusCode).toBe(200)
      buffer(answer).then((bytes) => resolve({ bytes, type: answer.headers['content-type'] }), reject)
    })
    asked.once('error', reject).end()
  })
}
const browser = {
  accept: `${COLUMNS_TYPE}, application/json`,
  'accept-encoding': 'gzip, deflate, br, zstd',
  'sec-fetch-site': 'same-origin',
}

describe('the first page of the gallery', () => {
  test('is at most 6 kB in the browser, and 20 kB unpacked', async () => {
    const { bytes, type } = await asks(page(), browser)
    expect(type).toMatch(COLUMNS_TYPE)
    const unpacked = brotliDecompressSync(bytes)
    expect(bytes.length).toBeLessThanOrEqual(6_000)
    expect(unpacked.length).toBeLessThanOrEqual(20_000)
  })

  test('has the same photos for a browser and for a script', async () => {
    const script = await ana.call(photosContract.listPhotos, { ...family, limit: 100 })
    const { bytes } = await asks(page(), browser)
    expect(fromColumns(JSON.parse(brotliDecompressSync(bytes).toString()))).toEqual(script)
    expect(JSON.parse((await asks(page(), { accept: 'application/json' })).bytes.toString())).toEqual(script)
  })
})
