import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { MAX_STORED_EMAILS, openLocalMailbox } from './local-mailbox.ts'
import { MailRefused, type Mail } from './mail-message.ts'
import { openMailer, sendsEmail, type Mailer } from './mail.ts'
import { MailDelayed } from './smtp.ts'
import { startSmtp, type SmtpForTests } from './test-smtp.ts'

const settings = { mailFrom: 'Hearthbook <album@example.org>', supportEmail: 'help@example.org', dataDir: '/nowhere' }

function emailTo(to: string, changes: Partial<Mail> = {}): Mail {
  return { to, subject: 'A photo of Zoë', text: 'See the photo', html: '<p>See the <b>photo</b></p>', ...changes }
}

const noOneAddress = [
  'a@example.org, b@example.org',
  'a@example.org;b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org\nRCPT TO:<b@example.org>',
  'a@example.org b@example.org',
  '<a@example.org>',
  'A <a@example.org>',
  'group: a@example.org',
  '"a\\"@x"@example.org',
  'a@b@example.org',
  'a@example.org\0',
  'a@example.org\u2028b',
  '@example.org',
  'a@',
  'a',
  '',
  `${'a'.repeat(250)}@example.org`,
]

describe('with an SMTP server', () => {
  let smtp: SmtpForTests
  let post: Mailer

  beforeAll(async () => {
    smtp = await startSmtp()
    post = await openMailer({ ...settings, smtpUrl: smtp.url })
  })
  afterAll(async () => {
    post.close()
    await smtp.close()
  })
  beforeEach(() => void smtp.received.splice(0))

  test('an email arrives as HTML and plain text, with its subject intact', async () => {
    const subject = 'Zoë’s first step 👣 — «élan» 家族'
    await post.send(
      emailTo('grandma@example.org', {
        subject,
        text: 'Línea única: ñ',
        html: '<p>Línea 家</p>',
        headers: { 'X-Kind': 'digest' },
      }),
    )
    expect(smtp.received).toHaveLength(1)
    const { from, to, mail } = smtp.received[0]!
    expect([from, to]).toEqual(['album@example.org', ['grandma@example.org']])
    expect(mail).toMatchObject({
      subject,
      from: { name: 'Hearthbook', address: 'album@example.org' },
      to: [{ address: 'grandma@example.org' }],
      replyTo: [{ address: 'help@example.org' }],
    })
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Línea única: ñ', '<p>Línea 家</p>'])
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'x-kind': 'digest', 'auto-submitted': 'auto-generated' })
    expect(post.mailbox).toBeUndefined()
  })

  test.each(noOneAddress)("%j isn't a single address, and no one gets the email", async (to) => {
    await expect(post.send(emailTo(to))).rejects.toThrow(MailRefused)
    expect(smtp.received).toEqual([])
  })

  test('a subject or header with line breaks adds neither a recipient nor a header', async () => {
    const subject = 'Hello\r\nBcc: spy@example.org\r\n\r\n<h1>body</h1>\0'
    await post.send(emailTo('aunt@example.org', { subject }))
    const { to, mail } = smtp.received[0]!
    expect(to).toEqual(['aunt@example.org'])
    expect(mail.subject).toBe('Hello Bcc: spy@example.org <h1>body</h1>')
    expect(mail.bcc ?? []).toEqual([])
    await expect(
      post.send(emailTo('aunt@example.org', { headers: { 'X-A': 'b\r\nBcc: spy@example.org' } })),
    ).rejects.toThrow(MailRefused)
    await expect(
      post.send(emailTo('aunt@example.org', { headers: { 'X-A: b\r\nBcc': 'spy@example.org' } })),
    ).rejects.toThrow(MailRefused)
    expect(smtp.received).toHaveLength(1)
  })

  test('a file that comes with an email has a name that every system can save', async () => {
    const pdf = { contentType: 'application/pdf', base64: Buffer.from('%PDF-').toString('base64') }
    const filename = '../Ana/Ben: \u202efdp.exe\r\nX-A: b.pdf'
    await post.send(emailTo('aunt@example.org', { attachments: [{ ...pdf, filename }] }))
    expect(smtp.received[0]!.mail.attachments).toMatchObject([{ filename: '_Ana_Ben_ fdp.exeX-A_ b.pdf' }])
  })

  test("an address that the server permanently rejects isn't retried, and isn't named in the error", async () => {
    smtp.answer('nobody@example.org', 550, 'No such person nobody@example.org')
    const failure = await post.send(emailTo('nobody@example.org')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailRefused)
    expect(String((failure as Error).stack)).not.toContain('nobody')
    expect((failure as Error).cause).toBeUndefined()
  })

  test('a full or busy mailbox is tried again later, and then gets the email', async () => {
    smtp.answer('busy@example.org', 451, 'Try again later')
    await expect(post.send(emailTo('busy@example.org'))).rejects.toThrow(MailDelayed)
    await post.send(emailTo('other@example.org'))
    expect(smtp.received.map(({ to }) => to[0])).toEqual(['other@example.org'])
  })

  test('text written by people never attaches files from the server', async () => {
    await post.send(emailTo('aunt@example.org', { html: '<img src="/etc/passwd"><img src="file:///etc/passwd">' }))
    expect(smtp.received[0]!.mail.attachments).toEqual([])
    expect(smtp.received[0]!.raw).not.toContain('root:')
  })

  test('many emails at the same time all arrive, each once', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `person${index}@example.org`)
    await Promise.all(people.map((to) => post.send(emailTo(to))))
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(people.toSorted())
  })
})

