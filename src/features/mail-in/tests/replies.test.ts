import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { receiveMail } from '#features/mail-in/server/receive-mail.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { digestFor, mailsTo } from '#kit/digests.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let ben: Person
let family: Family
let photo_id: string
let replyTo: string
let port: number
const ends: (() => Promise<void>)[] = []
/** Each person gets one digest a day. */
let day = 1

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('The Letters')
  await server.join(family, ben, 'viewer')
  port = await listens()
})
beforeEach(async () => {
  photo_id = await seedPhoto(ana, family)
  const key = derivativeKey({ ...family, photo_id, variant: 'large', version: 1 })
  await server.context.store.remove(key)
  await server.context.store.put(key, await drawPicture(), { contentType: 'image/jpeg' })
  replyTo = (await digest()).replyTo!
})
afterAll(async () => {
  for (const end of ends) await end()
  await server.close()
})

async function listens(authservId?: string): Promise<number> {
  const mailIn = { ...server.config.mailIn!, authservId }
  const listener = (await receiveMail({ ...server.context, config: { ...server.config, mailIn } }))!
  ends.push(() => listener.close())
  return listener.port
}

/** Ben's newest digest, about the newest photo. */
async function digest() {
  await notifyMembers(family, server.context.db.worker)
  await digestFor(ben, `2026-12-${String(day++).padStart(2, '0')}`)
  const [mail] = await mailsTo(ben)
  return mail!
}

/** Answers the digest, and returns what the server says. */
async function reply({ at = port, ...email }: SendMailOptions & { at?: number }): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: at, ignoreTLS: true })
  try {
    return (await transport.sendMail({ from: ben.email, to: replyTo, subject: 'Re: News', ...email })).response
  } catch (error) {
    return (error as { response?: string }).response ?? String(error)
  } finally {
    transport.close()
  }
}

async function comments() {
  const about = { subject_kind: 'photo', subject_id: photo_id, limit: 100 } as const
  return (await ana.call(commentsContract.listComments, { ...family, ...about })).comments
}
const texts = async () => (await comments()).map(({ text }) => text)
const from = () => server.config.mailFrom.replace(/^.*<|>$/g, '')

test('Ben, a viewer, replies to a digest, and Ana reads his words under the photo', async () => {
  const mail = await digest()
  const sentence = 'Reply to this email to comment on this photo.'
  expect(mail.text).toContain(sentence)
  expect(mail.html.indexOf(`cid:${photo_id}`)).toBeLessThan(mail.html.indexOf(sentence))
  expect(
    await reply({ text: `What a day!\n\nSo lovely.\n\nOn Friday, Hearthbook <${from()}> wrote:\n> ${mail.text}` }),
  ).toMatch(/^250/)
  const [comment] = await comments()
  expect(comment).toMatchObject({ text: 'What a day!\n\nSo lovely.', author: { first_name: 'Ben' } })
})

test('an email that comes twice is one comment', async () => {
  const messageId = '<twice@example.org>'
  for (let n = 0; n < 2; n++) expect(await reply({ messageId, text: 'Lovely' })).toMatch(/^250/)
  expect(await texts()).toEqual(['Lovely'])
})

test('only Ben can reply to his email, from his own address', async () => {
  const [name, signature] = [replyTo.slice(0, 38), replyTo.slice(38)]
  for (const [who, to] of [
    [ana.email, replyTo],
    ['someone@example.net', replyTo],
    [ben.email, name + signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))],
    [ben.email, replyTo.replace(photo_id.replaceAll('-', ''), family.family_id.replaceAll('-', ''))],
  ])
    expect(await reply({ from: who, to, text: 'Hello' })).toMatch(/^550 5\.7\.1 Only the person/)
  expect(await reply({ to: `${name}@photos.example`, text: 'Hello' })).toMatch(/^550 5\.1\.1/)
  expect(await reply({ to: replyTo.toUpperCase(), text: 'Hello' })).toMatch(/^250/)
  expect(await reply({ at: await listens('mx.photos.example'), text: 'Forged' })).toMatch(/^550 5\.7\.26/)
  expect(await texts()).toEqual(['Hello'])
})

test('a reply to a photo that was deleted or hidden, or from someone who left, is refused', async () => {
  const refused = /^550 5\.2\.1 This photo isn't there anymore/
  await server.sql(`update photos set audience = 'private' where id = $1`, [photo_id])
  expect(await reply({ text: 'Hello' })).toMatch(refused)
  await server.sql(`update photos set audience = 'family_only', deleted_at = now() where id = $1`, [photo_id])
  expect(await reply({ text: 'Hello' })).toMatch(refused)
  await server.sql(`update photos set deleted_at = null where id = $1`, [photo_id])
  await server.leave(family, ben)
  expect(await reply({ text: 'Hello' })).toMatch(refused)
  await server.join(family, ben, 'viewer')
  expect(await reply({ text: 'Hello again' })).toMatch(/^250/)
})

