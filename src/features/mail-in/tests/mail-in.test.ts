import { readdir, readFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import net from 'node:net'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailInContract } from '#features/mail-in/mail-in.contract.ts'
import { receiveMail } from '#features/mail-in/server/receive-mail.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { Config } from '#server/config.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const SAMPLES = path.join(process.env['SAMPLES_DIR'] ?? '../shared/samples', 'bad')
const DOMAIN = 'photos.example'

let server: TestApp
let ana: Person
let family: Family
let address: string
let port: number
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Letters')
  address = (await ana.call(mailInContract.replaceMailAddress, family)).address
  port = await listens()
})
afterAll(async () => {
  for (const end of ends) await end()
  await server.close()
})

/** Another mail server with other settings, before the same family. */
async function listens(authservId?: string, settings: Partial<Config> = {}): Promise<number> {
  const mailIn = { port: 0, domain: DOMAIN, authservId }
  const context = { ...server.context, config: { ...server.config, ...settings, mailIn } }
  const listener = (await receiveMail(context))!
  ends.push(() => listener.close())
  return listener.port
}

type Email = SendMailOptions & { at?: number }
/** Sends an email, and returns the answer of the server. */
async function send({ at = port, ...email }: Email): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: at, ignoreTLS: true })
  try {
    return (await transport.sendMail({ from: ana.email, to: address, ...email })).response
  } catch (error) {
    return (error as { response?: string }).response ?? String(error)
  } finally {
    transport.close()
  }
}
/** Sends the text of an email as it is. */
const sendRaw = (raw: string | Buffer, from = ana.email) => send({ envelope: { from, to: address }, raw })
/** Without a description of its own. */
async function plainPicture() {
  const bytes = await drawPicture()
  const at = bytes.indexOf('picture ')
  return bytes.fill(' ', at, bytes.indexOf(0, at))
}
const attached = (content: Buffer, filename = 'beach.jpg') => ({ attachments: [{ filename, content }] })

const decided = () =>
  expect.poll(() => server.sql(`select id from uploads where state in ('receiving', 'received')`)).toEqual([])
const uploads = () =>
  server.sql<{ filename: string; state: string; user_id: string; photo_id: string | null }>(
    `select filename, state, user_id, photo_id from uploads order by created_at, id`,
  )
/** What became of the files that `work` sent. */
async function filesOf(work: () => Promise<void>) {
  const before = (await uploads()).length
  await work()
  await decided()
  return (await uploads()).slice(before)
}

test('Ana mails two photos, and they’re added for her, with the subject as their description', async () => {
  const files = await filesOf(async () => {
    const attachments = [
      { filename: 'sea.jpg', content: await drawPicture() },
      { filename: 'Dünen.jpg', content: await plainPicture(), cid: 'inline', contentDisposition: 'inline' as const },
    ]
    expect(await send({ subject: 'Fwd: Ein schöner Tag', html: '<img src="cid:inline">', attachments })).toMatch(/^250/)
  })
  expect(files).toMatchObject([
    { filename: 'Dünen.jpg', state: 'done', user_id: ana.user_id },
    { filename: 'sea.jpg', state: 'done', user_id: ana.user_id },
  ])
  const photo = await ana.call(photosContract.getPhoto, { ...family, photo_id: files[0]!.photo_id! })
  expect(photo.description).toBe('Ein schöner Tag')
})

test('Grandma isn’t a member: her photos are refused until Ana adds her address', async () => {
  const from = '"Grandma" <Rosa@Example.net>'
  const photo = attached(await drawPicture())
  expect(await send({ from, ...photo })).toMatch(/^550 5\.7\.1/)
  const { id: sender_id } = await ana.call(mailInContract.addMailSender, { ...family, email: 'rosa@example.net' })
  const files = await filesOf(async () => void expect(await send({ from, ...photo })).toMatch(/^250/))
  expect(files).toMatchObject([{ state: 'done', user_id: ana.user_id }])
  await ana.call(mailInContract.removeMailSender, { ...family, sender_id })
  expect(await send({ from, ...attached(await drawPicture()) })).toMatch(/^550 5\.7\.1/)
})

test('a viewer, another family’s owner, and an email from two people add nothing', async () => {
  const [viewer, other] = [await server.person('Vera'), await server.person('Olga')]
  await server.join(family, viewer, 'viewer')
  await other.opensFamily('The Others')
  const photo = attached(await drawPicture())
  const files = await filesOf(async () => {
    for (const from of [viewer.email, other.email, [ana.email, other.email], `Ana <${other.email}>`])
      expect(await send({ from, envelope: { from: ana.email, to: address }, ...photo })).toMatch(/^550 5\.7\.1/)
    const forged = `From: ${other.email}\r\nFrom: ${ana.email}\r\n\r\n`
    expect(await sendRaw(forged)).toMatch(/^550 5\.7\.1/)
  })
  expect(files).toEqual([])
})

