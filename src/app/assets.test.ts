import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveAssets } from './assets.ts'
import { openPages } from './pages.ts'

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'))
  const files = { 'app-1.js': 'as it is', 'app-1.js.br': 'brotli', 'app-1.js.gz': 'gzip', 'text-2.woff2': 'letters' }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  app = fastify()
  serveAssets(app, folder)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const ask = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: `/assets/${name}`, headers })

test.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'as it is'],
  ['', undefined, 'as it is'],
])(
  'a script is sent in the smallest encoding that "%s" accepts, and can be cached forever',
  async (accepted, encoding, body) => {
    const answer = await ask('app-1.js', { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.body]).toEqual([200, body])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
  },
)

test('fonts are sent without further compression and read only once', async () => {
  const first = await ask('text-2.woff2', { 'accept-encoding': 'br' })
  expect([first.body, first.headers['content-type'], first.headers['content-encoding']]).toEqual([
    'letters',
    'font/woff2',
    undefined,
  ])
  await writeFile(path.join(folder, 'text-2.woff2'), 'others')
  expect((await ask('text-2.woff2')).body).toBe('letters')
})

test('a client with the current version gets 304', async () => {
  const { headers } = await ask('app-1.js', { 'accept-encoding': 'br' })
  const again = await ask('app-1.js', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await ask('app-1.js', { 'if-none-match': String(headers.etag) })).body).toBe('as it is')
})

test('a HEAD request gets headers without a body', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/assets/text-2.woff2' })
  expect([statusCode, headers['content-length'], body]).toEqual([200, '7', ''])
})

test('after the web is rebuilt, both the new files and the ones already read are served', async () => {
  expect((await ask('app-1.js')).body).toBe('as it is')
  await rm(path.join(folder, 'app-1.js'))
  expect((await ask('app-2.js')).statusCode).toBe(404)
  await writeFile(path.join(folder, 'app-2.js'), 'as it is now')
  // Starts further requests while the first ones are still reading.
  const asked: ReturnType<typeof ask>[] = []
  for (let i = 0; i < 200; i++) {
    asked.push(ask('app-2.js'))
    await nextTurn()
  }
  const many = await Promise.all(asked)
  expect(new Set(many.map(({ body }) => body))).toEqual(new Set(['as it is now']))
  expect((await ask('app-1.js')).body).toBe('as it is')
})

test("a file that couldn't be read is read again on the next request", async () => {
  await rm(path.join(folder, 'text-2.woff2'))
  const away = await ask('text-2.woff2')
  expect([away.statusCode, away.headers['cache-control']]).toEqual([404, undefined])
  await writeFile(path.join(folder, 'text-2.woff2'), 'again')
  expect((await ask('text-2.woff2')).body).toBe('again')
})

test.each([
  '',
  'none.js',
  'app-1.js.br',
  '..%2fapp-1.js',
  '..',
  '.',
  'app-1.js/',
  'app-1.js%00',
  'APP-1.js',
  '%2e%2e/x.js',
])('/assets/%s is not found', async (name) => {
  expect((await ask(name)).statusCode).toBe(404)
})

test('the server starts even if the web build was interrupted', async () => {
  await openPages([], folder).serve(app, { readSession: async () => null })
  expect((await app.inject({ method: 'GET', url: '/' })).statusCode).toBe(404)
})

test('a running server keeps its files when another build becomes the latest', async () => {
  for (const build of ['old', 'new']) {
    await mkdir(path.join(folder, build, 'assets'), { recursive: true })
    await writeFile(path.join(folder, build, 'assets', `${build}.js`), build)
    await writeFile(path.join(folder, build, 'app.html'), build)
  }
  const latest = path.join(folder, 'latest')
  await symlink('old', latest)
  const server = fastify()
  const visits = { readSession: async () => null }
  const pages = openPages([{ pages: ['/dashboard'] }], latest)
  server.setNotFoundHandler((request, reply) => pages.otherwise(request, reply, visits))
  await pages.serve(server, visits)
  await symlink('new', `${latest}.next`)
  await rename(`${latest}.next`, latest)
  expect((await server.inject('/assets/old.js')).body).toBe('old')
  expect((await server.inject('/dashboard')).body).toBe('old')
  await server.close()
})
