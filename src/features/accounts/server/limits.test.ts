import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newEmail, openTestAccounts, signUp, type TestAccounts } from '../../sign-in/server/test-accounts.ts'

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

function passSeconds(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

const TOO_OFTEN = {
  status: 429,
  body: {
    code: 'rate_limited',
    title:
      'Email rate limit exceeded. Please wait a few minutes before trying again, or try using a different email address.',
  },
}

describe('rate limits per address', () => {
  test('an address gets one email a minute from a client', async () => {
    const email = newEmail()
    const ask = () => accounts.browser({ address: '10.9.8.7' }).askToSignIn(email)
    expect(await ask()).toMatchObject({ status: 204 })
    passSeconds(20)
    const refused = await ask()
    expect(refused).toMatchObject(TOO_OFTEN)
    expect(Number(refused.headers['retry-after'])).toBe(40)
    expect(refused.body['params']).toEqual({ retry_after_seconds: 40 })
    passSeconds(40)
    expect(await ask()).toMatchObject({ status: 204 })
  })

  test('ten simultaneous requests for an address send one email', async () => {
    const email = newEmail()
    const browser = accounts.browser()
    const asked = await Promise.all(Array.from({ length: 10 }, () => browser.askToSignIn(email)))
    expect(asked.filter((answer) => answer.status === 204)).toHaveLength(1)
    expect((await accounts.mails()).filter((mail) => mail.to === email)).toHaveLength(1)
  })

  test("an address gets five emails an hour from a client, and rejected requests don't count", async () => {
    const email = newEmail()
    const browser = accounts.browser()
    for (let i = 0; i < 5; i++) {
      expect(await browser.askToSignIn(email)).toMatchObject({ status: 204 })
      expect(await browser.askToSignIn(email)).toMatchObject({ status: 429 })
      passSeconds(61)
    }
    expect(await browser.askToSignIn(email)).toMatchObject(TOO_OFTEN)
    expect(await accounts.browser().askToSignIn(email), 'its owner asks from home').toMatchObject({ status: 204 })
    passSeconds(60 * 60)
    expect(await browser.askToSignIn(email)).toMatchObject({ status: 204 })
  })

  test('an address gets at most thirty emails an hour from all clients together', async () => {
    const email = newEmail()
    const answers = []
    for (let i = 0; i < 40; i++) answers.push((await accounts.browser().askToSignIn(email)).status)
    expect(answers.filter((status) => status === 204)).toHaveLength(30)
  })

  test('sign-in, sign-up and reset have separate one-minute limits, so starting on the wrong page costs no wait', async () => {
    const email = newEmail()
    const browser = accounts.browser()
    expect(await browser.askToSignIn(email)).toMatchObject({ status: 204 })
    expect(await browser.askToSignUp(email)).toMatchObject({ status: 204 })
    expect(await browser.post('/api/password/reset-mail', { email })).toMatchObject({ status: 204 })
  })

  test('different spellings of an address share a limit', async () => {
    const email = newEmail()
    const browser = accounts.browser()
    await browser.askToSignIn(email)
    expect(await browser.askToSignIn(` ${email.toUpperCase()} `)).toMatchObject(TOO_OFTEN)
  })

  test('limits still apply after a restart', async () => {
    const email = newEmail()
    const browser = accounts.browser()
    await browser.askToSignIn(email)
    await accounts.restart()
    expect(await browser.askToSignIn(email)).toMatchObject(TOO_OFTEN)
  })

  test('a client can ask five times an hour whether an address has an account, and can still sign in', async () => {
    const email = await signUp(accounts, accounts.browser())
    const browser = accounts.browser()
    for (let i = 0; i < 5; i++) expect(await browser.askToSignUp(email)).toMatchObject({ status: 409 })
    expect(await browser.askToSignUp(email)).toMatchObject(TOO_OFTEN)
    expect(await browser.askToSignIn(email)).toMatchObject({ status: 204 })
  })

  test("the table of limits doesn't contain the address", async () => {
    const email = newEmail()
    await accounts.browser({ address: '203.0.113.7' }).askToSignIn(email)
    const { rows } = await accounts.db.authPool.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/)
  })
})

describe('rate limits per client', () => {
  test('a client gets thirty emails in ten minutes for sign-in and sign-up together', async () => {
    const browser = accounts.browser()
    for (let i = 0; i < 15; i++) {
      expect(await browser.askToSignIn(newEmail())).toMatchObject({ status: 204 })
      expect(await browser.askToSignUp(newEmail())).toMatchObject({ status: 204 })
    }
    const refused = await browser.askToSignIn(newEmail())
    expect(refused).toMatchObject(TOO_OFTEN)
    expect(Number(refused.headers['retry-after'])).toBe(600)
    expect(await accounts.browser().askToSignIn(newEmail()), 'the neighbour is not concerned').toMatchObject({
      status: 204,
    })
    passSeconds(600)
    expect(await browser.askToSignIn(newEmail())).toMatchObject({ status: 204 })
  })

  test('an IPv6 network counts as one client', async () => {
    for (let i = 0; i < 30; i++)
      await accounts.browser({ address: `2001:db8:1:2::${i.toString(16)}` }).askToSignIn(newEmail())
    expect(await accounts.browser({ address: '2001:db8:1:2:ffff::1' }).askToSignIn(newEmail())).toMatchObject(TOO_OFTEN)
    expect(await accounts.browser({ address: '2001:db8:1:3::1' }).askToSignIn(newEmail())).toMatchObject({
      status: 204,
    })
  })

  test('a client can guess thirty codes in ten minutes across all addresses', async () => {
    const browser = accounts.browser()
    for (let i = 0; i < 30; i++) expect(await browser.typeCode(newEmail(), '123456')).toMatchObject({ status: 400 })
    const refused = await browser.typeCode(newEmail(), '123456')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
