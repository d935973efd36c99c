import { beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { newId } from '#shared/ids.ts'
import { openPasskeyDevice } from '../../security/server/test-passkey.ts'
import { newEmail, signUp, type Browser } from './test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from './test-ada.ts'

const GOOD = 'herons over the quiet lake'
const BETTER = 'nine kites above the harbour'
let next: string

openForAda()
beforeEach(() => {
  next = newEmail('next')
})

const sql = (text: string, values: unknown[]) =>
  withClient(accounts.ownerUrl, async (client) => (await client.query<Record<string, unknown>>(text, values)).rows)
const read = (token: string) => accounts.browser().post('/api/email-change/undo/read', { token })
const undo = (token: string, by = accounts.browser()) => by.post('/api/email-change/undo', { token })
const EXPIRED = { status: 400, body: { code: 'link_expired' } }

/** Changes the address and returns the email to the old one. */
async function change(from: string, to: string, by = browser) {
  await sql('delete from rate_limits', [])
  await by.post('/api/email-change', { email: to })
  const { code } = (await accounts.mails()).find((mail) => mail.to === to && mail.code)!
  expect(await by.post('/api/email-change/confirmation', { email: to, code })).toMatchObject({ status: 200 })
  return (await accounts.mails()).find((mail) => mail.to === from)!
}

test('the old address gets an email about what changed, when, and how to undo it; the new one is masked', async () => {
  const { subject, text, link, token } = await change(ada, next)
  expect(subject).toBe('Your Hearthbook email address was changed')
  expect(link).toMatch(/^http:\/\/localhost:3000\/undo-email-change#token=[\w-]{43}$/)
  expect(text).toContain('n•••@example.org')
  expect(text).not.toContain(next)
  expect(text).toContain(String(new Date().getFullYear()))
  const rows = await sql('select undo_hash from email_changes', [])
  expect(JSON.stringify(rows), 'stored as a hash').not.toContain(token)
})

test('opening the undo link changes nothing; its button restores the address once, and signs out every device', async () => {
  const { token } = await change(ada, next)
  passMinutes(1.1)
  const thief = accounts.browser()
  await thief.askToSignIn(next)
  await thief.pressLink((await accounts.mailTo(next)).token)
  await accounts.mails()
  for (let i = 0; i < 3; i++) expect(await read(token)).toMatchObject({ status: 200, body: { email: ada } })
  expect(await browser.whoAmI()).toBe(next)
  expect(await undo(token)).toMatchObject({ status: 200, body: { email: ada } })
  expect([await browser.whoAmI(), await thief.whoAmI()]).toEqual([null, null])
  expect(await undo(token)).toMatchObject(EXPIRED)
  expect(await read(token)).toMatchObject(EXPIRED)
  const emails = await accounts.mails()
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [ada, 'Your Hearthbook sign-in settings have changed'],
    [next, 'Your Hearthbook email address was changed back'],
  ])
  passMinutes(1.1)
  await browser.askToSignIn(ada)
  await browser.pressLink((await accounts.mailTo(ada)).token)
  expect(await browser.whoAmI()).toBe(ada)
})