test('an SMTP server that is down or rejects our password is tried again later', async () => {
  const away = await openMailer({ ...settings, smtpUrl: 'smtp://127.0.0.1:1' })
  await expect(away.send(emailTo('aunt@example.org'))).rejects.toThrow(MailDelayed)
  away.close()

  const smtp = await startSmtp({ user: 'album@example.org', password: 'right: @/?' })
  const stranger = await openMailer({ ...settings, smtpUrl: smtp.url.replace('right', 'wrong') })
  await expect(stranger.send(emailTo('aunt@example.org'))).rejects.toThrow(MailDelayed)
  stranger.close()
  const known = await openMailer({ ...settings, smtpUrl: smtp.url })
  await known.send(emailTo('aunt@example.org'))
  expect(smtp.received).toHaveLength(1)
  known.close()
  await smtp.close()
})

test('a remote SMTP server gets no password without TLS, unless the operator allows it', async () => {
  const smtp = await startSmtp({ user: 'album', password: 'right' })
  // Another address of this machine, which doesn't count as local.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0')
  const plain = await openMailer({ ...settings, smtpUrl: elsewhere })
  await expect(plain.send(emailTo('aunt@example.org'))).rejects.toThrow(MailDelayed)
  plain.close()
  const allowed = await openMailer({ ...settings, smtpUrl: `${elsewhere}/?requireTLS=false` })
  await allowed.send(emailTo('aunt@example.org'))
  expect(smtp.received).toHaveLength(1)
  allowed.close()
  await smtp.close()
})

test('only a server on the internet without SMTP sends no email', () => {
  expect(sendsEmail({ smtpUrl: undefined, secure: true })).toBe(false)
  expect(sendsEmail({ smtpUrl: 'smtp://mail.example', secure: true })).toBe(true)
  expect(sendsEmail({ smtpUrl: undefined, secure: false })).toBe(true)
})

describe('without an SMTP server', () => {
  let dataDir: string
  let post: Mailer
  const folder = () => path.join(dataDir, 'mailbox')

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-mail-'))
    post = await openMailer({ ...settings, dataDir })
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  test('emails are in the local mailbox, newest first', async () => {
    expect(await post.mailbox!.list()).toEqual([])
    await post.send(emailTo('aunt@example.org', { subject: 'first' }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    await post.send(emailTo('uncle@example.org', { subject: 'second' }))
    const mails = await post.mailbox!.list()
    expect(mails.map(({ subject }) => subject)).toEqual(['second', 'first'])
    expect(await post.mailbox!.read(mails[1]!.id)).toMatchObject({
      ...emailTo('aunt@example.org', { subject: 'first' }),
      from: settings.mailFrom,
    })
    expect(Math.abs(Date.now() - Date.parse(mails[0]!.date))).toBeLessThan(600_000)
  })

  test("only the instance's owner can read the files, which are never partial", async () => {
    await Promise.all(Array.from({ length: 20 }, () => post.send(emailTo('aunt@example.org'))))
    const names = await readdir(folder())
    expect(names).toHaveLength(20)
    for (const name of names) {
      expect(name).toMatch(/^[0-9a-f-]{36}\.json$/)
      expect((await stat(path.join(folder(), name))).mode & 0o077).toBe(0)
      expect(JSON.parse(await readFile(path.join(folder(), name), 'utf8'))).toMatchObject({ to: 'aunt@example.org' })
    }
  })

  test('the newest 500 are kept', async () => {
    const mailbox = openLocalMailbox(folder())
    await post.send(emailTo('first@example.org'))
    const [first] = await mailbox.list()
    for (let index = 1; index <= MAX_STORED_EMAILS; index++) {
      const id = newId(Date.now() + index * 1000)
      await writeFile(
        path.join(folder(), `${id}.json`),
        JSON.stringify({ ...emailTo(`p${index}@example.org`), id, from: '', date: '' }),
      )
    }
    await post.send(emailTo('last@example.org'))
    expect(await readdir(folder())).toHaveLength(MAX_STORED_EMAILS)
    expect(await mailbox.read(first!.id)).toBeNull()
  })

  test.each(['../secret', '..', '', 'x', `${newId()}/../../secret`, newId()])("email %j doesn't exist", async (id) => {
    await writeFile(path.join(dataDir, 'secret.json'), '{}')
    expect(await post.mailbox!.read(id)).toBeNull()
  })

  test.each(noOneAddress)('%j is refused here too', async (to) => {
    await expect(post.send(emailTo(to))).rejects.toThrow(MailRefused)
    expect(await post.mailbox!.list()).toEqual([])
  })
})
