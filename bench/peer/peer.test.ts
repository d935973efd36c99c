import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { asTable, compare } from './compare.ts'
import { hearthbook } from './hearthbook.ts'
import { immich } from './immich.ts'

const KEY = 'a key of Immich'
let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(() => server.close())

/** Immich's API as https://api.immich.app describes it, with photos of May 2024. */
async function startImmichDouble() {
  const assets: string[] = []
  const answer = async (request: IncomingMessage): Promise<[number, unknown]> => {
    if (request.headers['x-api-key'] !== KEY) return [401, { message: 'Authentication required' }]
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const body = new Response(new Uint8Array(await buffer(request)), { headers })
    const [, , of, id] = pathname.split('/')
    if (request.method === 'POST' && pathname === '/api/assets') {
      const form = await body.formData()
      for (const field of ['deviceAssetId', 'deviceId', 'fileCreatedAt', 'fileModifiedAt', 'assetData'])
        if (!form.has(field)) return [400, { message: [`${field} should not be empty`] }]
      assets.push(crypto.randomUUID())
      return [201, { id: assets.at(-1), status: 'created' }]
    }
    if (pathname === '/api/timeline/buckets') return [200, [{ timeBucket: '2024-05-01', count: assets.length }]]
    if (pathname === '/api/timeline/bucket' && searchParams.get('timeBucket') === '2024-05-01')
      return [200, { id: assets }]
    if (request.method === 'POST' && pathname === '/api/search/metadata')
      return [200, { assets: { items: [], total: 0, nextPage: null }, filter: await body.json() }]
    if (of === 'assets' && assets.includes(id!)) return [200, { id }]
    return [404, { message: 'Not found' }]
  }
  const double = createServer((request, response) => {
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  }).listen(0, '127.0.0.1')
  await once(double, 'listening')
  return { url: `http://127.0.0.1:${(double.address() as AddressInfo).port}`, close: () => double.close() }
}

test('Hearthbook and Immich are measured in turns, and a table compares them', async () => {
  const ana = await server.person('Ana')
  await ana.opensFamily('The Racers')
  const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'Bench', scopes: ['read', 'add'] })
  const other = await startImmichDouble()
  const peers = [await hearthbook(server.url, token), immich(other.url, KEY)]
  const bytes = await drawPicture({ taken: '2024:05:06 10:00:00' })
  const photos = ['a', 'b', 'c'].map((name) => ({ filename: `${name}.jpg`, bytes: Buffer.from(bytes) }))
  const rows = await compare(peers, { photos, word: 'beach', rounds: 2, seconds: 0.2 })
  for (const { client } of peers) client.close()
  other.close()

  expect(rows.map(({ what }) => what)).toEqual([
    '3 photos added and shown',
    'Months of the timeline',
    'The month 2024-05, whole',
    'One photo',
    'Search by a word',
    'Search by ten days',
    'One photo, per second over 16 connections',
    'Thumbnails, per second over 16 connections',
  ])
  const shapes = [
    /^\d+\.\d s$/,
    ...Array(5).fill(/^p50 [\d.]+ ms, p95 [\d.]+ ms, [\d.]+ kB$/),
    /^[1-9]\d*$/,
    /^[1-9]\d*$/,
  ]
  for (const [at, { results }] of rows.entries()) {
    expect(results).toHaveLength(2)
    for (const result of results) expect(result).toMatch(shapes[at])
  }
  expect(asTable(peers, rows).split('\n')).toHaveLength(rows.length + 2)
})