test('out-of-office replies are accepted and dropped', async () => {
  for (const headers of [{ 'Auto-Submitted': 'auto-replied' }, { Precedence: 'bulk' }, { 'X-Autoreply': 'yes' }])
    expect(await reply({ headers, text: 'I’m away' })).toMatch(/^250/)
  expect(await reply({ headers: { 'Auto-Submitted': 'no' }, text: 'I’m here' })).toMatch(/^250/)
  expect(await texts()).toEqual(['I’m here'])
})

test('a reply without words, or with too many, is refused', async () => {
  expect(await reply({ text: '> quoted\n\nbelow the quote' })).toMatch(/^554 5\.6\.0 We found no words/)
  expect(await reply({ attachments: [{ filename: 'beach.jpg', content: await drawPicture() }] })).toMatch(
    /^554 5\.6\.0/,
  )
  expect(await reply({ text: 'a'.repeat(2001) })).toMatch(/^554 5\.6\.0 A comment has at most 2000 characters/)
  expect(await reply({ text: 'a'.repeat(2000) })).toMatch(/^250/)
  expect(await server.sql('select id from uploads')).toEqual([])
})

test('a reply in HTML becomes plain text, without what it quotes, and files in a reply are ignored', async () => {
  const html = `<html><head><style>p { color: red }</style><title>x</title></head><body><!-- <p>no --><p>Sch&ouml;n &amp; gut &#128522;</p>
    <div><b>Wirklich</b> <script>alert(1)</script>&lt;b&gt;</div><blockquote>News</blockquote><p>below</p></body></html>`
  const attachments = [{ filename: 'beach.jpg', content: await drawPicture() }]
  expect(await reply({ html, attachments })).toMatch(/^250/)
  expect(await texts()).toEqual(['Schön & gut 😊\n\nWirklich <b>'])
  expect(await server.sql('select id from uploads')).toEqual([])
})

test('hostile replies become text or are refused, in a moment', async () => {
  const raw = (headers: string, body: string | Buffer) => ({
    envelope: { from: ben.email, to: replyTo },
    raw: Buffer.concat([
      Buffer.from(`From: ${ben.email}\r\nMIME-Version: 1.0\r\n${headers}\r\n\r\n`),
      Buffer.from(body),
    ]),
  })
  const startedAt = Date.now()
  for (const [headers, body] of [
    ['Content-Type: text/html', '<style'.repeat(100_000)],
    ['Content-Type: text/html', '<!--'.repeat(100_000)],
    ['Content-Type: text/html', '&'.repeat(1_000_000)],
    ['Content-Type: text/plain', ' '.repeat(1_000_000)],
    ['Content-Type: text/plain; format=flowed', ' \r\n'.repeat(100_000)],
    ['Content-Type: text/plain', '\0'.repeat(1000)],
  ] as const)
    expect(await reply(raw(headers, body)), body.slice(0, 6)).toMatch(/^554 5\.6\.0/)
  expect(await reply(raw('Content-Type: text/plain; charset=nonsense', 'Hé\0llo\u0007 <b>'))).toMatch(/^250/)
  expect(await reply(raw('Content-Type: text/plain; charset=iso-8859-1', Buffer.from('Sch\u00f6n', 'latin1')))).toMatch(
    /^250/,
  )
  expect(Date.now() - startedAt).toBeLessThan(60_000)
  expect((await texts()).toSorted()).toEqual(['Héllo <b>', 'Schön'])
})

test('without a port for email, a digest says nothing of replies', async () => {
  const off = await openTestApp({ config: { mailIn: undefined } })
  ends.push(() => off.close())
  const [owner, reader] = [await off.person('Ana'), await off.person('Ben')]
  const home = await owner.opensFamily('Home')
  await off.join(home, reader, 'viewer')
  const id = await seedPhoto(owner, home)
  const key = derivativeKey({ ...home, photo_id: id, variant: 'large', version: 1 })
  await off.context.store.remove(key)
  await off.context.store.put(key, await drawPicture(), { contentType: 'image/jpeg' })
  await notifyMembers(home, off.context.db.worker)
  await digestFor(reader, '2026-12-01')
  const [mail] = await mailsTo(reader)
  expect(mail!.html).toContain(`cid:${id}`)
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail!.html).not.toContain('Reply')
})
