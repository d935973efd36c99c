import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactContract } from '#features/contact/contact.contract.ts'
import { startSmtp } from '#server/mail/test-smtp.ts'
import { someAddress } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
const { sendContactMessage } = contactContract

beforeAll(async () => {
  server = await openTestApp({ withWorker: true, config: { supportEmail: 'help@example.org' } })
})
afterAll(() => server.close())

let written = 0
const message = (about: object = {}) => ({
  name: 'Zoë O’Hara',
  email: `zoe${++written}@example.org`,
  subject: 'How do I scan the backs?',
  message: 'First line.\n\nSecond line, with <b>signs</b>.',
  language: 'en' as const,
  ...about,
})

async function mailsTo(address: string) {
  return (await server.context.post.mailbox!.list()).filter(({ to }) => to === address)
}

async function sends(input: ReturnType<typeof message>, remoteAddress = someAddress()) {
  return server.visitor().tries(sendContactMessage, input, { remoteAddress })
}

test("a visitor's message is stored, reaches the operator, and is confirmed without quoting it", async () => {
  const sent = message()
  expect((await sends(sent)).status).toBe(204)
  await expect.poll(() => mailsTo(sent.email)).toHaveLength(1)
  await expect.poll(() => mailsTo('help@example.org')).toHaveLength(1)
  const [forwarded] = await mailsTo('help@example.org')
  expect(forwarded).toMatchObject({
    replyTo: sent.email,
    subject: 'Message from the contact page: How do I scan the backs?',
  })
  expect(forwarded!.text).toContain('Second line, with <b>signs</b>.')
  expect(forwarded!.html).not.toContain('<b>signs')
  const [receipt] = await mailsTo(sent.email)
  for (const theirs of ['Zoë', 'scan', 'Second line']) expect(JSON.stringify(receipt)).not.toContain(theirs)
  expect(await server.sql('select name, message from contact_messages where email = $1', [sent.email])).toEqual([
    { name: sent.name, message: sent.message },
  ])
})

test('a bot that fills in the hidden field gets a success response, and its message is dropped', async () => {
  const sent = { ...message(), website: 'https://spam.example' }
  expect((await sends(sent)).status).toBe(204)
  expect(await server.sql('select id from contact_messages where email = $1', [sent.email])).toEqual([])
})

test("a client can send five messages an hour, and can't flood a mailbox through us", async () => {
  const email = 'victim@example.org'
  for (let time = 0; time < 4; time++) expect((await sends(message({ email }))).status).toBe(204)
  await expect
    .poll(() => server.sql(`select 1 from graphile_worker.jobs where task_identifier like '%contact-message'`))
    .toEqual([])
  expect(await mailsTo(email)).toHaveLength(2)
  const client = '203.0.113.77'
  for (let time = 0; time < 5; time++) expect((await sends(message(), client)).status).toBe(204)
  const sixth = await sends(message(), client)
  expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['name', ' '],
  ['email', 'zoe'],
  ['email', 'a@example.org\r\nBcc: b@example.org'],
  ['subject', ''],
  ['subject', 'one\nBcc: two@example.org'],
  ['message', ''],
  ['message', 'x'.repeat(5_001)],
])('%s %j is refused with an error for that field', async (field, value) => {
  const answer = await sends(message({ [field]: value }))
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.json!.fields as object)).toEqual([field])
})

/** Sends the form like a browser without JavaScript. */
function sendsForm(fields: Record<string, string>, origin = 'http://localhost:3000') {
  return server.app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: someAddress(),
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('the form works without JavaScript, from our own pages only', async () => {
  const sent = await sendsForm(message({ language: 'fr' }))
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/fr/contact/sent'])
  expect((await sendsForm(message(), 'https://evil.example')).statusCode).toBe(403)
})

test.runIf(existsSync(new URL('../../../../dist/web/es/contact.html', import.meta.url)))(
  'without script too, nothing typed is lost and the sentence stands beside its field',
  async () => {
    const { statusCode, body } = await sendsForm(
      message({ language: 'es', email: 'zoe', name: '"><script>x</script>' }),
    )
    expect(statusCode).toBe(400)
    expect(body).toContain('Escribe un correo como ana@example.org.')
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"')
    expect(body).toContain('Second line, with &lt;b&gt;signs&lt;/b&gt;.</textarea>')
    expect(body).not.toContain('<script>x')
  },
)

test('both emails are delivered by a real mail server, and a reply goes to the visitor', async () => {
  const smtp = await startSmtp()
  const posted = await openTestApp({
    withWorker: true,
    config: { supportEmail: 'help@example.org', smtpUrl: smtp.url },
  })
  try {
    const sent = message({ language: 'es' })
    const remoteAddress = someAddress()
    expect((await posted.visitor().tries(sendContactMessage, sent, { remoteAddress })).status).toBe(204)
    await expect.poll(() => smtp.received.length).toBe(2)
    const mailTo = (address: string) => smtp.received.find(({ to }) => to.includes(address))!.mail
    expect(mailTo('help@example.org').replyTo).toEqual([expect.objectContaining({ address: sent.email })])
    expect(mailTo('help@example.org').text).toContain('First line.')
    expect(mailTo(sent.email).subject).toBe('Recibimos tu mensaje')
  } finally {
    await posted.close()
    await smtp.close()
  }
})
