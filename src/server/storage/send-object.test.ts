import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encryptedStore } from '#server/encryption/encrypted-store.ts'
import { testDataKeys } from '#server/encryption/test-data-keys.ts'
import { DrainingResponse } from '#server/http/body-drain.ts'
import { newId } from '#shared/ids.ts'
import { openBareStore } from './open-store.ts'
import { ObjectMissing } from './object-store.ts'
import { sendObject } from './send-object.ts'

const KEY = 'families/f1/photos/p1/v1/film.mp4'
/** Long enough to be sent in many pieces. */
const original = randomBytes(5_000_000)
let dataDir: string
let app: FastifyInstance

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-send-'))
  const store = await openBareStore({ dataDir, s3: undefined })
  await store.put(KEY, Buffer.from('0123456789'), { contentType: 'video/mp4' })
  app = fastify({ http: { ServerResponse: DrainingResponse } })
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof ObjectMissing ? 404 : 500).send())
  app.get('/film', async (request, reply) => {
    await sendObject(store, KEY, { request, reply }, { etag: 'film-1', fresh: true })
    return reply
  })
  const encrypted = encryptedStore(store, testDataKeys(), { isOn: true })
  for (const [name, its] of Object.entries({ store, encrypted })) {
    const key = `families/${newId()}/photos/${newId()}/original.mp4`
    await its.put(key, original, { contentType: 'video/mp4' })
    app.get(`/${name}`, async (request, reply) => {
      await sendObject(its, key, { request, reply }, { etag: name, fresh: true })
      return reply
    })
  }
  app.get('/absent', async (request, reply) => {
    await sendObject(store, 'absent', { request, reply }, { etag: 'absent', fresh: true })
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true })
})

async function get(headers: Record<string, string> = {}, { method = 'GET', url = '/film' } = {}) {
  const answer = await fetch(app.listeningOrigin + url, { method, headers })
  const { headers: got, status } = answer
  const body = await answer.text()
  return {
    status,
    body,
    type: got.get('content-type'),
    length: got.get('content-length'),
    range: got.get('content-range'),
    got,
  }
}

test('a video plays from its beginning and from the middle', async () => {
  expect(await get()).toMatchObject({ status: 200, body: '0123456789', type: 'video/mp4', length: '10', range: null })
  expect(await get({ range: 'bytes=4-6' })).toMatchObject({
    status: 206,
    body: '456',
    length: '3',
    range: 'bytes 4-6/10',
  })
  expect(await get({ range: 'bytes=-2' })).toMatchObject({ status: 206, body: '89', range: 'bytes 8-9/10' })
  expect(await get({ range: 'bytes=10-' })).toMatchObject({ status: 416, body: '', range: 'bytes */10' })
  expect(await get({ range: 'bytes=0-1,4-5' })).toMatchObject({ status: 200, body: '0123456789' })
})

test('a video that changed since is sent whole instead of a range', async () => {
  expect(await get({ range: 'bytes=4-6', 'if-range': '"film-1"' })).toMatchObject({ status: 206, body: '456' })
  expect(await get({ range: 'bytes=4-6', 'if-range': '"film-0"' })).toMatchObject({ status: 200, body: '0123456789' })
})

test("a response that the browser has cached isn't sent again", async () => {
  const answer = await get({ 'if-none-match': '"film-1"' })
  expect(answer).toMatchObject({ status: 304, body: '' })
  expect(answer.got.get('etag')).toBe('"film-1"')
  expect(answer.got.get('cache-control')).toBe('private, max-age=2592000, immutable')
  expect(answer.got.get('vary')).toBe('Cookie')
})

test('a HEAD request for a video gets its headers without a body', async () => {
  expect(await get({}, { method: 'HEAD' })).toMatchObject({ status: 200, body: '', type: 'video/mp4', length: '10' })
})

test('a missing video fails before anything is sent', async () => {
  expect((await get({}, { url: '/absent' })).status).toBe(404)
  expect((await get({ range: 'bytes=0-1' }, { url: '/absent' })).status).toBe(404)
})

test('large originals arrive unchanged, several at a time, encrypted or not', async () => {
  const download = async (url: string, headers: Record<string, string> = {}) =>
    Buffer.from(await (await fetch(app.listeningOrigin + url, { headers })).arrayBuffer())
  const range = { range: 'bytes=1000001-3999999' }
  for (const url of ['/store', '/encrypted']) {
    const received = await Promise.all([download(url), download(url), download(url, range), download(url, range)])
    const isWhole = [
      original,
      original,
      original.subarray(1_000_001, 4_000_000),
      original.subarray(1_000_001, 4_000_000),
    ]
    expect(received.map((bytes, at) => bytes.equals(isWhole[at]!))).toEqual([true, true, true, true])
  }
})
