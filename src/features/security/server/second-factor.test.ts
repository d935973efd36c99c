import { beforeEach, describe, expect, test } from 'vitest'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openSignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { signUp, type Browser } from '../../sign-in/server/test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from '../../sign-in/server/test-ada.ts'
import { codeOfStep } from './totp.ts'

const GOOD = 'herons over the quiet lake'
let secret: string
let recovery: string[]

openForAda()
beforeEach(async () => {
  await browser.put('/api/password', { password: GOOD })
  secret = (await browser.post<{ secret: string }>('/api/authenticator')).body.secret
  const { body } = await browser.post<{ recovery_codes: string[] }>('/api/authenticator/confirm', { code: codeNow() })
  recovery = body.recovery_codes
  passMinutes(1.1)
})

const codeNow = () => codeOfStep(secret, Math.floor(Date.now() / 30_000))
const give = (by: Browser, code: string) => by.post('/api/sign-in/second-factor', { code })

async function afterPassword(): Promise<Browser> {
  const phone = accounts.browser()
  expect(await phone.post('/api/sign-in/password', { email: ada, password: GOOD })).toMatchObject({
    status: 200,
    body: { second_factor: true },
  })
  expect(await phone.whoAmI()).toBeNull()
  return phone
}

describe('the second factor', () => {
  test('the second factor is required after the password, and completes the sign-in', async () => {
    const phone = await afterPassword()
    expect(await give(phone, codeNow())).toMatchObject({ status: 204 })
    expect(await phone.whoAmI()).toBe(ada)
  })

  test('the second factor is required after an emailed link or code, and after a password reset', async () => {
    const [byLink, byCode, byReset] = [accounts.browser(), accounts.browser(), accounts.browser()]
    await byLink.askToSignIn(ada)
    expect(await byLink.pressLink((await accounts.mailTo(ada)).token)).toMatchObject({ body: { second_factor: true } })
    passMinutes(1.1)
    await byCode.askToSignIn(ada)
    expect(await byCode.typeCode(ada, (await accounts.mailTo(ada)).code)).toMatchObject({
      body: { second_factor: true },
    })
    passMinutes(1.1)
    await byReset.post('/api/password/reset-mail', { email: ada })
    const { token } = await accounts.mailTo(ada)
    expect(await byReset.post('/api/password/reset', { token, password: `${GOOD}!` })).toMatchObject({
      body: { second_factor: true },
    })
    for (const one of [byLink, byCode, byReset]) expect(await one.whoAmI()).toBeNull()
    expect(await give(byReset, codeNow())).toMatchObject({ status: 204 })
    expect(await give(byLink, codeNow()), 'the reset ended what others had begun').toMatchObject({
      body: { code: 'code_expired' },
    })
  })

  test('a user who enters the first factor replaces the one signed in before, until the second factor is given', async () => {
    const grace = accounts.browser()
    await signUp(accounts, grace)
    await grace.post('/api/sign-in/password', { email: ada, password: GOOD })
    expect(await grace.whoAmI(), 'nobody is taken for somebody else').toBeNull()
    expect(await give(grace, codeNow())).toMatchObject({ status: 204 })
    expect(await grace.whoAmI()).toBe(ada)
    await browser.post('/api/sign-in/password', { email: ada, password: GOOD })
    expect(await browser.whoAmI(), 'who was signed in stays so').toBe(ada)
  })

  test("an authenticator code works once, even when it's replayed or sent twice at the same time", async () => {
    const [one, other] = [await afterPassword(), await afterPassword()]
    const code = codeNow()
    const answers = await Promise.all([give(one, code), give(other, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    expect(await give(await afterPassword(), code)).toMatchObject({ body: { code: 'wrong_code' } })
    passMinutes(0.5)
    expect(await give(await afterPassword(), code), 'nor half a minute later').toMatchObject({ status: 400 })
  })

  test('a second factor can be guessed five times, even with twenty concurrent requests, and then the first is required again', async () => {
    const phone = await afterPassword()
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(phone, '000000')))
    expect(answers.filter(({ body }) => body['code'] === 'wrong_code')).toHaveLength(5)
    expect(await give(phone, codeNow())).toMatchObject({ body: { code: 'code_expired' } })
    expect(await phone.whoAmI()).toBeNull()
  })

  test('the second step expires after ten minutes, and only works in the browser of the first step', async () => {
    const phone = await afterPassword()
    expect(await give(accounts.browser(), codeNow())).toMatchObject({ body: { code: 'code_expired' } })
    passMinutes(10.1)
    expect(await give(phone, codeNow())).toMatchObject({ body: { code: 'code_expired' } })
  })

  test('a user with a second factor proves their identity with it, and not with email or password', async () => {
    passMinutes(11)
    expect((await browser.get('/api/proof')).body).toEqual({ ways: ['totp'], email: ada })
    expect(await browser.post('/api/proof/mail')).toMatchObject({ status: 403 })
    expect(await browser.post('/api/proof/password', { password: GOOD })).toMatchObject({ status: 403 })
    expect(await browser.post('/api/fireworks')).toMatchObject({ body: { code: 'proof_required' } })
    expect(await browser.post('/api/proof/totp', { code: codeNow() })).toMatchObject({ status: 204 })
    expect(await browser.post('/api/fireworks')).toMatchObject({ status: 204 })
    expect(await browser.post('/api/proof/totp', { code: codeNow() }), 'once').toMatchObject({ status: 400 })
  })

  test("the second factor isn't required until a first code has shown that the app works", async () => {
    const other = accounts.browser()
    const ben = await signUp(accounts, other)
    await other.put('/api/password', { password: GOOD })
    await other.post('/api/authenticator')
    expect(await accounts.browser().post('/api/sign-in/password', { email: ben, password: GOOD })).toMatchObject({
      body: { second_factor: false },
    })
    expect(await other.post('/api/authenticator/confirm', { code: '000000' })).toMatchObject({
      body: { code: 'wrong_code' },
    })
  })

  test("setting up another app doesn't replace the active one", async () => {
    passMinutes(-1)
    expect(await browser.post('/api/authenticator')).toMatchObject({ status: 409, body: { code: 'already_there' } })
  })

  test('an authenticator secret is stored encrypted', async () => {
    const { rows } = await accounts.db.authPool.query('select * from authenticators')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('recovery codes', () => {
  test("a recovery code signs in once, however it's typed", async () => {
    expect(recovery).toHaveLength(10)
    expect(recovery[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){6}$/)
    const phone = await afterPassword()
    expect(await give(phone, ` ${recovery[0]!.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({ status: 204 })
    expect(await phone.whoAmI()).toBe(ada)
    expect(await give(await afterPassword(), recovery[0]!)).toMatchObject({ body: { code: 'wrong_code' } })
    expect((await browser.get('/api/credentials')).body).toMatchObject({ recovery_codes_left: 9 })
  })

  test('a recovery code sent five times at the same moment works once', async () => {
    const phones = await Promise.all(Array.from({ length: 5 }, () => afterPassword()))
    const answers = await Promise.all(phones.map((phone) => give(phone, recovery[1]!)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  test("an outdated recovery code, or one of another user, doesn't work", async () => {
    passMinutes(-1)
    const { body } = await browser.post<{ recovery_codes: string[] }>('/api/authenticator/recovery-codes')
    expect(await give(await afterPassword(), recovery[2]!)).toMatchObject({ status: 400 })
    expect(await give(await afterPassword(), body.recovery_codes[2]!)).toMatchObject({ status: 204 })
  })

  test('an older recovery code with 12 characters still signs in once', async () => {
    const { codeKey } = openSignInDeps(accounts.db, accounts.config)
    const [{ id }] = (
      await accounts.db.authPool.query<{ id: string }>('select id from profiles where email = $1', [ada])
    ).rows as [{ id: string }]
    await accounts.db.authPool.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
      id,
      hashRecoveryCode(codeKey, id, 'abcd-efgh-jkmn'),
    ])
    expect(await give(await afterPassword(), 'abcd-efgh-jkmn')).toMatchObject({ status: 204 })
    expect(await give(await afterPassword(), 'abcd-efgh-jkmn')).toMatchObject({ status: 400 })
  })

  test('a recovery code is stored as a hash', async () => {
    const { rows } = await accounts.db.authPool.query('select * from recovery_codes')
    for (const code of recovery) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
  })

  test('a user who lost their phone signs in with a recovery code, and turns the second factor off', async () => {
    const phone = await afterPassword()
    await give(phone, recovery[3]!)
    expect(await phone.remove('/api/authenticator')).toMatchObject({ status: 204 })
    expect(await accounts.browser().post('/api/sign-in/password', { email: ada, password: GOOD })).toMatchObject({
      body: { second_factor: false },
    })
  })
})
