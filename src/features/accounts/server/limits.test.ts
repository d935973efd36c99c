import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newEmail, openTestAccounts, signUp, type TestAccounts } from './test-accounts.ts'

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

describe('one address', () => {
  test('gets one mail a minute, from whichever browsers it is asked for', async () => {
    const email = newEmail()
    expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 204 })
    passSeconds(20)
    const refused = await accounts.browser().askToSignIn(email)
    expect(refused).toMatchObject(TOO_OFTEN)
    expect(Number(refused.headers['retry-after'])).toBe(40)
    expect(refused.body['params']).toEqual({ retry_after_seconds: 40 })
    passSeconds(40)
    expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 204 })
  })

  test('asked for ten times at once gets one mail', async () => {
    const email = newEmail()
    const asked = await Promise.all(Array.from({ length: 10 }, () => accounts.browser().askToSignIn(email)))
    expect(asked.filter((answer) => answer.status === 204)).toHaveLength(1)
    expect((await accounts.mails()).filter((mail) => mail.to === email)).toHaveLength(1)
  })

  test('gets five mails an hour, and what was refused does not count', async () => {
    const email = newEmail()
    for (let i = 0; i < 5; i++) {
      expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 204 })
      expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 429 })
      passSeconds(61)
    }
    expect(await accounts.browser().askToSignIn(email)).toMatchObject(TOO_OFTEN)
    passSeconds(60 * 60)
    expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 204 })
  })

  test('is the same however it is written', async () => {
    const email = newEmail()
    await accounts.browser().askToSignIn(email)
    expect(await accounts.browser().askToSignIn(` ${email.toUpperCase()} `)).toMatchObject(TOO_OFTEN)
  })

  test('still is limited after a restart', async () => {
    const email = newEmail()
    await accounts.browser().askToSignIn(email)
    await accounts.restart()
    expect(await accounts.browser().askToSignIn(email)).toMatchObject(TOO_OFTEN)
  })

  test('is said to have an account five times an hour, and asking so leaves the way to sign in open', async () => {
    const email = await signUp(accounts, accounts.browser())
    passSeconds(60 * 60)
    for (let i = 0; i < 5; i++) expect(await accounts.browser().askToSignUp(email)).toMatchObject({ status: 409 })
    expect(await accounts.browser().askToSignUp(email)).toMatchObject(TOO_OFTEN)
    expect(await accounts.browser().askToSignIn(email)).toMatchObject({ status: 204 })
  })

  test('is not in the table of limits', async () => {
    const email = newEmail()
    await accounts.browser({ address: '203.0.113.7' }).askToSignIn(email)
    const { rows } = await accounts.db.authPool.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/)
  })
})

describe('one client', () => {
  test('asks for thirty mails in ten minutes, sign-in and sign-up together', async () => {
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

  test('with a whole IPv6 network counts as one', async () => {
    for (let i = 0; i < 30; i++)
      await accounts.browser({ address: `2001:db8:1:2::${i.toString(16)}` }).askToSignIn(newEmail())
    expect(await accounts.browser({ address: '2001:db8:1:2:ffff::1' }).askToSignIn(newEmail())).toMatchObject(TOO_OFTEN)
    expect(await accounts.browser({ address: '2001:db8:1:3::1' }).askToSignIn(newEmail())).toMatchObject({
      status: 204,
    })
  })

  test('guesses thirty codes in ten minutes, whatever the address', async () => {
    const browser = accounts.browser()
    for (let i = 0; i < 30; i++) expect(await browser.typeCode(newEmail(), '123456')).toMatchObject({ status: 400 })
    const refused = await browser.typeCode(newEmail(), '123456')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
