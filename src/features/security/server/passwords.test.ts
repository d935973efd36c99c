import { describe, expect, test } from 'vitest'
import { newEmail, signUp, type Browser } from '../../sign-in/server/test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from '../../sign-in/server/test-ada.ts'

const GOOD = 'herons over the quiet lake'
const BETTER = 'nine kites above the harbour'
openForAda()

const setPassword = (password = GOOD, by = browser) => by.put('/api/password', { password })
const signIn = (password = GOOD, by = accounts.browser(), email = ada) =>
  by.post('/api/sign-in/password', { email, password })

async function anotherDevice(): Promise<Browser> {
  passMinutes(1.1)
  const phone = accounts.browser()
  await phone.askToSignIn(ada)
  await phone.pressLink((await accounts.mailTo(ada)).token)
  return phone
}

async function askedForReset(email = ada) {
  passMinutes(1.1)
  await accounts.browser().post('/api/password/reset-mail', { email })
  return accounts.mailTo(email)
}

describe('passwords', () => {
  test('a user signs in with a password, in any case of their address', async () => {
    expect(await setPassword()).toMatchObject({ status: 204 })
    const other = accounts.browser()
    expect(await signIn(GOOD, other, ` ${ada.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { second_factor: false },
    })
    expect(await other.whoAmI()).toBe(ada)
  })

  test('changing a password takes a fresh proof of identity, and signs out every other device', async () => {
    const phone = await anotherDevice()
    passMinutes(11)
    expect(await setPassword()).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    expect(await phone.whoAmI()).toBe(ada)
    await browser.post('/api/proof/mail')
    await browser.post('/api/proof/code', { code: (await accounts.mailTo(ada)).code })
    expect(await setPassword()).toMatchObject({ status: 204 })
    expect(await phone.whoAmI()).toBeNull()
    expect(await browser.whoAmI()).toBe(ada)
  })

  test("a password that's easy to guess is rejected with reasons, and nothing changes", async () => {
    await setPassword()
    expect(await setPassword('Ada12345')).toMatchObject({
      status: 400,
      body: {
        code: 'weak_password',
        fields: { password: 'password_too_short' },
        params: { reasons: /password_too_short/ },
      },
    })
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  test('a wrong password, an account without one and an unknown address get the same response', async () => {
    const without = await signIn()
    await setPassword()
    const wrong = await signIn(BETTER)
    const nobody = await signIn(GOOD, accounts.browser(), newEmail())
    expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    expect(without.body).toEqual(wrong.body)
    expect(nobody.body).toEqual(wrong.body)
    expect(without.headers['set-cookie']).toBeUndefined()
  })

  test('a password can be guessed ten times in 15 minutes across all clients, and signing in by email still works', async () => {
    await setPassword()
    for (let i = 0; i < 10; i++) expect(await signIn(`${BETTER} ${i}`)).toMatchObject({ status: 400 })
    const locked = await signIn()
    expect(locked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    await accounts.restart()
    expect(await signIn(), 'a restart forgives nothing').toMatchObject({ status: 429 })
    expect(await (await anotherDevice()).whoAmI()).toBe(ada)
    passMinutes(15)
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  test('a common password is rejected', async () => {
    const common = await setPassword('sonyericsson')
    expect(common).toMatchObject({ body: { code: 'weak_password', fields: { password: 'password_common' } } })
  })

  test('a password is stored as a salted hash with its cost parameters', async () => {
    await setPassword()
    const other = accounts.browser()
    const ben = await signUp(accounts, other)
    await setPassword(GOOD, other)
    const { rows } = await accounts.db.authPool.query<{ hash: string }>(
      'select hash from passwords join profiles on id = user_id where email = any ($1)',
      [[ada, ben]],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]!.hash).toMatch(/^scrypt\$\d+\$8\$\d\$[\w-]{22}\$[\w-]{43}$/)
    expect(rows[0]!.hash).not.toBe(rows[1]!.hash)
  })

  test("a password proves its user's identity, and can be removed", async () => {
    await setPassword()
    passMinutes(11)
    expect(await browser.post('/api/proof/password', { password: BETTER })).toMatchObject({
      body: { code: 'wrong_password' },
    })
    expect(await browser.post('/api/proof/password', { password: GOOD })).toMatchObject({ status: 204 })
    expect(await browser.remove('/api/password')).toMatchObject({ status: 204 })
    expect(await signIn()).toMatchObject({ status: 400 })
    expect(await browser.post('/api/proof/password', { password: GOOD })).toMatchObject({ status: 403 })
  })
})

describe('resetting a password', () => {
  test("requesting a reset gets the same response for any address, and opening the link doesn't use it up", async () => {
    passMinutes(1.1)
    const known = await accounts.browser().post('/api/password/reset-mail', { email: ada })
    const unknown = await accounts.browser().post('/api/password/reset-mail', { email: newEmail() })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const mails = await accounts.mails()
    const { token, link } = mails.find((mail) => mail.to === ada)!
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/)
    expect(mails.find((mail) => mail.to !== ada)!.text).toContain('/signup')
    for (let i = 0; i < 3; i++)
      expect(await browser.post('/api/password/reset/read', { token })).toMatchObject({
        status: 200,
        body: { email: ada },
      })
  })

  test('resetting a password ends every session and begins one here', async () => {
    await setPassword()
    const phone = await anotherDevice()
    const { token } = await askedForReset()
    const here = accounts.browser()
    expect(await here.post('/api/password/reset', { token, password: BETTER })).toMatchObject({ status: 200 })
    expect(await here.whoAmI()).toBe(ada)
    expect(await phone.whoAmI()).toBeNull()
    expect(await browser.whoAmI()).toBeNull()
    expect(await signIn(GOOD)).toMatchObject({ status: 400 })
    expect(await signIn(BETTER)).toMatchObject({ status: 200 })
  })

  test("resetting a password revokes every API key, so an attacker's programs lose access", async () => {
    expect(
      await browser.post('/api/api-keys', { name: 'Frame', scopes: ['read', 'add', 'edit', 'share'] }),
    ).toMatchObject({ status: 201 })
    const { token } = await askedForReset()
    const here = accounts.browser()
    await here.post('/api/password/reset', { token, password: BETTER })
    expect(await here.get('/api/api-keys')).toMatchObject({ status: 200, body: { keys: [] } })
  })

  test('a reset link works once, even with ten concurrent requests, and not after an hour', async () => {
    const { token } = await askedForReset()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        accounts.browser().post('/api/password/reset', { token, password: `${GOOD} ${i}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body['code'] === 'link_expired')).toHaveLength(5)
    const late = await askedForReset()
    passMinutes(61)
    expect(await browser.post('/api/password/reset', { token: late.token, password: GOOD })).toMatchObject({
      body: { code: 'link_expired' },
    })
  })

  test('a weak new password leaves the reset link valid', async () => {
    const { token } = await askedForReset()
    expect(await browser.post('/api/password/reset', { token, password: 'short' })).toMatchObject({
      body: { code: 'weak_password' },
    })
    expect(await browser.post('/api/password/reset', { token, password: GOOD })).toMatchObject({ status: 200 })
  })

  test('a reset link only resets the password, and no other link can', async () => {
    const { token } = await askedForReset()
    expect(await accounts.browser().pressLink(token)).toMatchObject({ body: { code: 'link_expired' } })
    passMinutes(1.1)
    await browser.askToSignIn(ada)
    const signInLink = await accounts.mailTo(ada)
    expect(await browser.post('/api/password/reset', { token: signInLink.token, password: GOOD })).toMatchObject({
      body: { code: 'link_expired' },
    })
    expect(await accounts.browser().pressLink(signInLink.token)).toMatchObject({ status: 200 })
  })

  test('a reset link starts with APP_URL, with any Host header', async () => {
    passMinutes(1.1)
    await accounts.browser({ host: 'evil.example.net' }).post('/api/password/reset-mail', { email: ada })
    expect((await accounts.mailTo(ada)).link).toMatch(/^http:\/\/localhost:3000\//)
  })

  test("a reset applies to the link's address, and ignores a user ID or address in the body", async () => {
    const other = accounts.browser()
    const ben = await signUp(accounts, other)
    const { token } = await askedForReset()
    const user_id = '00000000-0000-7000-8000-000000000000'
    await accounts.browser().post('/api/password/reset', { token, password: GOOD, email: ben, user_id })
    expect(await signIn(GOOD, accounts.browser(), ben)).toMatchObject({ status: 400 })
    expect(await signIn(GOOD)).toMatchObject({ status: 200 })
    expect(await other.whoAmI()).toBe(ben)
  })
})
