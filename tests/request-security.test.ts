import { describe, expect, test } from 'vitest'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { loadConfig } from '#server/config.ts'
import { ana, family, server, openOnceForAnaAndBen } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

/** On a busy machine a moment takes longer. */
const SOON = { timeout: 60_000 }

openOnceForAnaAndBen()

describe("a request's identity", () => {
  test('comes only from the session: user IDs in a body are ignored', async () => {
    const ben = await server.person('Ben')
    const { family_id: bens } = await ben.opensFamily('Okafor')
    const said = {
      user_id: ben.user_id,
      family_id: bens,
      id: bens,
      role: 'owner',
      is_admin: true,
      storage_path: '../../secret',
    }
    await sendJson(ana, 'PATCH', `/api/families/${family.family_id}?family_id=${bens}&user_id=${ben.user_id}`, {
      name: 'Renamed',
      ...said,
    })
    await sendJson(ana, 'PATCH', '/api/profile', {
      first_name: 'Anna',
      email: 'ben@example.org',
      email_verified: true,
      ...said,
    })
    const photo_id = await seedPhoto(ana, family)
    await sendJson(ana, 'PATCH', `/api/families/${family.family_id}/photos/${photo_id}`, {
      description: 'words',
      ...{ added_by: ben.user_id, sha256: '00', deleted_at: null, ...said },
    })
    expect(await ben.call(familiesContract.getFamily, { family_id: bens })).toMatchObject({ id: bens, name: 'Okafor' })
    expect(await ana.call(familiesContract.getFamily, family)).toMatchObject({ id: family.family_id, name: 'Renamed' })
    expect(await ana.call(accountsContract.getSession, {})).toMatchObject({
      user: { id: ana.user_id, first_name: 'Anna', email: ana.email },
    })
    const [photo] = await server.sql('select family_id, added_by, audience, storage_path from photos where id = $1', [
      photo_id,
    ])
    expect(photo).toEqual({
      ...{ family_id: family.family_id, added_by: ana.user_id, audience: 'family_only' },
      storage_path: `families/${family.family_id}/photos/${photo_id}/original.jpg`,
    })
  })

  test("can't be set by a header", async () => {
    const headers = {
      'x-user-id': ana.user_id,
      'x-forwarded-user': ana.email,
      'remote-user': ana.email,
      authorization: `Bearer ${ana.user_id}`,
    }
    const answer = await server.visitor().tries(familiesContract.listFamilies, {}, { headers })
    expect(answer).toMatchObject({ status: 401, json: { code: 'signed_out' } })
  })
})

describe("a request's claims about itself", () => {
  test('a forwarded address is ignored unless it comes from a trusted proxy', async () => {
    const limited = async (app: TestApp) => {
      const answers = []
      for (let i = 0; i < 32; i++) {
        const headers = {
          'x-forwarded-for': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
        }
        const body = { email: `somebody.${i}@example.org` }
        const { status } = await app
          .visitor()
          .tries(signInContract.startSignIn, body, { headers, remoteAddress: '10.1.2.3' })
        answers.push(status)
      }
      return answers.filter((status) => status === 429).length
    }
    expect(await limited(server)).toBe(2)
    const trusting = await openTestApp({ config: { trustProxy: ['10.1.2.3'] } })
    try {
      expect(await limited(trusting)).toBe(0)
    } finally {
      await trusting.close()
    }
  })

  test('the Host header never affects emails or redirects', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    await server
      .visitor()
      .tries(signInContract.startSignIn, { email: ana.email }, { headers, remoteAddress: '10.9.9.9' })
    await server.startWorker()
    await expect.poll(() => mailsTo(ana.email), SOON).toHaveLength(1)
    await server.stopWorker()
    const [mail] = await mailsTo(ana.email)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
    expect(mail!.text).toContain(`${server.config.appUrl}/`)
    const { headers: answered } = await ana.sends({ method: 'GET', url: '/', headers })
    expect(String(answered.location ?? '')).not.toContain('evil')
  })

  async function mailsTo(email: string) {
    return (await server.context.post.mailbox!.list()).filter((mail) => mail.to === email)
  }
})

