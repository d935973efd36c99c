import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  newEmail,
  openTestAccounts,
  signUp,
  type Browser,
  type TestAccounts,
} from '../../sign-in/server/test-accounts.ts'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function passDays(days: number) {
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000)
}

async function signedIn(): Promise<{ browser: Browser; email: string }> {
  const browser = accounts.browser()
  return { browser, email: await signUp(accounts, browser) }
}

describe('sessions', () => {
  test('a session cookie is hidden from scripts and from other sites', async () => {
    const browser = accounts.browser()
    const email = newEmail()
    await browser.askToSignUp(email)
    const { token } = await accounts.mailTo(email)
    const { headers } = await browser.pressLink(token)
    const cookie = [headers['set-cookie']].flat().find((line) => String(line).startsWith('hearthbook='))
    expect(cookie).toMatch(/^hearthbook=[\w-]{43}; Max-Age=3801600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('a session cookie is bound to this host if the app has HTTPS', async () => {
    const secure = await openTestAccounts({ APP_URL: 'https://photos.example.org' })
    try {
      const browser = secure.browser()
      const email = newEmail()
      const { headers: asked } = await browser.askToSignUp(email)
      expect([asked['set-cookie']].flat()[0]).toMatch(
        /^__Host-hearthbook-browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      const { code } = await secure.mailTo(email)
      const { headers } = await browser.typeCode(email, code, 'sign-up')
      const cookie = [headers['set-cookie']].flat().find((line) => String(line).startsWith('__Host-hearthbook='))
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(cookie).not.toContain('Domain')
      expect(await browser.whoAmI()).toBe(email)
    } finally {
      await secure.close()
    }
  })

  test('a request that was signed in a moment ago is refused as soon as another server ended the session', async () => {
    const { browser } = await signedIn()
    expect(await browser.get('/api/settings')).toMatchObject({ status: 200 })
    expect(await browser.get('/api/settings')).toMatchObject({ status: 200 })
    await accounts.db.auth.deleteFrom('auth_sessions').execute()
    expect(await browser.get('/api/settings')).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  })

  test("each sign-in begins a new session and ends the browser's previous one", async () => {
    const { browser, email } = await signedIn()
    const former = browser.cookies.get('hearthbook')!
    passDays(0.1)
    await browser.askToSignIn(email)
    await browser.pressLink((await accounts.mailTo(email)).token)
    expect(browser.cookies.get('hearthbook')).not.toBe(former)
    const thief = accounts.browser()
    thief.cookies.set('hearthbook', former)
    expect(await thief.whoAmI()).toBeNull()
    expect(await browser.whoAmI()).toBe(email)
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  test('a visitor who sends a made-up cookie stays signed out', async () => {
    const { browser, email } = await signedIn()
    const { token: hash } = (await sessionsOf(email))[0]!
    const forged = ['', '.', 'x', 'x.y', hash, `${hash}.sig`, 'sha256:', `${'A'.repeat(43)}.AAAA`, '%00', 'null', '{}']
    for (const cookie of forged) {
      const stranger = accounts.browser()
      stranger.cookies.set('hearthbook', cookie)
      expect(await stranger.whoAmI(), cookie).toBeNull()
      expect(await stranger.get('/api/settings'), cookie).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    }
    expect(await browser.whoAmI()).toBe(email)
  })

  test('a session expires two weeks after its last use, and the browser learns that for another month', async () => {
    const { browser } = await signedIn()
    expect((await accounts.browser().get('/api/session')).body['ran_out']).toBeUndefined()
    passDays(14.01)
    expect((await browser.get('/api/session')).body).toMatchObject({ user: null, ran_out: true })
  })

  test("a copied session cookie doesn't make another browser known", async () => {
    const { browser, email } = await signedIn()
    const thief = accounts.browser()
    thief.cookies.set('hearthbook', browser.cookies.get('hearthbook') ?? '')
    passDays(1.1)
    expect(await thief.whoAmI()).toBe(email)
    passDays(1.1)
    expect(await browser.whoAmI()).toBe(email)
    const { rows } = await accounts.db.authPool.query(
      'select from known_browsers join profiles on profiles.id = user_id where email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  test('a session in use is prolonged with one write a day', async () => {
    const { browser, email } = await signedIn()
    passDays(0.9)
    expect((await browser.get('/api/session')).headers['set-cookie']).toBeUndefined()
    const [before] = await sessionsOf(email)
    passDays(0.2)
    expect(String((await browser.get('/api/session')).headers['set-cookie'])).toContain('Max-Age=3801600')
    expect((await browser.get('/api/session')).headers['set-cookie']).toBeUndefined()
    const [after] = await sessionsOf(email)
    expect(after!.expires_at.getTime()).toBeGreaterThan(before!.expires_at.getTime())
    for (let day = 0; day < 40; day += 10) {
      passDays(10)
      expect(await browser.whoAmI()).toBe(email)
    }
  })

  test("a session ends after ninety days even if it's used daily", async () => {
    const { browser, email } = await signedIn()
    for (let day = 10; day < 90; day += 10) {
      passDays(10)
      expect(await browser.whoAmI(), `day ${day}`).toBe(email)
    }
    passDays(9.9)
    expect(await browser.whoAmI()).toBe(email)
    passDays(0.2)
    expect(await browser.whoAmI()).toBeNull()
  })

  test('signing out ends the session right away, even for a copied cookie', async () => {
    const { browser } = await signedIn()
    const copied = accounts.browser()
    copied.cookies.set('hearthbook', browser.cookies.get('hearthbook')!)
    expect(await browser.signOut()).toMatchObject({ status: 204 })
    expect(browser.cookies.has('hearthbook')).toBe(false)
    expect(await copied.whoAmI()).toBeNull()
    expect(await copied.get('/api/preferences')).toMatchObject({ status: 401 })
    expect(await browser.signOut(), 'twice does no harm').toMatchObject({ status: 204 })
  })

  test('ending a session on one device leaves the other devices signed in', async () => {
    const { browser, email } = await signedIn()
    passDays(0.1)
    const phone = accounts.browser()
    await phone.askToSignIn(email)
    await phone.pressLink((await accounts.mailTo(email)).token)
    await phone.signOut()
    expect(await browser.whoAmI()).toBe(email)
  })

  test('a session survives a restart', async () => {
    const { browser, email } = await signedIn()
    await accounts.restart()
    expect(await browser.whoAmI()).toBe(email)
  })
})

async function sessionsOf(email: string): Promise<{ token: string; expires_at: Date }[]> {
  const { rows } = await accounts.db.authPool.query<{ token: string; expires_at: Date }>(
    'select session.* from auth_sessions session join profiles person on person.id = session.user_id where person.email = $1',
    [email],
  )
  return rows
}
