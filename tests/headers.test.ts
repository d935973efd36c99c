import { request as httpRequest } from 'node:http'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp } from '#kit/test-app.ts'
import { beginUpload, idOf, tus } from '#kit/uploads.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

openOnceForAnaAndBen()

const everyAnswer = {
  'content-security-policy': /default-src|sandbox/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'permissions-policy': /camera=\(self\), microphone=\(self\)/,
}

function expectProtected(headers: Headers, of: string) {
  for (const [name, value] of Object.entries(everyAnswer))
    expect(headers.get(name) ?? 'none', `${name} of ${of}`).toMatch(value)
  expect(headers.get('content-security-policy'), of).toMatch(/frame-ancestors '(none|self)'/)
  expect(headers.get('content-security-policy'), of).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
  expect(headers.get('server'), of).toBeNull()
  expect(headers.get('x-powered-by'), of).toBeNull()
}

test('text responses declare their charset, including SVG files', async () => {
  for (const address of ['/', '/icon.svg', '/api/openapi.json']) {
    const answer = await ana.fetches(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/; charset=utf-8$/),
    ])
  }
})

test('a page of the app loads first what runs first, and the texts of the reader’s language', async () => {
  const linksIn = async (language: string) => {
    const headers = { accept: 'text/html', 'accept-language': language }
    const { headers: sent } = await ana.fetches(`/families/${family.family_id}/photos`, { headers })
    return sent.get('link')!.split(', ')
  }
  const german = await linksIn('de')
  const order = german.map((link) => /^<\/(?:assets\/)?([\w-]+)/.exec(link)![1]).slice(0, 2)
  expect(order).toEqual(['theme-boot', 'first-reads'])
  expect(new Set(german).size).toBe(german.length)
  expect(german.length).toBeGreaterThan(4)
  const differing = (await linksIn('fr')).filter((link) => !german.includes(link))
  expect(differing).toHaveLength(1)
})

test('every response has the security headers', async () => {
  const photo_id = await seedPhoto(ana, family)
  const photo = await ana.call(photosContract.getPhoto, { family_id: family.family_id, photo_id })
  const { small_url } = photo
  const original_url = photo.original_url!
  const uploads = `/api/families/${family.family_id}/uploads`
  const begun = await beginUpload(ana, family, Buffer.from('0123456789'), { length: 20 })
  const upload = `${uploads}/${idOf(begun)}`
  expectProtected(begun.headers, 'a new upload')
  const asked: [string, RequestInit][] = [
    ...[
      '/',
      '/login',
      '/nothing/here',
      '/healthz',
      '/readyz',
      '/metrics',
      '/dev/mailbox',
      '/api/openapi.json',
      '/api/docs',
    ],
    ...[
      '/api/session',
      '/api/families',
      '/api/families/not-an-id',
      '/api/nothing',
      '/media/nothing',
      '//',
      '//evil.example/..',
    ],
    ...[
      '/%ZZ',
      '/api/families/%00',
      '/assets/../../../etc/passwd',
      '/..%2f..%2fetc%2fpasswd',
      original_url,
      small_url,
      `${original_url}x`,
    ],
  ].map((path) => [path, {}])
  asked.push(
    [original_url, { headers: { range: 'bytes=0-3' } }],
    [original_url, { headers: { range: 'bytes=99999-' } }],
    [original_url, { headers: { 'if-none-match': `"${photo_id}"` } }],
    ['/api/families', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/api/families', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
    ['/api/families', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/api/families', { method: 'DELETE' }],
    [upload, { method: 'HEAD', headers: tus }],
    [upload, { method: 'GET', headers: tus }],
    [
      upload,
      { method: 'PATCH', headers: { ...tus, 'upload-offset': '3', 'content-type': 'application/offset+octet-stream' } },
    ],
    [uploads, { method: 'POST', headers: tus }],
    [upload, { method: 'DELETE', headers: tus }],
  )
  for (const [path, init] of asked) {
    const answer = await ana.fetches(path, { redirect: 'manual', ...init })
    expectProtected(answer.headers, `${init.method ?? 'GET'} ${path}`)
    expect(answer.status, path).not.toBe(500)
    expect(await answer.text(), path).not.toMatch(/root:|node_modules|\bat .*\.ts:\d/)
  }
})

test('an operator can require HTTPS for subdomains too', () => {
  expect(securityHeaders({ secure: true, hstsSubdomains: true, mapTiles: undefined })).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('over HTTPS, HSTS is sent and the cookie has the __Host- prefix', async () => {
  const secure = await openTestApp({ config: { appUrl: 'https://photos.example.org', secure: true } })
  try {
    const { headers } = await secure.visitor().sends({ method: 'GET', url: '/healthz' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    const email = 'ana@example.org'
    const asked = await secure.visitor().tries(signInContract.startSignIn, { email })
    const cookies = [asked.headers['set-cookie']].flat().map(String)
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/SameSite=Lax/)
      expect(cookie).not.toMatch(/Domain=/)
    }
  } finally {
    await secure.close()
  }
})

test('an invalid HTTP request is refused without revealing anything about the server', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'))
    let text = ''
    socket
      .on('data', (part) => (text += String(part)))
      .on('close', () => resolve(text))
      .on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect(answer).not.toMatch(/node|fastify|stack/i)
})

test('too many headers, or a header that never ends, end the request and not the server', async () => {
  const huge = await new Promise<number>((resolve) => {
    const asking = httpRequest(`${server.url}/healthz`, { headers: { cookie: `a=${'x'.repeat(60_000)}` } }, (answer) =>
      resolve(answer.statusCode!),
    )
    asking.on('error', () => resolve(0)).end()
  })
  expect([0, 400, 431]).toContain(huge)
  expect((await ana.fetches('/healthz')).status).toBe(200)
})

test('path traversal is not found', async () => {
  const climbs = [
    '/assets/../../../../etc/passwd',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/....//package.json',
    '/app.html/../../package.json',
    '/.env',
    '/.git/config',
    '/src/app/main.ts',
  ]
  for (const path of climbs) {
    const { status, text } = await rawly(path)
    expect([path, status < 300 && !/^<!doctype html>/i.test(text)]).toEqual([path, false])
    expect(text, path).not.toMatch(/root:|"dependencies"|import \{/)
  }
})

/** A raw request, because fetch normalizes URLs. */
function rawly(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    httpRequest({ hostname, port, path }, async (answer) => {
      resolve({ status: answer.statusCode!, text: await textOf(answer) })
    })
      .on('error', reject)
      .end()
  })
}
