import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { loadConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { anyone, contract, operation } from '#shared/contract.ts'
import { createHttpApp } from './http-app.ts'
import { ownOrigins } from './same-origin.ts'

const { write, read } = contract({
  write: operation('POST', '/api/words', { access: anyone, summary: 'Write', body: z.object({}) }),
  read: operation('GET', '/api/words', { access: anyone, summary: 'Read' }),
})
let app: FastifyInstance
let written = 0

beforeAll(async () => {
  const config = loadConfig({ SECRET: 'x'.repeat(40), APP_URL: 'https://photos.example.org' })
  const routes = [
    { operation: write, handle: async () => void written++ },
    { operation: read, handle: async () => {} },
  ]
  app = await createHttpApp({ config, log: openLog('silent'), routes })
})
afterAll(() => app.close())

const ours = { origin: 'https://photos.example.org', 'content-type': 'application/json', cookie: 'hearthbook=x' }

// Browsers ask for these credentials or take them from the URL, then send them from any site.
const basic = { cookie: undefined, authorization: 'Basic YTpi' }
const bearer = { cookie: undefined, authorization: 'Bearer x', origin: undefined }

const attacks: [string, Record<string, string | undefined>, number][] = [
  ['from nowhere (no Origin)', { origin: undefined }, 403],
  ['from a page that hides where it is', { origin: 'null' }, 403],
  ['from another site', { origin: 'https://evil.example' }, 403],
  ['from our name over plain http', { origin: 'http://photos.example.org' }, 403],
  ['from our name on another port', { origin: 'https://photos.example.org:8443' }, 403],
  ['from a name below ours', { origin: 'https://evil.photos.example.org' }, 403],
  ['from a name that begins like ours', { origin: 'https://photos.example.org.evil.example' }, 403],
  ['from a name that ends like ours', { origin: 'https://evilphotos.example.org' }, 403],
  ['that the browser says comes from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['that the browser says comes from a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
  ['that someone typed, as the browser says', { 'sec-fetch-site': 'none' }, 403],
  ['that Host makes look like ours', { origin: 'https://evil.example', host: 'evil.example' }, 403],
  ['with a made-up bearer beside the cookie', { origin: 'https://evil.example', authorization: 'Bearer x' }, 403],
  ['with Basic authorization from another site', { ...basic, origin: 'https://evil.example' }, 403],
  ['with Basic authorization and no Origin', { ...basic, origin: undefined }, 403],
  ['with Basic authorization, as a form', { ...basic, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['with a bearer, as a form', { ...bearer, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['as a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['as plain text', { 'content-type': 'text/plain' }, 415],
  ['as plain text that mentions JSON', { 'content-type': 'text/plain; application/json' }, 415],
  ['as a type that only begins like ours', { 'content-type': 'application/jsonp' }, 415],
  ['without a type', { 'content-type': undefined }, 415],
]

test.each(attacks)('a change %s is refused before anything is done', async (_what, change, status) => {
  const headers = Object.fromEntries(Object.entries({ ...ours, ...change }).filter(([, value]) => value !== undefined))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/words',
    headers: headers as Record<string, string>,
    payload: '{}',
  })
  expect(answer.statusCode).toBe(status)
  expect(written).toBe(0)
})

test('a change from our own page succeeds, over https and http', async () => {
  for (const site of [{ 'sec-fetch-site': 'same-origin' }, {}]) {
    const answer = await app.inject({ method: 'POST', url: '/api/words', headers: { ...ours, ...site }, payload: '{}' })
    expect(answer.statusCode).toBe(204)
  }
  expect(written).toBe(2)
})

test("every origin can send GET requests, but can't read the responses", async () => {
  const answer = await app.inject({ url: '/api/words', headers: { origin: 'https://evil.example' } })
  expect(answer.statusCode).toBe(204)
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/words',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.statusCode).toBe(404)
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test("localhost and 127.0.0.1 are the same origin; other names aren't", () => {
  expect([...ownOrigins('http://localhost:3000')]).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
  expect([...ownOrigins('http://127.0.0.1:3000')]).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000'])
  expect([...ownOrigins('https://localhost.example.org')]).toEqual(['https://localhost.example.org'])
})
