import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { anyone, contract, operation } from '#shared/contract.ts'
import { createHttpApp } from './http-app.ts'
import type { Http } from './route.ts'

const words = z.object({ words: z.array(z.string()) })
const listed = { access: anyone, summary: 'List', response: words } as const
const { list, short, secret, change, media, page, stream } = contract({
  list: operation('GET', '/api/list', listed),
  short: operation('GET', '/api/short', listed),
  secret: operation('GET', '/api/secret', { ...listed, has_secret: true }),
  change: operation('POST', '/api/change', listed),
  media: operation('GET', '/media/photo', { access: anyone, summary: 'Photo', raw: true }),
  page: operation('GET', '/page', { access: anyone, summary: 'Page', raw: true }),
  stream: operation('GET', '/stream', { access: anyone, summary: 'Events', raw: true }),
})

const many = { words: Array.from({ length: 400 }, (_, at) => `summer ${at}`) }
const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }
let app: FastifyInstance

beforeAll(async () => {
  const send = (type: string, body: string | Buffer | Readable) => async (_: unknown, http: Http) => {
    http.reply.header('etag', '"1"').header('vary', 'Cookie').type(type).send(body)
  }
  app = await createHttpApp({
    config: loadConfig({ SECRET: 'x'.repeat(40), APP_URL: 'http://localhost:3000' }),
    log: openLog('silent'),
    routes: [
      ...[list, secret, change].map((one) => ({ operation: one, handle: async () => many })),
      { operation: short, handle: async () => ({ words: ['summer'] }) },
      { operation: media, handle: send('image/svg+xml', 'x'.repeat(5_000)) },
      { operation: page, handle: send('text/html; charset=utf-8', '<p>summer</p>'.repeat(500)) },
      { operation: stream, handle: send('text/event-stream', Readable.from(['data: summer\n\n'.repeat(500)])) },
    ],
  })
})
afterAll(() => app.close())

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } })

describe('an answer is compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
  ] as const)('for a client that accepts %s', async (accepted, encoding) => {
    const answer = await ask('/api/list', { 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
      vary: 'Accept-Encoding',
    })
    expect(JSON.parse(decoders[encoding](answer.rawPayload).toString())).toEqual(many)
    expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(many).length / 3)
  })

  test('if it is a page, whose ETag then is weak', async () => {
    const { headers, rawPayload } = await ask('/page')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding', etag: 'W/"1"' })
    expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^<p>summer/)
  })
})

describe("an answer isn't compressed", () => {
  test('for a client that accepts none of the encodings, but caches know that others do', async () => {
    for (const accepted of ['', 'identity', 'deflate', 'br;q=0']) {
      const { headers, body } = await ask('/api/list', { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
      expect(JSON.parse(body)).toEqual(many)
    }
  })

  test.each([
    ['is short', '/api/short'],
    ['has a secret', '/api/secret'],
    ['is media', '/media/photo'],
    ['is a stream of events', '/stream'],
  ])('if it %s', async (_, url) => {
    const { headers, statusCode } = await ask(url)
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
  })

  test('if another page caused the request, which could learn from its length', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await ask('/api/list', { 'sec-fetch-site': site })).headers['content-encoding']).toBeUndefined()
    expect((await ask('/api/list', { 'sec-fetch-site': 'same-origin' })).headers['content-encoding']).toBe('br')
  })

  test("if it's to a change, or only about the headers", async () => {
    const headers = { 'accept-encoding': 'br', origin: 'http://localhost:3000' }
    const changed = await app.inject({ method: 'POST', url: '/api/change', headers })
    const head = await app.inject({ method: 'HEAD', url: '/api/list', headers })
    expect([changed, head].map(({ statusCode, headers: sent }) => [statusCode, sent['content-encoding']])).toEqual([
      [200, undefined],
      [200, undefined],
    ])
  })
})
