import { beforeEach, expect, test } from 'vitest'
import type { Tokens } from '../tokens.contract.ts'
import { accounts, ada, browser, openForAda, passMinutes } from '../../sign-in/server/test-ada.ts'

let tokens: Tokens

openForAda()
beforeEach(async () => {
  tokens = (await browser.post<Tokens>('/api/tokens')).body
})

/** A client without cookies and without an Origin header. */
const program = (access_token?: string) => accounts.browser({ bearer: access_token ?? '' })
const refresh = (refresh_token = tokens.refresh_token) =>
  program().post<Tokens>('/api/tokens/refresh', { refresh_token })

test('a client with an access token acts as its user, without a cookie or Origin header', async () => {
  expect(tokens.user.email).toBe(ada)
  const app = program(tokens.access_token)
  expect(await app.whoAmI()).toBe(ada)
  expect(await app.patch('/api/settings', { notification_push: false })).toMatchObject({ status: 200 })
  expect(app.cookies.size).toBe(0)
})

test("access tokens, refresh tokens and cookies can't be used in place of each other", async () => {
  const thief = accounts.browser()
  for (const token of [tokens.access_token, tokens.refresh_token]) {
    thief.cookies.set('hearthbook', token)
    expect(await thief.whoAmI()).toBeNull()
  }
  expect(await program(browser.cookies.get('hearthbook')).whoAmI()).toBeNull()
  expect(await program(tokens.refresh_token).whoAmI()).toBeNull()
})

test('an access token expires after an hour, and refreshing returns a new pair and ends the old one', async () => {
  passMinutes(59)
  expect(await program(tokens.access_token).whoAmI()).toBe(ada)
  const { body: next } = await refresh()
  expect(await program(tokens.access_token).whoAmI()).toBeNull()
  expect(await program(next.access_token).whoAmI()).toBe(ada)
  passMinutes(61)
  expect(await program(next.access_token).whoAmI()).toBeNull()
  expect(await refresh(next.refresh_token)).toMatchObject({ status: 200 })
})

test('a client that lost the response to a refresh can repeat it for half a minute', async () => {
  await refresh()
  const { status, body } = await refresh()
  expect(status).toBe(200)
  expect(await program(body.access_token).whoAmI()).toBe(ada)
})

test('two concurrent refreshes get the same token pair, and both stay valid', async () => {
  const [one, other] = await Promise.all([refresh(), refresh()])
  expect(other.body).toEqual(one.body)
  expect(await program(one.body.access_token).whoAmI()).toBe(ada)
  passMinutes(2)
  expect(await refresh(other.body.refresh_token)).toMatchObject({ status: 200 })
})

test('reusing a refresh token later counts as theft and ends the session for everyone', async () => {
  const { body: next } = await refresh()
  passMinutes(1)
  expect(await refresh()).toMatchObject({ status: 400, body: { code: 'token_expired' } })
  expect(await program(next.access_token).whoAmI()).toBeNull()
  expect(await refresh(next.refresh_token)).toMatchObject({ status: 400 })
  expect(await browser.whoAmI(), 'other sessions go on').toBe(ada)
})

test('tokens end when the user signs out, when their device is signed out, and after two weeks unused', async () => {
  await program(tokens.access_token).post('/api/sign-out')
  expect(await program(tokens.access_token).whoAmI()).toBeNull()
  expect(await refresh()).toMatchObject({ status: 400 })
  const { body: second } = await browser.post<Tokens>('/api/tokens')
  await browser.post('/api/devices/sign-out-others')
  expect(await program(second.access_token).whoAmI()).toBeNull()
  expect(await refresh(second.refresh_token)).toMatchObject({ status: 400 })
  const { body: third } = await browser.post<Tokens>('/api/tokens')
  passMinutes(14.1 * 24 * 60)
  expect(await refresh(third.refresh_token)).toMatchObject({ status: 400 })
})

test("a client that proves its user's identity gets the proof with its next access token, and copies of the current one end", async () => {
  await browser.put('/api/password', { password: 'herons over the quiet lake' })
  tokens = (await browser.post<Tokens>('/api/tokens')).body
  passMinutes(20)
  const program1 = program(tokens.access_token)
  expect(await program1.post('/api/fireworks')).toMatchObject({ body: { code: 'proof_required' } })
  const proof = { password: 'herons over the quiet lake' }
  expect(await program1.post('/api/proof/password', proof)).toMatchObject({ status: 204 })
  expect(await program1.whoAmI()).toBeNull()
  const { body: next } = await refresh()
  expect(await program(next.access_token).post('/api/fireworks')).toMatchObject({ status: 204 })
})

test('creating tokens takes a fresh proof of identity, and tokens are stored as hashes', async () => {
  const { rows } = await accounts.db.authPool.query('select * from auth_sessions')
  expect(JSON.stringify(rows)).not.toContain(tokens.access_token)
  expect(JSON.stringify(rows)).not.toContain(tokens.refresh_token)
  passMinutes(11)
  expect(await browser.post('/api/tokens')).toMatchObject({ status: 403, body: { code: 'proof_required' } })
})
