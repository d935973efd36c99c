import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { startOpenIdDouble, type OpenIdDouble } from '../../../../e2e/doubles/openid-provider.ts'
import type { Provider } from '../../security/providers.rules.ts'
import type { Credentials } from '../../security/security.contract.ts'
import { newEmail, openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

let double: OpenIdDouble
let accounts: TestAccounts
let browser: Browser
let email: string

beforeAll(async () => {
  double = await startOpenIdDouble()
  accounts = await openTestAccounts(double.settings)
})
afterAll(async () => {
  await accounts.close()
  await double.close()
})
beforeEach(async () => {
  browser = accounts.browser()
  email = await signUp(accounts, browser)
  double.person = { sub: randomUUID(), email: newEmail('at.google') }
})

const REFUSED = { status: 400, body: { code: 'provider_refused' } }
const sql = (text: string, values: unknown[]) => accounts.db.authPool.query(text, values)

/** Goes to the provider from `start` and returns with the user's consent. */
async function comeBack(start: string, by = browser) {
  const { body } = await by.post<{ url: string }>(start, {})
  return Object.fromEntries(double.agree(body.url)) as { code: string; state: string }
}

const connect = async (provider: Provider = 'google', by = browser) =>
  by.post(`/api/providers/${provider}/finish`, await comeBack(`/api/providers/${provider}`, by))
const prove = async (by = browser) =>
  by.post('/api/proof/providers/google/finish', await comeBack('/api/proof/providers/google', by))
const connected = async () => (await browser.get<Credentials>('/api/credentials')).body.providers
const ways = async () => (await browser.get<{ ways: string[] }>('/api/proof')).body.ways

/** Signs in in a new browser with the provider's current claims. */
async function signsIn(): Promise<string | null> {
  const another = accounts.browser()
  const back = await comeBack('/api/sign-in/providers/google', another)
  await another.post('/api/sign-in/providers/google/finish', back)
  return another.whoAmI()
}

test('a user connects a provider account with a different address, signs in with it, and disconnects it', async () => {
  expect(await connected()).toEqual([
    { provider: 'google', is_offered: true, account: null },
    { provider: 'apple', is_offered: true, account: null },
  ])
  expect(await connect()).toMatchObject({ status: 204 })
  const [google] = await connected()
  expect(google!.account).toMatchObject({ email: double.person.email, last_used_at: null })
  expect(await signsIn()).toBe(email)
  expect((await connected())[0]!.account!.last_used_at).not.toBeNull()

  expect(await browser.remove('/api/providers/google')).toMatchObject({ status: 204 })
  expect((await connected())[0]!.account).toBeNull()
  expect(await signsIn(), 'no one has that address here').toBeNull()
  const emails = (await accounts.mails()).filter((mail) => mail.to === email).map(({ text }) => text)
  expect(emails.join()).toContain('A Google or Apple account was connected to yours. It can now be used to sign in.')
  expect(emails.join()).toContain(
    'A Google or Apple account was disconnected from yours. It can no longer be used to sign in.',
  )
  const { rows } = await withClient(accounts.ownerUrl, (client) =>
    client.query<{ action: string }>(
      `select action from audit_log join profiles on profiles.id = actor_id
       where profiles.email = $1 and action like 'provider.%' order by audit_log.id`,
      [email],
    ),
  )
  expect(rows.map(({ action }) => action)).toEqual(['provider.linked', 'provider.unlinked'])
})

test("connecting another account replaces the first one, and someone else's account can't be connected", async () => {
  await connect()
  const first = double.person
  double.person = { sub: randomUUID(), email: newEmail('second') }
  await connect()
  expect((await connected())[0]!.account!.email).toBe(double.person.email)
  expect(await signsIn()).toBe(email)

  const other = accounts.browser()
  await signUp(accounts, other)
  expect(await connect('google', other)).toMatchObject({ status: 409, body: { code: 'already_there' } })
  expect(await signsIn()).toBe(email)
  double.person = first
  expect(await connect('google', other), 'free again').toMatchObject({ status: 204 })
})

test('connecting and disconnecting require a proof of identity', async () => {
  await connect()
  await sql(
    `update auth_sessions set proven_at = now() - interval '1 hour' where user_id = (select id from profiles where email = $1)`,
    [email],
  )
  const ASKED = { status: 403, body: { code: 'proof_required' } }
  expect(await browser.post('/api/providers/apple')).toMatchObject(ASKED)
  expect(await browser.remove('/api/providers/google')).toMatchObject(ASKED)

  expect(await ways()).toEqual(['google', 'mail'])
  expect(await prove()).toMatchObject({ status: 204 })
  expect(await browser.remove('/api/providers/google')).toMatchObject({ status: 204 })
})

test("only the connected account proves the user's identity, in the session that asked, and never in place of a second factor", async () => {
  const NOT_OPEN = { status: 403, body: { code: 'forbidden' } }
  expect(await browser.post('/api/proof/providers/google')).toMatchObject(NOT_OPEN)
  await connect()
  const mine = double.person
  const back = await comeBack('/api/proof/providers/google')
  expect(await browser.post('/api/providers/google/finish', back), 'to prove is not to connect').toMatchObject(REFUSED)
  expect(await browser.post('/api/sign-in/providers/google/finish', back), 'nor to sign in').toMatchObject(REFUSED)
  const other = accounts.browser()
  await signUp(accounts, other)
  double.person = { sub: randomUUID() }
  await connect('google', other)
  expect(await prove(), 'someone else’s account').toMatchObject(REFUSED)
  double.person = mine
  expect(await prove(other), 'mine for someone else').toMatchObject(REFUSED)

  await sql(
    `insert into authenticators (user_id, sealed_secret, confirmed_at) select id, 'sealed', now() from profiles where email = $1`,
    [email],
  )
  expect(await ways()).toEqual(['totp'])
  expect(await browser.post('/api/proof/providers/google')).toMatchObject(NOT_OPEN)
})

test('a provider proves identity only if it says that the user signed in there within the last ten minutes', async () => {
  await connect()
  const STALE = { status: 400, body: { code: 'provider_stale' } }
  for (const ago of [601, undefined]) {
    double.signedInAgo = ago
    expect(await prove(), `${ago}`).toMatchObject(STALE)
  }
  double.signedInAgo = 500
  expect(await prove()).toMatchObject({ status: 204 })
  const { rows } = await sql(
    `select proven_at between now() - interval '600 seconds' and now() - interval '490 seconds' as "isThen"
     from auth_sessions where user_id = (select id from profiles where email = $1)`,
    [email],
  )
  expect(rows).toEqual([{ isThen: true }])
  double.signedInAgo = 0
})

test('a redirect completed by another user in the same browser connects nothing', async () => {
  const back = await comeBack('/api/providers/google')
  await signUp(accounts, browser)
  expect(await browser.post('/api/providers/google/finish', back)).toMatchObject(REFUSED)
  expect((await connected())[0]!.account).toBeNull()
})

test("a user whose only email is an Apple relay address can't remove their last sign-in method", async () => {
  browser = accounts.browser()
  email = await signUp(accounts, browser, `${randomUUID()}@privaterelay.appleid.com`)
  await connect('apple')
  const LAST = { status: 409, body: { code: 'last_way_in' } }
  expect(await browser.remove('/api/providers/apple')).toMatchObject(LAST)
  expect((await connected())[1]!.account).not.toBeNull()
  await browser.put('/api/password', { password: 'herons over the quiet lake' })
  const both = await Promise.all([browser.remove('/api/providers/apple'), browser.remove('/api/password')])
  expect(both.map(({ status }) => status).toSorted(), 'of both at once one stays').toEqual([204, 409])
})
