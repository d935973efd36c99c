import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newEmail, openTestAccounts, signUp, type TestAccounts } from './test-accounts.ts'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts({ ADMIN_EMAILS: 'Root@Example.org' })
})
afterAll(() => accounts.close())

type Session = { user: Record<string, unknown>; preferences: Record<string, unknown>; is_admin: boolean }

describe('signing up', () => {
  test('an account is created when the code is entered, not before', async () => {
    const browser = accounts.browser({ language: 'es-MX,es;q=0.9' })
    const email = newEmail()
    expect(await browser.askToSignUp(email, { first_name: ' Inés ', last_name: 'Ortega' })).toMatchObject({
      status: 204,
      body: {},
    })
    expect(await peopleAt(email)).toBe(0)
    const mail = await accounts.mailTo(email)
    expect(await browser.typeCode(email, mail.code, 'sign-up')).toMatchObject({
      status: 200,
      body: { purpose: 'sign-up' },
    })
    const { body } = await browser.get<Session>('/api/session')
    expect(body.user).toMatchObject({ email, first_name: 'Inés', last_name: 'Ortega', avatar_url: null })
    expect(body.preferences).toMatchObject({ language: 'es', theme: 'light', timezone: 'UTC', email_digest: 'weekly' })
    expect(body.is_admin).toBe(false)
  })

  test('a sign-up link works on another device, and keeps the return URL', async () => {
    const email = newEmail()
    await accounts.browser().askToSignUp(email, { redirect: '/subscription?plan=premium&billing=yearly' })
    const { token } = await accounts.mailTo(email)
    const phone = accounts.browser()
    expect(await phone.pressLink(token)).toMatchObject({
      body: { purpose: 'sign-up', redirect: '/subscription?plan=premium&billing=yearly' },
    })
    expect(await phone.whoAmI()).toBe(email)
  })

  test('a sign-up link and code used at the same moment create one account', async () => {
    const email = newEmail()
    const browser = accounts.browser()
    await browser.askToSignUp(email)
    const { token, code } = await accounts.mailTo(email)
    const tries = [
      browser.pressLink(token),
      browser.typeCode(email, code, 'sign-up'),
      accounts.browser().pressLink(token),
    ]
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([200, 400, 400])
    expect(await peopleAt(email)).toBe(1)
  })

  test('a user who already has an account learns it right away, without an email, and can sign in', async () => {
    const email = await signUp(accounts, accounts.browser())
    const browser = accounts.browser()
    expect(await browser.askToSignUp(email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'account_exists' },
    })
    expect(await accounts.mails()).toEqual([])
  })

  test.each([
    ['no first name', { first_name: '  ' }, { fields: { first_name: 'name_required' } }],
    ['a first name of 101 characters', { first_name: 'x'.repeat(101) }, { fields: { first_name: 'name_too_long' } }],
    ['a last name of 10 kB', { last_name: 'x'.repeat(10_000) }, { fields: { last_name: 'name_too_long' } }],
    ['a NUL in the name', { first_name: 'A\0da' }, { fields: { first_name: 'name_invalid' } }],
    ['a second line in the name', { last_name: 'Vale\r\nBcc: x@y.org' }, { fields: { last_name: 'name_invalid' } }],
  ])('a sign-up is rejected with %s', async (_what, names, explained) => {
    const answer = await accounts.browser().askToSignUp(newEmail(), names)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', ...explained } })
  })

  test.each([
    'ada',
    'ada@',
    'ada@example.org\r\nBcc: everybody@example.org',
    'ada@example.org, eve@example.org',
    '"ada" <ada@example.org>',
    `${'a'.repeat(250)}@example.org`,
    '',
  ])('a sign-up is rejected with the address %j', async (email) => {
    const answer = await accounts.browser().askToSignUp(email)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { email: expect.any(String) } },
    })
  })

  test.each(['<script>alert(1)</script>', 'عائشة', '👩‍👧‍👦 Ada', 'O\'Neill & "sons"', '{{first_name}} ${1}', '‮evil'])(
    'a user named %s has the same name everywhere',
    async (first_name) => {
      const email = newEmail()
      const browser = accounts.browser()
      await browser.askToSignUp(email, { first_name })
      await browser.typeCode(email, (await accounts.mailTo(email)).code, 'sign-up')
      expect((await browser.get<Session>('/api/session')).body.user['first_name']).toBe(first_name)
      await accounts.db.authPool.query('delete from rate_limits')
      await browser.askToSignIn(email)
      expect((await accounts.mailTo(email)).html).not.toContain('<script>alert')
    },
  )

  test("a stranger's email contains no text typed by the person who signed up", async () => {
    const email = newEmail()
    await accounts.browser().askToSignUp(email, { first_name: 'Win a prize at evil.example', last_name: 'Now' })
    const { subject, html, text } = await accounts.mailTo(email)
    expect(subject + html + text).not.toContain('evil.example')
  })

  test("the address that the operator named becomes an administrator once it's proven", async () => {
    const browser = accounts.browser()
    await signUp(accounts, browser, 'root@example.org')
    expect((await browser.get<Session>('/api/session')).body.is_admin).toBe(true)
    await accounts.db.authPool.query("update profiles set email_verified = false where email = 'root@example.org'")
    expect((await browser.get<Session>('/api/session')).body.is_admin).toBe(false)
  })
})

test('someone who joined at an address that they never proved loses access when its owner signs in', async () => {
  const [eve, rosa, email] = [accounts.browser(), accounts.browser(), newEmail('rosa')]
  await signUp(accounts, eve, email)
  const { authPool } = accounts.db
  await authPool.query(
    `with them as (update profiles set email_verified = false where email = $1 returning id)
     insert into passwords (user_id, hash, changed_at) select id, 'x', now() from them`,
    [email],
  )
  await authPool.query('delete from rate_limits')

  await rosa.askToSignIn(email)
  await rosa.typeCode(email, (await accounts.mailTo(email)).code, 'sign-in')
  expect((await rosa.get<Session>('/api/session')).body.user).toMatchObject({ email })
  expect((await eve.get<Session>('/api/session')).body.user).toBeNull()
  expect(
    (await authPool.query('select 1 from passwords join profiles p on p.id = user_id where p.email = $1', [email]))
      .rowCount,
  ).toBe(0)
})

async function peopleAt(email: string): Promise<number> {
  const { rowCount } = await accounts.db.authPool.query('select 1 from profiles where email = $1', [email])
  return rowCount ?? 0
}
