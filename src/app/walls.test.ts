import { describe, expect, test } from 'vitest'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { loadConfig } from '#server/config.ts'
import { ana, family, house, openOnceForAnaAndBen } from './testing/ana-and-ben.ts'
import type { Person } from './testing/people.ts'
import { placePhoto } from './testing/photos.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

/** On a busy machine a moment takes longer. */
const SOON = { timeout: 5_000 }

openOnceForAnaAndBen()

describe('who somebody is', () => {
  test('comes from the session alone: what a body says about it is not read', async () => {
    const ben = await house.person('Ben')
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
    const photo_id = await placePhoto(ana, family)
    await sendJson(ana, 'PATCH', `/api/families/${family.family_id}/photos/${photo_id}`, {
      description: 'words',
      ...{ added_by: ben.user_id, sha256: '00', deleted_at: null, ...said },
    })
    expect(await ben.call(familiesContract.getFamily, { family_id: bens })).toMatchObject({ id: bens, name: 'Okafor' })
    expect(await ana.call(familiesContract.getFamily, family)).toMatchObject({ id: family.family_id, name: 'Renamed' })
    expect(await ana.call(accountsContract.getSession, {})).toMatchObject({
      user: { id: ana.user_id, first_name: 'Anna', email: ana.email },
    })
    const [photo] = await house.sql('select family_id, added_by, audience, storage_path from photos where id = $1', [
      photo_id,
    ])
    expect(photo).toEqual({
      ...{ family_id: family.family_id, added_by: ana.user_id, audience: 'family_only' },
      storage_path: `families/${family.family_id}/photos/${photo_id}/original.jpg`,
    })
  })

  test('cannot be said by a header', async () => {
    const headers = {
      'x-user-id': ana.user_id,
      'x-forwarded-user': ana.email,
      'remote-user': ana.email,
      authorization: `Bearer ${ana.user_id}`,
    }
    const answer = await house.visitor().tries(familiesContract.listFamilies, {}, { headers })
    expect(answer).toMatchObject({ status: 401, json: { code: 'signed_out' } })
  })
})

describe('what a request claims about itself', () => {
  test('a forwarded address does not make somebody another client, unless a proxy is trusted', async () => {
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
    expect(await limited(house)).toBe(2)
    const trusting = await openTestApp({ config: { trustProxy: ['10.1.2.3'] } })
    try {
      expect(await limited(trusting)).toBe(0)
    } finally {
      await trusting.close()
    }
  })

  test('no Host header ever gets into a mail or a redirect', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    await house
      .visitor()
      .tries(signInContract.startSignIn, { email: ana.email }, { headers, remoteAddress: '10.9.9.9' })
    await house.startWorker()
    await expect.poll(() => mailsTo(ana.email), SOON).toHaveLength(1)
    await house.stopWorker()
    const [mail] = await mailsTo(ana.email)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
    expect(mail!.text).toContain(`${house.config.appUrl}/`)
    const { headers: answered } = await ana.sends({ method: 'GET', url: '/', headers })
    expect(String(answered.location ?? '')).not.toContain('evil')
  })

  async function mailsTo(email: string) {
    return (await house.context.post.mailbox!.list()).filter((mail) => mail.to === email)
  }
})

describe('what is for operators alone', () => {
  test.each(['/metrics', '/dev/mailbox'])('%s is not there for a request that only looks local', async (path) => {
    const nothing = await house.visitor().sends({ method: 'GET', url: '/api/nothing-like-it' })
    // What a plain relay on the machine, and a proxy that rewrites Host, make of a stranger's request.
    const requests: [Record<string, string>, string?][] = [
      [{ host: 'localhost:3000' }],
      [{ host: '127.0.0.1:3000' }, '::1'],
      [{ host: 'localhost:3000', authorization: 'Bearer guess' }],
      [{ host: 'localhost:3000', cookie: 'hearthbook_mailbox=guess' }],
      [{ host: 'evil.example:3000' }, '192.168.1.20'],
    ]
    for (const [headers, remoteAddress = '127.0.0.1'] of requests) {
      const answer = await house.visitor().sends({ method: 'GET', url: path, headers, remoteAddress })
      expect([answer.status, answer.text], JSON.stringify(headers)).toEqual([404, nothing.text])
    }
  })

  test('Prometheus reads metrics with METRICS_TOKEN', async () => {
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

  test('the mailbox has a link in a home network, and none where APP_URL is https', async () => {
    const secure = await openTestApp({ config: { appUrl: 'https://photos.example.org', secure: true } })
    try {
      expect(house.mailboxLink).toMatch(/^http:\/\/localhost:3000\/dev\/mailbox\?token=[\w-]{43}$/)
      expect(secure.mailboxLink).toBeUndefined()
      const url = '/dev/mailbox?token=guess'
      expect((await secure.visitor().sends({ method: 'GET', url })).status).toBe(404)
    } finally {
      await secure.close()
    }
  })

  test('administrators read metrics from anywhere, once address and second factor are proven; no one else does', async () => {
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

  test('there is no local mailbox where mail is sent', async () => {
    const config = loadConfig({ SMTP_URL: 'smtp://localhost:2525', SECRET: 'x'.repeat(40) })
    const sending = await openTestApp({ config: { smtpUrl: config.smtpUrl } })
    try {
      expect((await sending.visitor().sends({ method: 'GET', url: '/dev/mailbox' })).status).toBe(404)
    } finally {
      await sending.close()
    }
  })
})

test('the log names nobody: no mail address, name, token, cookie, file or address of a client', async () => {
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
  await house.visitor().sends({ method: 'GET', url: '/api/sign-in/link?token=secret-token' })
  await ana.sends({ method: 'PATCH', url: '/api/profile', payload: { first_name: 'secret\u0000' } })
  const log = house.log.filter((line) => !line.includes('Server listening')).join('')
  expect(house.log.length).toBeGreaterThan(50)
  for (const secret of secrets) expect(log).not.toContain(secret)
})

function sendJson(person: Person, method: 'PATCH' | 'POST', url: string, payload: object) {
  return person.sends({ method, url, payload })
}
