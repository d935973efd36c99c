import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CLIENT_ID, startOpenIdDouble, type OpenIdDouble } from '../../../../e2e/doubles/openid-provider.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { newEmail, openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

let double: OpenIdDouble
let accounts: TestAccounts
let browser: Browser

beforeAll(async () => {
  double = await startOpenIdDouble()
  accounts = await openTestAccounts(double.settings)
})
afterAll(async () => {
  await accounts.close()
  await double.close()
})
beforeEach(() => {
  browser = accounts.browser()
  double.twist = (claims) => claims
  double.signAsAnother = false
  double.person = { sub: randomUUID(), email: newEmail(), email_verified: true, given_name: 'Ada', family_name: 'Vale' }
})

const REFUSED = { status: 400, body: { code: 'provider_refused' } }

/** Goes to the provider and returns with the user's consent. */
async function comeBack(provider: Provider = 'google', redirect?: string) {
  const { body } = await browser.post<{ url: string }>(`/api/sign-in/providers/${provider}`, { redirect })
  return Object.fromEntries(double.agree(body.url)) as { code: string; state: string; iss?: string }
}

type Finished = { redirect: string | null; second_factor: boolean; newcomer: { ticket: string } | null }
const finish = (back: object, by = browser, provider: Provider = 'google') =>
  by.post<Finished>(`/api/sign-in/providers/${provider}/finish`, back)
const makeAccount = (ticket: string, by = browser, provider: Provider = 'google') =>
  by.post(`/api/sign-in/providers/${provider}/account`, { ticket, first_name: 'Ada', last_name: 'Vale' })

/** A user with an account whose address the provider has verified. */
async function knownPerson() {
  const email = await signUp(accounts, accounts.browser())
  double.person.email = email
  return email
}

test("a provider that isn't configured isn't offered", async () => {
  expect((await browser.get('/api/sign-in/options')).body).toEqual({
    providers: ['google', 'apple'],
    sign_up: 'open',
    awaits_setup: expect.any(Boolean),
    has_mail_server: false,
  })
  const bare = await openTestAccounts()
  expect((await bare.browser().get('/api/sign-in/options')).body).toMatchObject({ providers: [] })
  expect(await bare.browser().post('/api/sign-in/providers/google', {})).toMatchObject(REFUSED)
  await bare.close()
})

test('a user with an account signs in with Google, continues where they were going, and can sign in again after changing address', async () => {
  const email = await knownPerson()
  expect(await finish(await comeBack('google', '/preferences'))).toMatchObject({
    status: 200,
    body: { redirect: '/preferences', second_factor: false, newcomer: null },
  })
  expect(await browser.whoAmI()).toBe(email)
  browser = accounts.browser()
  Object.assign(double.person, { email: newEmail('moved'), email_verified: false })
  await finish(await comeBack())
  expect(await browser.whoAmI(), 'known by what does not change').toBe(email)
})

test("a new user creates an account with the provider's names, once and in the same browser", async () => {
  const { body } = await finish(await comeBack('google', '/families/new?plan=premium'))
  expect(body.newcomer).toMatchObject({ email: double.person.email, first_name: 'Ada', last_name: 'Vale' })
  expect(await browser.whoAmI()).toBeNull()
  const { ticket } = body.newcomer!
  expect(await makeAccount(ticket, accounts.browser())).toMatchObject(REFUSED)
  expect(await makeAccount(ticket, browser, 'apple')).toMatchObject(REFUSED)
  expect(await makeAccount(ticket)).toMatchObject({ status: 200, body: { redirect: '/families/new?plan=premium' } })
  expect(await browser.whoAmI()).toBe(double.person.email)
  expect(await makeAccount(ticket)).toMatchObject(REFUSED)
})

