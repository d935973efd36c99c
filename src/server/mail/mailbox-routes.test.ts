import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalMailbox, type LocalMailbox } from './local-mailbox.ts'
import { isLoopbackRequest } from './loopback-only.ts'
import { renderMail } from './mail-layout.ts'
import { registerMailbox } from './mailbox-routes.ts'

let folder: string
let mailbox: LocalMailbox
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/hearthbook-mailbox-`)
  mailbox = openLocalMailbox(folder)
  app = fastify()
  registerMailbox(app, mailbox)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress })

test('the operator sees a new letter, opens it and can press its button', async () => {
  expect((await get('/dev/mailbox')).body).toContain('No mail yet')
  const letter = renderMail({
    locale: 'en',
    preheader: 'p',
    heading: 'Hello',
    body: [{ label: 'Sign in', url: 'http://localhost:3000/sign-in/link?token=t' }, { code: '123456' }],
    footer: 'f',
  })
  await mailbox.keep({ to: 'aunt@example.org', subject: 'Your link', ...letter }, 'Hearthbook <h@localhost>')

  const list = await get('/dev/mailbox')
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(list.body).toContain('Your link')
  expect(list.body).toContain('http-equiv="refresh" content="3"')
  const [, address] = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.body)!
  const page = await get(address!)
  expect(page.body).toContain('aunt@example.org')
  expect(page.body).toContain('123456')
  const [, frame] = /<iframe src="([^"]+)"/.exec(page.body)!
  const framed = await get(frame!)
  expect(framed.body).toContain('<base target="_top">')
  expect(framed.body).toContain('href="http://localhost:3000/sign-in/link?token=t"')
  expect(framed.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  for (const { body } of [list, page, framed]) expect(body).not.toMatch(/<script|\son\w+=/i)
})

test('a hostile letter is text on the page and powerless in its frame', async () => {
  const attack = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await mailbox.keep(
    { to: 'a@example.org', subject: attack, text: attack, html: `<html><head></head>${attack}` },
    attack,
  )
  const { id } = (await mailbox.list())[0]!
  for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
    const { body, headers } = await get(url)
    expect(body).not.toMatch(/<script|<img/i)
    expect(body).toContain('&lt;script&gt;')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
  }
  expect((await get(`/dev/mailbox/${id}/html`)).headers['content-security-policy']).toMatch(
    /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/,
  )
})

test('the page speaks the language of the browser', async () => {
  expect((await get('/dev/mailbox', { 'accept-language': 'fr-CA,fr' })).body).toContain(
    'Boîte aux lettres de cette machine',
  )
  expect((await get('/dev/mailbox', { 'accept-language': 'es' })).body).toContain('<html lang="es">')
})

test('a letter that is not there is not found', async () => {
  expect((await get('/dev/mailbox/..%2f..%2fsecret')).statusCode).toBe(404)
  expect((await get('/dev/mailbox/0190a0b0-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await get('/dev/mailbox/x/html')).statusCode).toBe(404)
})

test.each<[string, Record<string, string>, string]>([
  ['another machine', {}, '192.168.1.20'],
  ['another machine that names itself local', { host: 'localhost' }, '10.0.0.1'],
  ['a page of another site whose name was turned to this machine', { host: 'evil.example.org:3000' }, '127.0.0.1'],
  ['somebody who came through a proxy on this machine', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
])('for %s there is no mailbox', async (_who, headers, peer) => {
  for (const url of ['/dev/mailbox', '/dev/mailbox/x', '/dev/mailbox/x/html']) {
    expect((await get(url, headers, peer)).statusCode).toBe(404)
  }
})

const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isLoopbackRequest({ socket: { remoteAddress }, headers })

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]', '[::1]:3000'])(
  '%s is this machine',
  (host) => {
    for (const peer of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) expect(from(peer, { host })).toBe(true)
  },
)

test.each([
  '',
  'localhost.evil.org',
  'evil.org',
  '127.0.0.1.evil.org',
  '1270.0.1',
  '0.0.0.0',
  '[::]',
  'localhost:3000:1',
  'a@localhost',
  '128.0.0.1',
  '[fe80::1]',
])('the host %j is not this machine', (host) => expect(from('127.0.0.1', { host })).toBe(false))

test.each(['192.168.0.2', '::', '::ffff:10.0.0.1', '1270.0.0.1', '127.evil', '', undefined])(
  'the peer %j is not this machine',
  (peer) => {
    expect(from(peer, { host: 'localhost' })).toBe(false)
  },
)

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
  'whoever comes with %s came from elsewhere',
  (name) => {
    expect(from('127.0.0.1', { host: 'localhost', [name]: '' })).toBe(false)
  },
)
