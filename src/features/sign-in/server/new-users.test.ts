import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newEmail, openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

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

const sayName = (browser: Browser, email: string, more: object = {}) =>
  browser.post('/api/sign-up/name', { email, first_name: 'Rosa', ...more })

async function prove(browser: Browser, email: string) {
  await browser.askToSignIn(email, '/my-books')
  const { code, token } = await accounts.mailTo(email)
  return { token, answer: await browser.typeCode(email, code) }
}

describe('signing in without an account', () => {
  test('a new user enters the code and a name, and continues where they were going', async () => {
    const browser = accounts.browser()
    const email = newEmail('rosa')
    const { answer } = await prove(browser, email)
    expect(answer).toMatchObject({
      status: 200,
      body: { name_owed: true, second_factor: false, redirect: '/my-books' },
    })
    expect(await browser.whoAmI(), 'no one is in without a name').toBeNull()
    expect(await sayName(browser, email, { first_name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { first_name: 'name_required' } },
    })
    const region = { timezone: 'Europe/Madrid', date_format: 'YYYY-MM-DD', language: 'es' }
    expect(await sayName(browser, email, { region })).toMatchObject({
      status: 200,
      body: { name_owed: false, redirect: '/my-books' },
    })
    const { body } = await browser.get<{ user: object; preferences: object }>('/api/session')
    expect(body).toMatchObject({ user: { email, first_name: 'Rosa', last_name: '' }, preferences: region })
  })

  test("a new user who opens the link sends a name; without one, the link isn't used up", async () => {
    const email = newEmail('rosa')
    await accounts.browser().askToSignIn(email)
    const { token } = await accounts.mailTo(email)
    const phone = accounts.browser()
    expect((await phone.post('/api/sign-in/link/read', { token })).body).toEqual({
      ...{ email, purpose: 'sign-in', name_owed: true },
    })
    expect(await phone.pressLink(token)).toMatchObject({ status: 400 })
    const named = { token, first_name: 'Rosa', region: { timezone: 'Mars/Olympus', date_format: 'DD/MM/YYYY' } }
    expect(await phone.post('/api/sign-in/link', named)).toMatchObject({ status: 200, body: { name_owed: false } })
    const { body } = await phone.get<{ preferences: object }>('/api/session')
    expect(body.preferences, 'a time zone that does not exist counts as unsaid').toMatchObject({
      ...{ timezone: 'UTC', date_format: 'DD/MM/YYYY' },
    })
  })

  test('a new user has an hour to enter a name, in this browser only, once', async () => {
    const browser = accounts.browser()
    const email = newEmail('rosa')
    await prove(browser, email)
    expect(await sayName(accounts.browser(), email)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await sayName(browser, newEmail())).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    vi.setSystemTime(Date.now() + 59 * 60_000)
    expect(await sayName(browser, email)).toMatchObject({ status: 200 })
    await browser.signOut()
    expect(await sayName(browser, email)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await browser.whoAmI()).toBeNull()

    const late = newEmail('late')
    await prove(browser, late)
    vi.setSystemTime(Date.now() + 61 * 60_000)
    expect(await sayName(browser, late)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
  })

  test('a new user who enters a name in two tabs at the same time gets one account', async () => {
    const browser = accounts.browser()
    const email = newEmail('rosa')
    await prove(browser, email)
    const answers = await Promise.all([sayName(browser, email), sayName(browser, email)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const { rows } = await accounts.db.authPool.query('select 1 from profiles where email = $1', [email])
    expect(rows).toHaveLength(1)
  })
})

describe('signing in on a new device', () => {
  test('a user gets an email with device and origin after signing in on a new device, but not on a known one', async () => {
    const laptop = accounts.browser()
    const ada = await signUp(accounts, laptop)
    await laptop.signOut()
    await laptop.askToSignIn(ada)
    await laptop.typeCode(ada, (await accounts.mailTo(ada)).code)
    expect(await accounts.mails(), 'the laptop is known').toEqual([])

    const phone = accounts.browser({ address: '203.0.113.7' })
    await phone.askToSignIn(ada)
    await phone.typeCode(ada, (await accounts.mailTo(ada)).code)
    const [mail] = await accounts.mails()
    expect(mail).toMatchObject({ to: ada, subject: 'New sign-in to your Hearthbook account' })
    expect(mail?.text).toContain('203.0.113.7')
  })

  test('a device counts as new again after signing out everywhere, or after it was signed out remotely', async () => {
    const laptop = accounts.browser()
    const ada = await signUp(accounts, laptop)
    const phone = accounts.browser()
    const signInOnPhone = async () => {
      vi.setSystemTime(Date.now() + 61_000)
      await phone.askToSignIn(ada)
      await phone.typeCode(ada, (await accounts.mailTo(ada)).code)
      return (await accounts.mails()).map(({ subject }) => subject)
    }
    const isNew = ['New sign-in to your Hearthbook account']
    expect(await signInOnPhone()).toEqual(isNew)
    expect(await signInOnPhone()).toEqual([])
    await laptop.post('/api/devices/sign-out-others')
    expect(await signInOnPhone()).toEqual(isNew)
    const { devices } = (await laptop.get<{ devices: { id: string; is_current: boolean }[] }>('/api/devices')).body
    const [other] = devices.filter(({ is_current }) => !is_current)
    expect(await laptop.remove(`/api/devices/${other?.id}`)).toMatchObject({ status: 204 })
    expect(await signInOnPhone()).toEqual(isNew)
  })
})