test("Apple's booleans are parsed from strings, its client secret is a signed token, and its form returns to our page", async () => {
  const email = await knownPerson()
  double.person.email_verified = 'true'
  const back = await comeBack('apple')
  const user = JSON.stringify({ name: { firstName: 'Ada\n', lastName: 'V'.repeat(300) } })
  const form = await browser.sendForm('/api/sign-in/apple', { ...back, user }, 'https://appleid.apple.com')
  expect(form.status).toBe(303)
  const page = new URL(String(form.headers['location']))
  expect(page.origin + page.pathname).toBe('http://localhost:3000/sign-in/apple')
  expect(Object.fromEntries(page.searchParams)).toEqual({ ...back, first_name: 'Ada', last_name: 'V'.repeat(100) })
  expect(form.headers['set-cookie']).toBeUndefined()
  await finish(back, browser, 'apple')
  expect(await browser.whoAmI()).toBe(email)
})

test('a user who signs in with a provider still has to give the second factor', async () => {
  const email = await knownPerson()
  await accounts.db.authPool.query(
    `insert into authenticators (user_id, sealed_secret, confirmed_at) select id, 'sealed', now() from profiles where email = $1`,
    [email],
  )
  expect(await finish(await comeBack())).toMatchObject({ body: { second_factor: true } })
  expect(await browser.whoAmI()).toBeNull()
})

test('an unverified address neither signs in nor creates an account', async () => {
  await knownPerson()
  double.person.email_verified = 'false'
  const UNPROVEN = { status: 400, body: { code: 'address_unproven' } }
  expect(await finish(await comeBack())).toMatchObject(UNPROVEN)
  delete double.person.email
  expect(await finish(await comeBack())).toMatchObject(UNPROVEN)
  expect(await browser.whoAmI()).toBeNull()
})

test("a provider's response works once, in the browser that was redirected, for the provider it was sent to", async () => {
  await knownPerson()
  const back = await comeBack()
  expect(await finish(back, accounts.browser()), 'another browser').toMatchObject(REFUSED)
  expect(await finish(back, browser, 'apple')).toMatchObject(REFUSED)
  expect(await finish({ ...back, state: 'another' })).toMatchObject(REFUSED)
  expect(await finish(back)).toMatchObject({ status: 200 })
  expect(await finish(back), 'the same once more').toMatchObject(REFUSED)
  const { state, iss } = await comeBack()
  expect(await finish({ code: back.code, state, iss }), 'a code that was used').toMatchObject(REFUSED)
})

test.each([
  ['made for another sign-in', { nonce: 'another' }],
  ['for another app', { aud: 'another' }],
  ['made for another app, and for us too', { aud: [CLIENT_ID, 'another'], azp: 'another' }],
  ['requested by another app', { azp: 'another' }],
  ['from another issuer', { iss: 'https://accounts.example.org' }],
  ['that has expired', { exp: 1_700_000_000 }],
  ['that never expires', { exp: undefined }],
  ['without a subject', { sub: '' }],
])('a token %s is refused', async (_name, claims) => {
  await knownPerson()
  double.twist = (real) => ({ ...real, ...claims })
  expect(await finish(await comeBack())).toMatchObject(REFUSED)
  expect(await browser.whoAmI()).toBeNull()
})

test('a response from another issuer is refused, as is one without an issuer if the provider always names it', async () => {
  await knownPerson()
  expect(await finish({ ...(await comeBack()), iss: 'https://accounts.example.org' })).toMatchObject(REFUSED)
  const { code, state } = await comeBack()
  expect(await finish({ code, state })).toMatchObject(REFUSED)
  expect(await browser.whoAmI()).toBeNull()
})

test('a token that was signed with another key is refused', async () => {
  await knownPerson()
  double.signAsAnother = true
  expect(await finish(await comeBack())).toMatchObject(REFUSED)
})

test("pending tickets are stored encrypted, and a provider that's down is reported as unavailable", async () => {
  await comeBack('google', '/accept-invitation#token=a-secret')
  const { rows } = await accounts.db.authPool.query('select * from provider_sign_ins')
  expect(JSON.stringify(rows)).not.toContain('invitation')
  const back = await comeBack()
  double.away = true
  expect(await finish(back)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  double.away = false
})
