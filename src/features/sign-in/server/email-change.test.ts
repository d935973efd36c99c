import { beforeEach, describe, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { newEmail, openTestAccounts, signUp, type Browser } from './test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from './test-ada.ts'

let next: string

openForAda()
beforeEach(() => {
  next = newEmail('next')
})

const start = (email: string, by = browser) => by.post('/api/email-change', { email })
const confirm = (email: string, code: string, by = browser) =>
  by.post('/api/email-change/confirmation', { email, code })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function anotherDevice(email = ada): Promise<Browser> {
  passMinutes(1.1)
  const phone = accounts.browser()
  await phone.askToSignIn(email)
  await phone.pressLink((await accounts.mailTo(email)).token)
  return phone
}

describe('changing an email address', () => {
  test('a new address is confirmed with the emailed code, and every session continues', async () => {
    const phone = await anotherDevice()
    expect(await start(` ${next.toUpperCase()} `)).toMatchObject({ status: 204 })
    const { code, subject, text } = await accounts.mailTo(next)
    expect(subject).toBe('Confirm your new email address for Hearthbook')
    expect(text).not.toContain('Ada')
    expect(await browser.whoAmI(), 'nothing changes before').toBe(ada)
    expect(await confirm(next, code)).toMatchObject({ status: 200, body: { email: next, first_name: 'Ada' } })
    expect(await browser.whoAmI()).toBe(next)
    expect(await phone.whoAmI()).toBe(next)
    passMinutes(1.1)
    const later = accounts.browser()
    await later.askToSignIn(next)
    await later.pressLink((await accounts.mails()).find(({ to, token }) => to === next && token)!.token)
    expect(await later.whoAmI()).toBe(next)
  })

  test("changing an address takes a proof of identity, and the proof's code doesn't use up the limit for the new address", async () => {
    passMinutes(20)
    expect(await start(next)).toMatchObject({ status: 403, body: { code: 'proof_required' } })
    expect(await accounts.mails()).toEqual([])
    await browser.post('/api/proof/mail')
    await browser.post('/api/proof/code', { code: (await accounts.mailTo(ada)).code })
    expect(await start(next)).toMatchObject({ status: 204 })
    passMinutes(9.5)
    expect(await confirm(next, (await accounts.mailTo(next)).code), 'the proof was given in time').toMatchObject({
      status: 200,
    })
  })

  test("a code that's wrong, expired, used or made for another address is rejected, and so is the right one after five guesses", async () => {
    const third = newEmail('third')
    await start(next)
    const { code } = await accounts.mailTo(next)
    passMinutes(1.1)
    await start(third)
    const other = await accounts.mailTo(third)
    expect(await confirm(next, other.code === code ? wrong(code) : other.code)).toMatchObject({
      status: 400,
      body: { code: 'wrong_code', params: { guesses_left: 4 } },
    })
    for (const guesses_left of [3, 2, 1, 0])
      expect(await confirm(next, wrong(code))).toMatchObject({ body: { code: 'wrong_code', params: { guesses_left } } })
    expect(await confirm(next, code), 'after five guesses').toMatchObject({ body: { code: 'code_expired' } })
    passMinutes(10.1)
    expect(await confirm(third, other.code), 'after ten minutes').toMatchObject({ body: { code: 'code_expired' } })
    expect(await confirm(newEmail(), code), 'never asked for').toMatchObject({ body: { code: 'code_expired' } })
    expect(await browser.whoAmI()).toBe(ada)
    await browser.post('/api/proof/mail')
    await browser.post('/api/proof/code', { code: (await accounts.mailTo(ada)).code })
    await start(next)
    const again = await accounts.mailTo(next)
    expect(await confirm(next, again.code)).toMatchObject({ status: 200 })
    expect(await confirm(next, again.code), 'a second time').toMatchObject({ body: { code: 'code_expired' } })
  })

  test("a code only works in the session that requested it, not on the user's phone or for anyone else", async () => {
    const phone = await anotherDevice()
    const stranger = accounts.browser()
    await signUp(accounts, stranger)
    await start(next)
    const { code } = await accounts.mailTo(next)
    for (const by of [phone, stranger])
      expect(await confirm(next, code, by)).toMatchObject({ status: 400, body: { code: 'code_expired' } })
    expect(await accounts.browser().post('/api/email-change/confirmation', { email: next, code })).toMatchObject({
      status: 401,
    })
    expect(await confirm(next, code)).toMatchObject({ status: 200 })
  })

  test("a code for a new address signs no one in, and a sign-in code doesn't confirm an address", async () => {
    await start(next)
    const { code } = await accounts.mailTo(next)
    expect(await accounts.browser().typeCode(next, code)).toMatchObject({ body: { code: 'code_expired' } })
    expect(await browser.typeCode(next, code, 'sign-up')).toMatchObject({ body: { code: 'code_expired' } })
    await browser.askToSignUp(next)
    const signingUp = await accounts.mailTo(next)
    if (signingUp.code !== code)
      expect(await confirm(next, signingUp.code)).toMatchObject({ body: { code: 'wrong_code' } })
  })

  test('the current address is rejected as the new one with a reason', async () => {
    expect(await start(ada)).toMatchObject({ status: 400, body: { fields: { email: 'email_unchanged' } } })
    expect(await accounts.mails()).toEqual([])
  })

  test("another account's address gets the same response; its owner gets an email that says so, and no code works", async () => {
    const ben = await signUp(accounts, accounts.browser())
    const free = await start(next)
    await accounts.mails()
    passMinutes(1.1)
    const taken = await start(ben)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const { subject, code, text } = await accounts.mailTo(ben)
    expect(subject).toBe('This email address already has a Hearthbook account')
    expect(code).toBe('')
    expect(text).not.toContain(ada)
    expect(await confirm(ben, '123456')).toMatchObject({ body: { code: 'wrong_code' } })
    const { rows } = await accounts.db.authPool.query<{ code_hash: string }>(
      'select code_hash from sign_in_challenges where email = $1 and purpose = $2',
      [ben, 'email-change'],
    )
    expect(rows[0]?.code_hash, 'not the hash of any six digits').toMatch(/^sha256:/)
  })

  test('an address that someone else signed up with before it was confirmed stays theirs', async () => {
    await start(next)
    const { code } = await accounts.mailTo(next)
    const ben = accounts.browser()
    await signUp(accounts, ben, next)
    expect(await confirm(next, code)).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    expect(await browser.whoAmI()).toBe(ada)
    expect(await ben.whoAmI()).toBe(next)
  })

  test('an address that two users confirm at the same time goes to one of them, and the other gets an error', async () => {
    const ben = accounts.browser()
    await signUp(accounts, ben)
    await start(next)
    const first = (await accounts.mailTo(next)).code
    await start(next, ben)
    const second = (await accounts.mailTo(next)).code
    const answers = await Promise.all([confirm(next, first), confirm(next, second, ben)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status !== 200)!
    expect(['account_exists', 'code_expired']).toContain(refused.body['code'])
  })

  test('an address gets one code a minute and five an hour', async () => {
    expect(await start(next)).toMatchObject({ status: 204 })
    expect(await start(newEmail())).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    for (let i = 0; i < 4; i++) {
      passMinutes(1.1)
      expect(await start(next)).toMatchObject({ status: 204 })
    }
    passMinutes(1.1)
    expect(await start(next)).toMatchObject({ status: 429 })
  })

  test('two tabs change the address one after the other, and each previous address gets an email', async () => {
    const third = newEmail('third')
    await start(next)
    passMinutes(1.1)
    await start(third)
    const mails = await accounts.mails()
    const codeFor = (email: string) => mails.find(({ to }) => to === email)!.code
    expect(await confirm(next, codeFor(next))).toMatchObject({ status: 200 })
    expect(await confirm(third, codeFor(third))).toMatchObject({ status: 200, body: { email: third } })
    const emails = (await accounts.mails()).filter(({ subject }) => subject.endsWith('was changed'))
    expect(emails.map(({ to }) => to).toSorted()).toEqual([ada, next].toSorted())
  })

  test("a user can't switch to an Apple relay address without another sign-in method, and can remove the password after switching back", async () => {
    const relay = `${newEmail('hidden').split('@')[0]}@privaterelay.appleid.com`
    expect(await start(relay)).toMatchObject({ status: 409, body: { code: 'last_way_in' } })
    await browser.put('/api/password', { password: 'herons over the quiet lake' })
    await accounts.mails()
    await start(relay)
    const { code } = await accounts.mailTo(relay)
    await browser.remove('/api/password')
    expect(await confirm(relay, code), 'removed since').toMatchObject({ body: { code: 'last_way_in' } })
    await browser.put('/api/password', { password: 'herons over the quiet lake' })
    expect(await confirm(relay, code), 'the code still works').toMatchObject({ status: 200 })
    expect(await browser.remove('/api/password')).toMatchObject({ body: { code: 'last_way_in' } })
    await accounts.mails()
    passMinutes(1.1)
    await start(next)
    await confirm(next, (await accounts.mailTo(next)).code)
    expect(await browser.remove('/api/password')).toMatchObject({ status: 204 })
  })
})

test('administrators are recognized by their confirmed address only', async () => {
  const boss = newEmail('boss')
  const own = await openTestAccounts({ ADMIN_EMAILS: boss })
  const person = own.browser()
  await signUp(own, person)
  const isAdmin = async () => (await person.get('/api/session')).body['is_admin']
  await start(boss, person)
  expect(await isAdmin()).toBe(false)
  await confirm(boss, (await own.mailTo(boss)).code, person)
  expect(await isAdmin()).toBe(true)
  passMinutes(1.1)
  const plain = newEmail()
  await start(plain, person)
  await confirm(plain, (await own.mailTo(plain)).code, person)
  expect(await isAdmin()).toBe(false)
  await own.close()
})

test('a user whose account is about to be deleted can’t change its address', async () => {
  await withClient(accounts.ownerUrl, (client) =>
    client.query('insert into account_deletions (user_id) select id from profiles where email = $1', [ada]),
  )
  expect(await start(next)).toMatchObject({ status: 403, body: { code: 'account_leaving' } })
})
