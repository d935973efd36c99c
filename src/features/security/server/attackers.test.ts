import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { openTestAccounts, signUp, type Browser, type TestAccounts } from '../../sign-in/server/test-accounts.ts'
import { codeOfStep } from './totp.ts'

const PASSWORD = 'herons over the quiet lake'
/** Each limit of an account admits at most 100 attempts. */
const CLIENTS = 120
/** With a few guesses each, they'd get hundreds of guesses a week. */
const CLIENTS_EACH_TIME = 5
const DAY_MS = 24 * 60 * 60_000

let accounts: TestAccounts
let known: Browser
let ada: string

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  known = accounts.browser()
  ada = await signUp(accounts, known)
  await known.put('/api/password', { password: PASSWORD })
  await accounts.mails()
})
afterEach(() => {
  vi.useRealTimers()
})

function passTime(ms: number) {
  vi.setSystemTime(Date.now() + ms)
}

/** Many clients, each with a request to make at the same time. */
async function each(clients: Browser[], ask: (client: Browser) => Promise<unknown>) {
  for (let at = 0; at < clients.length; at += 50) await Promise.all(clients.slice(at, at + 50).map(ask))
}

test("more clients than an account's limits admit can't lock the owner out of a browser they've used before, with any sign-in method", async () => {
  const clients = Array.from({ length: CLIENTS }, () => accounts.browser())
  await known.signOut()
  await each(clients, (client) => client.askToSignIn(ada))
  await each(clients, (client) => client.typeCode(ada, '000000'))
  await each(clients, (client) => client.post('/api/sign-in/password', { email: ada, password: 'wrong password 1' }))
  await each(clients, (client) => client.askToSignUp(ada))
  await each(clients, (client) => client.post('/api/password/reset-mail', { email: ada }))
  await accounts.mails()

  expect(await known.askToSignIn(ada)).toMatchObject({ status: 204 })
  const { code, token } = await accounts.mailTo(ada)
  await each(clients.slice(0, 100), (client) => client.askToSignIn(ada))
  expect(await known.post('/api/sign-in/link/read', { token }), 'the link lives on').toMatchObject({ status: 200 })
  expect(await known.typeCode(ada, code)).toMatchObject({ status: 200 })
  expect(await known.whoAmI()).toBe(ada)
  await known.signOut()
  expect(await known.post('/api/sign-in/password', { email: ada, password: PASSWORD })).toMatchObject({ status: 200 })
  await known.signOut()
  expect(await known.post('/api/password/reset-mail', { email: ada })).toMatchObject({ status: 204 })
})

test('the owner can sign in on a new device with an emailed link while strangers guess', async () => {
  const phone = accounts.browser()
  expect(await phone.askToSignIn(ada)).toMatchObject({ status: 204 })
  const { token, code } = await accounts.mailTo(ada)
  const stranger = accounts.browser()
  await stranger.askToSignIn(ada)
  for (let i = 0; i < 20; i++) await stranger.typeCode(ada, '000000')
  expect(await phone.typeCode(ada, code)).toMatchObject({ status: 200 })
  expect(await accounts.browser().pressLink(token), 'used up by its code').toMatchObject({ status: 400 })
})

test('strangers with hundreds of clients get at most 100 guesses of emailed codes a week', async () => {
  let judged = 0
  for (let day = 0; day < 7; day++) {
    for (let hour = 0; hour < 24; hour += 8) {
      const clients = Array.from({ length: CLIENTS_EACH_TIME }, () => accounts.browser())
      await each(clients, async (client) => {
        await client.askToSignIn(ada)
        for (let i = 0; i < 6; i++) if ((await client.typeCode(ada, '000000')).body['code'] === 'wrong_code') judged++
      })
      passTime(DAY_MS / 3)
    }
  }
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThanOrEqual(100)
})

test('an attacker who knows the password gets at most 100 guesses of authenticator codes a week, and the owner gets an email', async () => {
  const { secret } = (await known.post<{ secret: string }>('/api/authenticator')).body
  const codeNow = () => codeOfStep(secret, Math.floor(Date.now() / 30_000))
  await known.post('/api/authenticator/confirm', { code: codeNow() })
  await accounts.mails()
  let judged = 0
  const subjects: string[] = []
  for (let hour = 0; hour < 7 * 24; hour += 6) {
    const thief = accounts.browser()
    await thief.post('/api/sign-in/password', { email: ada, password: PASSWORD })
    for (let i = 0; i < 5; i++) {
      const { body } = await thief.post('/api/sign-in/second-factor', { code: '000000' })
      if (body['code'] === 'wrong_code') judged++
    }
    subjects.push(...(await accounts.mails()).map(({ subject }) => subject))
    passTime(6 * 60 * 60_000)
  }
  expect(judged).toBeGreaterThan(0)
  expect(judged).toBeLessThanOrEqual(100)
  expect(new Set(subjects)).toEqual(new Set(['Failed sign-in attempt on your Hearthbook account']))

  // The owner's own browser isn't affected.
  await known.signOut()
  expect(await known.post('/api/sign-in/password', { email: ada, password: PASSWORD })).toMatchObject({
    body: { second_factor: true },
  })
  expect(await known.post('/api/sign-in/second-factor', { code: codeNow() })).toMatchObject({ status: 204 })
  expect(await known.whoAmI()).toBe(ada)
})

test('rejected attempts are recorded for the account with their origin', async () => {
  const stranger = accounts.browser({ address: '198.51.100.4' })
  await stranger.post('/api/sign-in/password', { email: ada, password: 'wrong password 1' })
  await stranger.askToSignIn(ada)
  await stranger.typeCode(ada, '000000')
  const { rows } = await withClient(accounts.ownerUrl, (client) =>
    client.query(
      `select details ->> 'by' as by, details ->> 'address' as address, entry.actor_id from audit_log entry
       join profiles person on person.id = entry.subject_id
       where action = 'session.refused' and email = $1 order by entry.created_at`,
      [ada],
    ),
  )
  expect(rows).toEqual([
    { by: 'password', address: '198.51.100.4', actor_id: null },
    { by: 'email_code', address: '198.51.100.4', actor_id: null },
  ])
})