describe('operator endpoints', () => {
  test.each(['/metrics', '/dev/mailbox'])('%s is not found for a request that only looks local', async (path) => {
    const nothing = await server.visitor().sends({ method: 'GET', url: '/api/nothing-like-it' })
    // Requests from strangers as forwarded by a simple relay on this machine, or by a proxy that rewrites Host.
    const requests: [Record<string, string>, string?][] = [
      [{ host: 'localhost:3000' }],
      [{ host: '127.0.0.1:3000' }, '::1'],
      [{ host: 'localhost:3000', authorization: 'Bearer guess' }],
      [{ host: 'localhost:3000', cookie: 'hearthbook_mailbox=guess' }],
      [{ host: 'evil.example:3000' }, '192.168.1.20'],
    ]
    for (const [headers, remoteAddress = '127.0.0.1'] of requests) {
      const answer = await server.visitor().sends({ method: 'GET', url: path, headers, remoteAddress })
      expect([answer.status, answer.text], JSON.stringify(headers)).toEqual([404, nothing.text])
    }
  })

  test('Prometheus can read metrics with METRICS_TOKEN', async () => {
    const metricsToken = 'a-token-of-the-operator-1234'
    const measured = await openTestApp({ config: { metricsToken } })
    try {
      const ask = (authorization: string) =>
        measured.visitor().sends({ method: 'GET', url: '/metrics', headers: { authorization } })
      expect((await ask(`Bearer ${metricsToken}`)).text).toContain('hearthbook_http_requests_total')
      for (const wrong of [`Bearer ${metricsToken}x`, 'Bearer ', `Basic ${metricsToken}`])
        expect((await ask(wrong)).status).toBe(404)
    } finally {
      await measured.close()
    }
  })

  test('the mailbox has a link on a home network, and none if APP_URL is https', async () => {
    const secure = await openTestApp({ config: { appUrl: 'https://photos.example.org', secure: true } })
    try {
      expect(server.mailboxLink).toMatch(/^http:\/\/localhost:3000\/dev\/mailbox\?token=[\w-]{43}$/)
      expect(secure.mailboxLink).toBeUndefined()
      const url = '/dev/mailbox?token=guess'
      expect((await secure.visitor().sends({ method: 'GET', url })).status).toBe(404)
    } finally {
      await secure.close()
    }
  })

  test('administrators can read metrics from anywhere once their address and second factor are verified; no one else can', async () => {
    const ruled = await openTestApp({ config: { adminEmails: ['root@example.org', 'claims@example.org'] } })
    try {
      const root = await ruled.person('Root', { email: 'root@example.org' })
      const claims = await ruled.person('Claims', { email: 'claims@example.org', email_verified: false })
      const people = [
        [root, 404],
        [await root.withSession({ second_factor: '0' }), 200],
        [await claims.withSession({ second_factor: '0' }), 404],
        [await ruled.person('Ana'), 404],
        [ruled.visitor(), 404],
      ] as const
      for (const [person, status] of people) {
        const answer = await person.sends({ method: 'GET', url: '/metrics', remoteAddress: '192.168.1.20' })
        expect([person.first_name, answer.status]).toEqual([person.first_name, status])
      }
    } finally {
      await ruled.close()
    }
  })

  test("there's no local mailbox if email is sent", async () => {
    const config = loadConfig({ SMTP_URL: 'smtp://localhost:2525', SECRET: 'x'.repeat(40) })
    const sending = await openTestApp({ config: { smtpUrl: config.smtpUrl } })
    try {
      expect((await sending.visitor().sends({ method: 'GET', url: '/dev/mailbox' })).status).toBe(404)
    } finally {
      await sending.close()
    }
  })
})

test('the log contains no personal data: no email, name, token, cookie, file name, or client address', async () => {
  const secrets = [
    'Ana',
    'Moreau',
    'example.org',
    'Renamed',
    'hearthbook=',
    ana.cookie.slice(12, 40),
    'secret',
    'words',
    '127.0.0.1:',
    '?v=',
  ]
  await server.visitor().sends({ method: 'GET', url: '/api/sign-in/link?token=secret-token' })
  await ana.sends({ method: 'PATCH', url: '/api/profile', payload: { first_name: 'secret\u0000' } })
  const log = server.log.filter((line) => !line.includes('Server listening')).join('')
  expect(server.log.length).toBeGreaterThan(50)
  for (const secret of secrets) expect(log).not.toContain(secret)
})

function sendJson(person: Person, method: 'PATCH' | 'POST', url: string, payload: object) {
  return person.sends({ method, url, payload })
}