test('an unknown, a replaced and a deleted address are refused before anything is sent', async () => {
  const before = address
  address = (await ana.call(mailInContract.replaceMailAddress, family)).address
  expect(address).not.toBe(before)
  const photo = attached(await drawPicture())
  for (const to of [before, `nobody@${DOMAIN}`, address.replace(DOMAIN, 'elsewhere.example'), 'nobody'])
    expect(await send({ envelope: { from: ana.email, to }, ...photo }), to).toMatch(/^550 5\.1\.1|^501/)
  expect(await send({ envelope: { from: ana.email, to: address.toUpperCase() }, ...photo })).toMatch(/^250/)
  await ana.call(mailInContract.deleteMailAddress, family)
  expect(await send(photo)).toMatch(/^550 5\.1\.1/)
  address = (await ana.call(mailInContract.replaceMailAddress, family)).address
})

test('behind a mail server that checks senders, only emails count that it found to be theirs', async () => {
  const at = await listens('mx.photos.example')
  const domain = ana.email.split('@')[1]!
  const answer = async (...results: string[]) => {
    const headers = results.map((value) => ({ key: 'Authentication-Results', value: { prepared: true, value } }))
    return send({ at, headers, ...attached(await drawPicture()) })
  }
  for (const passed of [
    `mx.photos.example; dmarc=pass header.from=${domain}`,
    `MX.photos.example 1; spf=fail; dkim/1=pass (2048 bits; ok) header.d=${domain}`,
    `mx.photos.example; spf=pass smtp.mailfrom="${ana.email}"`,
  ])
    expect(await answer(passed), passed).toMatch(/^250/)
  for (const failed of [
    [],
    ['mx.photos.example; none'],
    ['mx.evil.example; dmarc=pass header.from=' + domain],
    ['mx.photos.example; dkim=pass header.d=evil.example'],
    ['mx.photos.example; dkim=pass header.d=example'.replace('=example', `=x${domain}`)],
    [`mx.photos.example; spf=pass smtp.mailfrom=${domain}=x@evil.example`],
    [`mx.photos.example; spf=pass smtp.mailfrom="${ana.email}"@evil.example`],
    [`mx.photos.example; (dmarc=pass header.from=${domain})`],
    [`mx.photos.example; dmarc=fail header.from=${domain}; spf=pass smtp.mailfrom=${domain}`],
    // The sender put the second one there.
    ['mx.photos.example; dmarc=fail', `mx.photos.example; dmarc=pass header.from=${domain}`],
  ])
    expect(await answer(...failed), failed.join()).toMatch(/^550 5\.7\.26/)
})

