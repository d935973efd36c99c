import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalMailbox, type LocalMailbox } from './local-mailbox.ts'
import { openMailboxAccess } from './mailbox-access.ts'
import { renderMail } from './mail-layout.ts'
import { registerMailbox } from './mailbox-routes.ts'

let folder: string
let mailbox: LocalMailbox
let app: FastifyInstance
let cookie: string

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/hearthbook-mailbox-`)
  mailbox = openLocalMailbox(folder)
  app = fastify()
  await app.register(cookies)
  const access = openMailboxAccess('http://localhost:3000')
  registerMailbox(app, mailbox, access)
  const opened = await app.inject(access.link)
  cookie = String(opened.headers['set-cookie']).split(';', 1)[0]!
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { cookie, ...headers } })

test('the operator sees a new email, opens it, and can follow its button', async () => {
  expect((await get('/dev/mailbox')).body).toContain('No emails yet')
  const rendered = renderMail({
    locale: 'en',
    preheader: 'p',
    heading: 'Hello',
    body: [{ label: 'Sign in', url: 'http://localhost:3000/sign-in/link?token=t' }, { code: '123456' }],
    footer: 'f',
  })
  await mailbox.store({ to: 'aunt@example.org', subject: 'Your link', ...rendered }, 'Hearthbook <h@localhost>')

  const list = await get('/dev/mailbox')
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(list.body).toContain('Your link')
  expect(list.body).toContain('http-equiv="refresh" content="3"')
  const [, address] = /<li><a href="([^"]+)"/.exec(list.body)!
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

test('a hostile email is text on the page and runs nothing in its frame', async () => {
  const attack = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await mailbox.store(
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

test("the page is in the browser's language", async () => {
  expect((await get('/dev/mailbox', { 'accept-language': 'fr-CA,fr' })).body).toContain('Boîte de réception locale')
  expect((await get('/dev/mailbox', { 'accept-language': 'es' })).body).toContain('<html lang="es">')
})

test("an email that doesn't exist is not found", async () => {
  expect((await get('/dev/mailbox/..%2f..%2fsecret')).statusCode).toBe(404)
  expect((await get('/dev/mailbox/0190a0b0-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await get('/dev/mailbox/x/html')).statusCode).toBe(404)
})

test.each([
  ['without the link', {}],
  ['with a made-up cookie', { cookie: 'hearthbook_mailbox=guess' }],
  ['with a cookie of another length', { cookie: `hearthbook_mailbox=${'é'.repeat(43)}` }],
])("someone %s can't open the mailbox, even on this machine", async (_who, headers: Record<string, string>) => {
  for (const url of ['/dev/mailbox', '/dev/mailbox/x', '/dev/mailbox/x/html'])
    expect((await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).statusCode).toBe(404)
})

/** A mailbox, and a clock to set. */
async function otherMailbox() {
  const other = fastify()
  await other.register(cookies)
  let minutes = 0
  const access = openMailboxAccess('http://localhost:3000', () => minutes * 60_000)
  registerMailbox(other, mailbox, access)
  const opens = async (link: string) => {
    const { statusCode, headers, body } = await other.inject(link.replace('http://localhost:3000', ''))
    return { statusCode, headers, body, cookie: String(headers['set-cookie']).split(';', 1)[0]! }
  }
  return { other, link: access.link, opens, wait: (for_minutes: number) => (minutes += for_minutes) }
}

test('the printed link opens the mailbox on a phone and a laptop, for an hour after it was first opened', async () => {
  const { other, link, opens, wait } = await otherMailbox()
  wait(600)
  const phone = await opens(link)
  expect([phone.statusCode, phone.headers.location]).toEqual([303, '/dev/mailbox'])
  expect(phone.headers['set-cookie']).toMatch(/; Path=\/dev\/mailbox; HttpOnly; SameSite=Lax$/)
  expect((await other.inject({ url: '/dev/mailbox', headers: { cookie: phone.cookie } })).statusCode).toBe(200)
  wait(59)
  expect((await opens(link)).statusCode).toBe(303)
  wait(1)
  const late = await opens(link)
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([403, undefined])
  expect(late.body).toContain('This link has expired.')
  expect((await opens('/dev/mailbox?token=guess')).statusCode).toBe(403)
  await other.close()
})

test('later, the mailbox itself shows a link for another browser, which works for some minutes', async () => {
  const { other, link, opens, wait } = await otherMailbox()
  const { cookie: own } = await opens(link)
  wait(600)
  const page = await other.inject({ url: '/dev/mailbox/another-browser', headers: { cookie: own } })
  expect(page.body).toContain('<svg')
  const [shown] = /http:\/\/localhost:3000\/dev\/mailbox\?token=[\w-]+/.exec(page.body)!
  wait(10)
  expect((await opens(shown)).statusCode).toBe(303)
  wait(10)
  expect((await opens(shown)).statusCode).toBe(403)
  expect((await other.inject('/dev/mailbox/another-browser')).statusCode).toBe(404)
  await other.close()
})

test("the mailbox shows an email's pictures", async () => {
  const pictures = [{ cid: 'beach', base64: 'AAAA' }]
  const body = [{ pictures, alt: 'A photo' }]
  const mail = { to: 'uncle@example.org', subject: 'News' }
  await mailbox.store(
    { ...mail, ...renderMail({ locale: 'en', preheader: 'p', heading: 'News', body, footer: 'f' }) },
    'Hearthbook <h@localhost>',
  )
  const id = (await mailbox.list())[0]!.id
  const framed = await get(`/dev/mailbox/${id}/html`)
  expect(framed.body).toContain('src="data:image/jpeg;base64,AAAA"')
  expect(framed.headers['content-security-policy']).toContain('img-src data:')
})
