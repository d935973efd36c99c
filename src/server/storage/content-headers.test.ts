import { existsSync, readFileSync } from 'node:fs'
import { createServer, request, type OutgoingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#shared/test-any-text.ts'
import { contentHeaders, namesEtag } from './content-headers.ts'
import { contentDisposition, downloadName } from './download-name.ts'

const samples = path.resolve(process.env.SAMPLES_DIR ?? '../shared/samples')
const namesFile = path.join(samples, 'bad/names.json')
const hostileNames: string[] = existsSync(namesFile) ? JSON.parse(readFileSync(namesFile, 'utf8')).names : []

const photo = { contentType: 'image/jpeg', filename: 'beach.jpg', etag: 'abc-1', fresh: true }

test('a photo is served as an image and can run nothing', () => {
  expect(contentHeaders(photo)).toEqual({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="beach.jpg"; filename*=UTF-8''beach.jpg`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: '"abc-1"',
    'cache-control': 'private, max-age=2592000, immutable',
    'no-vary-search': 'params=("k" "e" "s")',
    vary: 'Cookie',
  })
})

test.each([
  'text/html',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/xml',
  'application/javascript',
  'IMAGE/JPEG',
  '',
  '__proto__',
  'constructor',
])('a file with the type %j is never rendered as that', (contentType) => {
  const headers = contentHeaders({ ...photo, contentType, filename: 'page.html' })
  expect(headers['content-type']).toBe('application/octet-stream')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="page\.html\.bin"/)
})

test('a PDF and a raw photo keep their type but are only downloaded', () => {
  for (const contentType of ['application/pdf', 'image/x-adobe-dng']) {
    const headers = contentHeaders({ ...photo, contentType })
    expect(headers['content-type']).toBe(contentType)
    expect(headers['content-disposition']).toMatch(/^attachment/)
  }
})

test("a cached original is revalidated before it's shown, since it may have been deleted", () => {
  expect(contentHeaders({ ...photo, fresh: false, download: true })).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-disposition': expect.stringMatching(/^attachment/),
  })
  expect(contentHeaders({ ...photo, filename: undefined })['content-disposition']).toBe('inline')
})

test.each([
  ['family \u202Egpj.exe.jpg', 'family gpj.exe.jpg'],
  ['../../../../secret.jpg', '_.._.._.._secret.jpg'],
  ['C:\\photo.jpg', 'C__photo.jpg'],
  ['photo.jpg\0.php', 'photo.jpg.php.jpg'],
  ['carriage\r\nX-Header: 1.jpg', 'carriageX-Header_ 1.jpg'],
  ['.hidden.jpg', 'hidden.jpg'],
  ['no-extension', 'no-extension.jpg'],
  ['UPPER.JPEG', 'UPPER.JPEG'],
  ['trailing dot.jpg.', 'trailing dot.jpg'],
  ['CON.jpg', '_CON.jpg'],
  ['aux', '_aux.jpg'],
  ['polyglot.html', 'polyglot.html.jpg'],
  ['.', 'hearthbook.jpg'],
  ['', 'hearthbook.jpg'],
  ['.jpg', 'jpg.jpg'],
  ['👨‍👩‍👧 ❤️ birthday 🎂.jpg', '👨‍👩‍👧 ❤️ birthday 🎂.jpg'],
  ['zero\u200Bwidth.jpg', 'zerowidth.jpg'],
  ['half \uD83D.jpg', 'half \uFFFD.jpg'],
])('a file called %j is downloaded as %j', (filename, saved) => {
  expect(downloadName(filename, 'image/jpeg')).toBe(saved)
})

test('a name of a thousand characters, or of a hundred family emoji, is shortened between characters and keeps its extension', () => {
  expect(downloadName(`${'a'.repeat(1000)}.jpg`, 'image/jpeg')).toBe(`${'a'.repeat(120)}.jpg`)
  expect(downloadName('👨‍👩‍👧'.repeat(100), 'image/jpeg')).toBe(`${'👨‍👩‍👧'.repeat(15)}.jpg`)
  expect(downloadName(`a.${'b'.repeat(1000)}`, 'image/jpeg').length).toBeLessThan(130)
})

test('the header has an ASCII name for old browsers and the full name for others', () => {
  expect(contentDisposition('attachment', `Zoë's "été" 100%.jpg`)).toBe(
    `attachment; filename="Zoe's _ete_ 100_.jpg"; filename*=UTF-8''Zo%C3%AB%27s%20%22%C3%A9t%C3%A9%22%20100%25.jpg`,
  )
})

test('for any file name, the header is valid for servers and browsers', () => {
  const anyName = fc.oneof(anyText(), fc.string({ unit: 'grapheme' }))
  const readable = /^inline; filename="[\x20\x21\x23-\x5B\x5D-\x7E]+"; filename\*=UTF-8''[A-Za-z0-9!#$&+\-.^_`|~%]+$/
  fc.assert(
    fc.property(anyName, (filename) => {
      expect(contentHeaders({ ...photo, filename })['content-disposition']).toMatch(readable)
    }),
  )
})

test.skipIf(hostileNames.length === 0)(
  'the names in bad/names.json pass through a real server without adding a header',
  async () => {
    for (const filename of hostileNames) {
      const sent = contentHeaders({ ...photo, filename })
      const received = await throughServer(sent)
      expect(received['content-disposition']).toBe(sent['content-disposition'])
      expect(received).not.toHaveProperty('x-header')
    }
  },
)

test.each([
  ['"abc-1"', true],
  ['W/"abc-1"', true],
  ['"other", "abc-1"', true],
  ['*', true],
  ['"abc-2"', false],
  ['abc-1', false],
  [undefined, false],
])('If-None-Match %j matches this version: %j', (header, wanted) => {
  expect(namesEtag(header, 'abc-1')).toBe(wanted)
})

async function throughServer(headers: OutgoingHttpHeaders) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end()
  const [answer] = await once(sent, 'response')
  answer.resume()
  server.closeAllConnections()
  server.close()
  return answer.headers
}