test('every damaged or hostile file is decided, and photos beside it arrive', async () => {
  const names = (await readdir(SAMPLES, { withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(30)
  const attachments = await Promise.all(
    names.map(async (filename) => ({ filename, content: await readFile(path.join(SAMPLES, filename)) })),
  )
  const files = await filesOf(async () => {
    const all = [...attachments, { filename: 'whole.jpg', content: await drawPicture() }]
    expect(await send({ attachments: all })).toMatch(/^250/)
  })
  expect(files.map(({ filename }) => filename)).toEqual([...names, 'whole.jpg'])
  expect(files.at(-1)).toMatchObject({ state: 'done' })
  expect([...new Set(files.map(({ state }) => state))].toSorted()).toEqual(['done', 'refused'])
}, 300_000)

const head = () => `From: ${ana.email}\r\nSubject: x\r\nMIME-Version: 1.0\r\n`
const part = (content: string, more = '') => `Content-Type: image/jpeg\r\n${more}\r\n${content}`

test('hostile emails crash nothing, and the next photo arrives', async () => {
  const nested = (depth: number, inner: string): string => {
    let text = inner
    for (let n = 0; n < depth; n++)
      text = `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n${text}\r\n--b${n}--\r\n`
    return text
  }
  const picture = (await drawPicture()).toString('base64')
  const base64 = 'Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename=deep.jpg\r\n'
  const deep = await filesOf(async () => {
    expect(await sendRaw(head() + nested(100, part(picture, base64)))).toMatch(/^250/)
    const inLetter = `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\nSubject: inner\r\n${part(picture, base64)}`
    expect(await sendRaw(head() + nested(2, inLetter))).toMatch(/^250/)
  })
  expect(deep).toMatchObject([
    { filename: 'deep.jpg', state: 'done' },
    { filename: 'deep.jpg', state: 'duplicate' },
  ])
  const refused = {
    'a million headers': head() + 'x: y\r\n'.repeat(1_000_000) + '\r\n',
    'many parts': head() + nested(1, Array.from({ length: 2_000 }, () => part('x')).join('\r\n--b0\r\n')),
    'emails in emails': head() + 'Content-Type: message/rfc822\r\n\r\n'.repeat(100) + part('x'),
    'no photo': `${head()}\r\nHello`,
    nothing: '',
    'only NULs': '\0'.repeat(100_000),
    'a header of NULs': `${head()}X: ${'\0'.repeat(1_000)}\r\n\r\n`,
    'a boundary that never comes': `${head()}Content-Type: multipart/mixed; boundary=never\r\n\r\n${'-'.repeat(1_000_000)}`,
    'winmail.dat': head() + nested(1, part('x').replace('image/jpeg', 'application/ms-tnef; name=winmail.dat')),
  }
  for (const [what, raw] of Object.entries(refused)) expect(await sendRaw(raw), what).toMatch(/^5\d\d 5\./)
  const survived = await filesOf(async () => {
    const line = await drawPicture()
    expect(
      await send({ subject: '\u0000'.repeat(10) + '\ud800 x', ...attached(line, '../../etc/\u0000passwd') }),
    ).toMatch(/^250/)
    // One line of ten million characters.
    expect(await sendRaw(head() + part('A'.repeat(10_000_000), base64))).toMatch(/^250/)
    expect(await sendRaw(head() + part('=ZZ=\0'.repeat(1000), base64.replace('base64', 'quoted-printable')))).toMatch(
      /^250/,
    )
  })
  expect(survived.map(({ state }) => state)).toEqual(['done', 'refused', 'refused'])
  expect(server.log.filter((line) => line.includes('"level":50') && line.includes('mail'))).toEqual([])
}, 300_000)

test('an email that is too large or breaks off leaves nothing', async () => {
  const files = await filesOf(async () => {
    const large = part('A'.repeat(1000) + '\r\n').repeat(1)
    const raw = Buffer.concat([Buffer.from(head() + large), Buffer.alloc(51 * 1024 ** 2, 'A\r\n')])
    expect(await sendRaw(raw)).toMatch(/^552/)
    await breaksOff(
      `${head()}${part((await drawPicture()).toString('base64'), 'Content-Transfer-Encoding: base64\r\n')}`,
    )
  })
  expect(files).toEqual([])
  expect(await server.sql(`select id from uploads where state = 'receiving'`)).toEqual([])
}, 300_000)

/** Sends an email without its end. */
async function breaksOff(text: string) {
  const socket = net.connect(port, '127.0.0.1')
  const answers: string[] = []
  socket.on('data', (data) => answers.push(String(data)))
  const says = async (line: string, code: string) => {
    const before = answers.length
    socket.write(line)
    await expect.poll(() => answers.slice(before).join('')).toContain(code)
  }
  await expect.poll(() => answers.join('')).toContain('220')
  await says('EHLO here\r\n', '250 ')
  await says(`MAIL FROM:<${ana.email}>\r\n`, '250')
  await says(`RCPT TO:<${address}>\r\n`, '250')
  await says('DATA\r\n', '354')
  socket.write(text)
  const staged = () => server.sql(`select id from uploads where state = 'receiving'`)
  await expect.poll(async () => (await staged()).length).toBe(1)
  socket.destroy()
  await expect.poll(staged).toEqual([])
}

test('someone who sends too many emails in an hour is asked to try later', async () => {
  await ana.call(mailInContract.addMailSender, { ...family, email: 'busy@example.net' })
  const answers = new Set<string>()
  for (let n = 0; n <= 60; n++) answers.add((await send({ from: 'busy@example.net', text: 'Hello' })).slice(0, 9))
  expect([...answers]).toEqual(['554 5.6.0', '450 4.7.1'])
})

test('an email that is larger than it said counts as large as it is', async () => {
  const config = { ...server.config, uploadGigabytesPerDay: 1 }
  const at = await listens(undefined, config)
  await openPersonLimits(server.context.db.authPool, config).spendBytes(ana.user_id, 1023 * 1024 ** 2)
  const envelope = { from: ana.email, to: address, size: 1000 }
  const files = await filesOf(async () => {
    expect(await send({ at, envelope, ...attached(randomBytes(3 * 1024 ** 2)) })).toMatch(/^450 4\.7\.1/)
  })
  expect(files).toEqual([])
})

test('the sender gets to know of a full plan or disk, and nothing of the email stays', async () => {
  const { staging } = server.context
  const full = { ...server.context, staging: { ...staging, hasSpaceFor: async () => false } }
  const listener = (await receiveMail(full))!
  ends.push(() => listener.close())
  const files = await filesOf(async () => {
    expect(await send({ at: listener.port, ...attached(await drawPicture()) })).toMatch(/^452 4\.3\.1/)
  })
  expect(files).toEqual([])
})