test('of two clicks on the undo button at the same moment, one restores the address', async () => {
  const { token } = await change(ada, next)
  const answers = await Promise.all(Array.from({ length: 4 }, () => undo(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
})

test("an undo link that's unknown, tampered with or older than seven days does nothing", async () => {
  const { token } = await change(ada, next)
  const tampered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const bad of ['', 'a-token-that-no-one-has', tampered]) {
    expect(await undo(bad)).toMatchObject(EXPIRED)
    expect(await read(bad)).toMatchObject(EXPIRED)
  }
  passMinutes(7 * 24 * 60 - 1)
  expect(await read(token)).toMatchObject({ status: 200 })
  passMinutes(2)
  expect(await undo(token)).toMatchObject(EXPIRED)
})

test('credentials added since the change are removed, and older ones stay', async () => {
  await browser.put('/api/password', { password: GOOD })
  const [{ id } = {}] = await sql('select id from profiles where email = $1', [ada])
  const add = async (name: string) => {
    await sql(
      `insert into passkeys (id, user_id, name, credential_id, public_key) values ($1::uuid, $2, $3, $1::text, '')`,
      [newId(), id, name],
    )
    await browser.post('/api/api-keys', { name, scopes: ['read', 'edit'] })
  }
  await add('before')
  await sql(`insert into provider_identities (provider, subject, user_id) values ('apple', $1::text, $1::uuid)`, [id])
  await sql(`insert into authenticators (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`, [id])
  await sql(`insert into recovery_codes (user_id, code_hash) values ($1, 'before')`, [id])
  const { token } = await change(ada, next)
  await add('since')
  await sql(`insert into provider_identities (provider, subject, user_id) values ('google', $1::text, $1::uuid)`, [id])
  await sql(`insert into recovery_codes (user_id, code_hash) values ($1, 'since')`, [id])
  const tokens = await browser.post<{ access_token: string; refresh_token: string }>('/api/tokens')
  const key = await browser.post<{ token: string }>('/api/api-keys', { name: 'since', scopes: ['read'] })
  expect(key.status).toBe(201)
  expect(await undo(token)).toMatchObject({ status: 200 })
  const [left] = await sql(
    `select (select array_agg(name) from passkeys where user_id = $1) as passkeys,
       (select array_agg(name) from api_keys where user_id = $1) as keys,
       (select array_agg(provider) from provider_identities where user_id = $1) as providers,
       (select array_agg(code_hash) from recovery_codes where user_id = $1) as codes,
       (select count(*)::int from authenticators where user_id = $1) as apps,
       (select count(*)::int from passwords where user_id = $1) as passwords,
       (select count(*)::int from auth_sessions where user_id = $1) as sessions`,
    [id],
  )
  expect(left).toEqual({
    ...{ passkeys: ['before'], keys: ['before'], providers: ['apple'], codes: ['before'] },
    ...{ apps: 1, passwords: 1, sessions: 0 },
  })
  const { access_token, refresh_token } = tokens.body
  expect(await accounts.browser({ bearer: access_token }).whoAmI()).toBeNull()
  expect(await accounts.browser().post('/api/tokens/refresh', { refresh_token })).toMatchObject({ status: 400 })
})

test('a password and an authenticator app that are newer than the change are removed', async () => {
  await browser.put('/api/password', { password: GOOD })
  const [{ id } = {}] = await sql('select id from profiles where email = $1', [ada])
  const { token } = await change(ada, next)
  passMinutes(1)
  await browser.put('/api/password', { password: BETTER })
  await sql(`insert into authenticators (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`, [id])
  await undo(token)
  for (const password of [GOOD, BETTER])
    expect(await accounts.browser().post('/api/sign-in/password', { email: ada, password })).toMatchObject({
      body: { code: 'wrong_password' },
    })
  expect(await sql('select 1 from authenticators where user_id = $1', [id])).toEqual([])
})

test('after two changes, the first link restores the first address and invalidates the second', async () => {
  const third = newEmail('third')
  const first = await change(ada, next)
  const second = await change(next, third)
  expect(await undo(first.token)).toMatchObject({ status: 200, body: { email: ada } })
  expect(await undo(second.token)).toMatchObject(EXPIRED)
  expect(await sql('select 1 from profiles where email = $1', [ada])).toHaveLength(1)
})

test('after two changes, the second link restores the second address, and the first link still works', async () => {
  const third = newEmail('third')
  const first = await change(ada, next)
  const second = await change(next, third)
  expect(await undo(second.token)).toMatchObject({ status: 200, body: { email: next } })
  expect(await undo(first.token)).toMatchObject({ status: 200, body: { email: ada } })
})

test('changing the address back manually gives the address in between no link', async () => {
  const first = await change(ada, next)
  const second = await change(next, ada)
  expect(second).toMatchObject({ to: next, subject: 'Your Hearthbook email address was changed', link: '' })
  expect(second.text).toContain('contact support')
  expect(await undo(first.token)).toMatchObject(EXPIRED)
  expect(await browser.whoAmI()).toBe(ada)
})

test('if the old address belongs to another account by now, the undo link says so and stays usable', async () => {
  const { token } = await change(ada, next)
  passMinutes(1.1)
  const other = accounts.browser()
  await signUp(accounts, other, ada)
  expect(await undo(token)).toMatchObject({ status: 409, body: { code: 'account_exists' } })
  expect(await browser.whoAmI()).toBe(next)
  await sql('delete from profiles where email = $1', [ada])
  expect(await undo(token)).toMatchObject({ status: 200 })
})

test('an undo link opened in another user’s browser leaves their session alone', async () => {
  const { token } = await change(ada, next)
  const other = accounts.browser()
  const ben = await signUp(accounts, other)
  expect(await undo(token, other)).toMatchObject({ status: 200 })
  expect(await other.whoAmI()).toBe(ben)
})

test('an unused code or link to the new address signs no one in to the account after the undo', async () => {
  const { token } = await change(ada, next)
  passMinutes(1.1)
  const thief = accounts.browser()
  await thief.askToSignIn(next)
  const mail = await accounts.mailTo(next)
  await undo(token)
  expect(await thief.typeCode(next, mail.code), 'an address without an account again').toMatchObject({
    body: { name_owed: true },
  })
  expect(await accounts.browser().pressLink(mail.token)).toMatchObject({ status: 400 })
  expect(await thief.whoAmI()).toBeNull()
})

test('a sign-in or a new passkey in progress during the undo fails', async () => {
  const { token } = await change(ada, next)
  passMinutes(1.1)
  const thief = accounts.browser()
  await thief.askToSignIn(next)
  const mail = await accounts.mailTo(next)
  const [{ id } = {}] = await sql('select id from profiles where email = $1', [next])
  const answers = await withClient(accounts.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sessions:${String(id)}`])
    const waiting = [undo(token)]
    await untilWaiting(1)
    waiting.push(thief.pressLink(mail.token), addPasskey(browser))
    await untilWaiting(3)
    await client.query('commit')
    return Promise.all(waiting)
  })
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 401])
  expect([await thief.whoAmI(), await browser.whoAmI()]).toEqual([null, null])
  expect(await sql('select 1 from passkeys where user_id = $1', [id])).toEqual([])
})

/** Resolves once this many requests wait for the lock on a user's sessions. */
async function untilWaiting(count: number) {
  for (;;) {
    const rows = await sql(`select 1 from pg_locks where locktype = 'advisory' and not granted`, [])
    if (rows.length === count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function addPasskey(by: Browser) {
  const { body } = await by.post<{ options: { challenge: string } }>('/api/passkeys/options')
  return by.post('/api/passkeys', { name: 'A phone', answer: openPasskeyDevice().makes(body.options) })
}
