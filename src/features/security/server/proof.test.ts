import { expect, test } from 'vitest'
import { type Browser } from '../../sign-in/server/test-accounts.ts'
import { accounts, ada, browser, openForAda, passMinutes } from '../../sign-in/server/test-ada.ts'

openForAda()

const GOOD = 'herons over the quiet lake'
const setPassword = (by: Browser) => by.put('/api/password', { password: GOOD })
const lightFireworks = (by = browser) => by.post('/api/fireworks')
const REFUSED = { status: 403, body: { code: 'proof_required' } }

test('a user who just signed in can do irreversible things, and ten minutes later has to prove their identity again', async () => {
  expect(await lightFireworks()).toMatchObject({ status: 204 })
  passMinutes(9.9)
  expect(await lightFireworks()).toMatchObject({ status: 204 })
  passMinutes(0.2)
  expect(await lightFireworks()).toMatchObject(REFUSED)
  expect(await browser.whoAmI(), 'everything else works as before').toBe(ada)
})

test("an emailed code proves a user's identity for ten minutes, once", async () => {
  passMinutes(20)
  expect(await browser.post('/api/proof/mail')).toMatchObject({ status: 204 })
  const { code, subject, text } = await accounts.mailTo(ada)
  expect(subject).toBe('Your confirmation code for Hearthbook')
  expect(text).not.toContain('/sign-in/link')
  expect(await browser.post('/api/proof/code', { code })).toMatchObject({ status: 204 })
  expect(await lightFireworks()).toMatchObject({ status: 204 })
  passMinutes(10.1)
  expect(await lightFireworks()).toMatchObject(REFUSED)
  expect(await browser.post('/api/proof/code', { code })).toMatchObject({ body: { code: 'code_expired' } })
})

test("proving identity replaces the token: a copied cookie doesn't gain the proof, and ends within a minute", async () => {
  passMinutes(20)
  const thief = accounts.browser()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  await browser.post('/api/proof/mail')
  const { code } = await accounts.mailTo(ada)
  expect(await browser.post('/api/proof/code', { code })).toMatchObject({ status: 204 })
  expect(await lightFireworks()).toMatchObject({ status: 204 })
  // In-flight requests of other tabs still succeed.
  expect(await thief.whoAmI()).toBe(ada)
  expect(await lightFireworks(thief)).toMatchObject(REFUSED)
  passMinutes(1)
  expect(await thief.whoAmI()).toBeNull()
  expect(await browser.whoAmI()).toBe(ada)
})

test('two tabs that prove identity at the same time leave the browser signed in', async () => {
  await setPassword(browser)
  passMinutes(20)
  const tabs = await Promise.all([1, 2].map(() => browser.post('/api/proof/password', { password: GOOD })))
  expect(tabs.map(({ status }) => status)).toEqual([204, 204])
  expect(tabs.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
  passMinutes(5)
  expect(await lightFireworks()).toMatchObject({ status: 204 })
})

test('a proof code only works in the session that requested it, and signs no one in', async () => {
  passMinutes(20)
  const thief = accounts.browser()
  await thief.askToSignIn(ada)
  await thief.pressLink((await accounts.mailTo(ada)).token)
  passMinutes(20)
  await browser.post('/api/proof/mail')
  const { code } = await accounts.mailTo(ada)
  expect(await thief.post('/api/proof/code', { code })).toMatchObject({ status: 400, body: { code: 'code_expired' } })
  expect(await lightFireworks(thief)).toMatchObject(REFUSED)
  expect(await accounts.browser().typeCode(ada, code)).toMatchObject({ body: { code: 'code_expired' } })
  expect(await accounts.browser().typeCode(ada, code, 'proof')).toMatchObject({ body: { code: 'invalid_input' } })
  expect(await browser.post('/api/proof/code', { code })).toMatchObject({ status: 204 })
  expect(await lightFireworks(thief), 'one proof serves one session').toMatchObject(REFUSED)
})

test('a proof code can be guessed five times, even with ten concurrent requests', async () => {
  passMinutes(20)
  await browser.post('/api/proof/mail')
  const { code } = await accounts.mailTo(ada)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/api/proof/code', { code: wrong })))
  const counted = answers.filter(({ body }) => body['code'] === 'wrong_code')
  expect(counted.map(({ body }) => (body['params'] as { guesses_left: number }).guesses_left).toSorted()).toEqual([
    0, 1, 2, 3, 4,
  ])
  expect(await browser.post('/api/proof/code', { code })).toMatchObject({ body: { code: 'code_expired' } })
  expect(await lightFireworks()).toMatchObject(REFUSED)
})

test("proof emails are limited per user, and strangers can't use up the limit", async () => {
  passMinutes(120)
  for (let i = 0; i < 5; i++) {
    await accounts.browser().askToSignIn(ada)
    passMinutes(1.1)
  }
  expect(await browser.post('/api/proof/mail')).toMatchObject({ status: 204 })
  expect(await browser.post('/api/proof/mail')).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('an expired session gets a different error than one that was ended', async () => {
  const phone = accounts.browser()
  passMinutes(2)
  await phone.askToSignIn(ada)
  await phone.pressLink((await accounts.mailTo(ada)).token)
  const copied = accounts.browser()
  copied.cookies.set('hearthbook', phone.cookies.get('hearthbook')!)
  await phone.signOut()
  expect(await copied.get('/api/settings')).toEqual(expect.objectContaining({ status: 401 }))
  expect((await copied.get('/api/settings')).body['params']).toBeUndefined()
  passMinutes(15 * 24 * 60)
  expect(await browser.get('/api/settings')).toMatchObject({
    status: 401,
    body: { code: 'signed_out', params: { reason: 'ran_out' } },
  })
})
