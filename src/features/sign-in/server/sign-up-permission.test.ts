import { afterEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { newId } from '#shared/ids.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import { setupLink } from '../../accounts/server/sign-up-permission.ts'
import { newEmail, openTestAccounts, type TestAccounts } from './test-accounts.ts'

const INVITED = { SIGN_UP: 'invited', ADMIN_EMAILS: 'Root@Example.org' }
let accounts: TestAccounts
afterEach(() => accounts.close())

async function setupToken() {
  const link = await setupLink({ auth: accounts.db.auth }, accounts.config)
  return link && new URL(link).searchParams.get('setup')
}

/** An account, and someone it invited. */
async function invite(email: string, token = 'an invitation') {
  const [owner, family] = [newId(), newId()]
  await withClient(accounts.ownerUrl, async (client) => {
    await client.query("insert into profiles (id, email) values ($1, 'owner@example.org')", [owner])
    await client.query("insert into families (id, name) values ($1, 'The Moreaus')", [family])
    await client.query(
      `insert into invitations (id, family_id, email, role, language, token_hash, invited_by, expires_at)
       values ($1, $2, $3, 'viewer', 'en', $4, $5, now() + interval '7 days')`,
      [newId(), family, email, hashToken(token), owner],
    )
  })
}

test('if only invited people may join, the first account takes the link that was printed at start, once', async () => {
  accounts = await openTestAccounts(INVITED)
  const [stranger, owner, late] = [accounts.browser(), accounts.browser(), accounts.browser()]
  const eve = newEmail('eve')
  expect(await stranger.askToSignUp(eve), 'answered like anyone').toMatchObject({ status: 204 })
  expect(await accounts.mailTo(eve)).toMatchObject({ code: '', subject: 'Signing in to Hearthbook' })

  const setup = await setupToken()
  const [ana, ben] = [newEmail('ana'), newEmail('ben')]
  const names = { first_name: 'Ana', last_name: 'Vale' }
  await owner.post('/api/sign-up', { email: ana, ...names, setup })
  await late.post('/api/sign-up', { email: ben, ...names, setup })
  const mails = await accounts.mails()
  const codeOf = (email: string) => mails.find(({ to }) => to === email)?.code ?? ''
  expect(await owner.typeCode(ana, codeOf(ana), 'sign-up')).toMatchObject({ status: 200 })
  expect(await late.typeCode(ben, codeOf(ben), 'sign-up'), 'the second to finish comes too late').toMatchObject({
    status: 400,
  })
  expect(await late.whoAmI()).toBeNull()
  expect(await setupToken(), 'no link is printed any more').toBeNull()
})

test('without a mail server, the first person needs the setup link and no code, once', async () => {
  accounts = await openTestAccounts(INVITED)
  const [owner, late] = [accounts.browser(), accounts.browser()]
  const options = async () => (await owner.get('/api/sign-in/options')).body
  expect(await options()).toMatchObject({ awaits_setup: true, has_mail_server: false })
  const given = { first_name: 'Ana', last_name: 'Vale', setup: await setupToken() }
  const [ana, ben] = [newEmail('ana'), newEmail('ben')]
  expect(await late.post('/api/sign-up/first', { ...given, email: ben, setup: 'a guess' })).toMatchObject({
    status: 400,
  })
  expect(await owner.post('/api/sign-up/first', { ...given, email: ana })).toMatchObject({ status: 204 })
  expect(await owner.whoAmI()).toBe(ana)
  expect(await late.post('/api/sign-up/first', { ...given, email: ben })).toMatchObject({ status: 400 })
  expect(await late.whoAmI()).toBeNull()
  expect(await options()).toMatchObject({ awaits_setup: false })
  expect(await accounts.mails()).toEqual([])
})

test('two people with the setup link at the same time make one account', async () => {
  accounts = await openTestAccounts(INVITED)
  const given = { first_name: 'Ana', last_name: 'Vale', setup: await setupToken() }
  const tries = [1, 2, 3].map(() => accounts.browser().post('/api/sign-up/first', { ...given, email: newEmail() }))
  expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([204, 400, 400])
})

test('with a mail server, the setup link takes the emailed code', async () => {
  accounts = await openTestAccounts({ ...INVITED, SMTP_URL: 'smtp://localhost' })
  const given = { first_name: 'Ana', last_name: 'Vale', email: newEmail(), setup: await setupToken() }
  expect(await accounts.browser().post('/api/sign-up/first', given)).toMatchObject({ status: 400 })
})

test('a server that anyone may join has a setup link as long as it can send no codes', async () => {
  accounts = await openTestAccounts({})
  expect(await setupToken()).not.toBeNull()
  expect(await setupLink({ auth: accounts.db.auth }, { ...accounts.config, smtpUrl: 'smtp://localhost' })).toBeNull()
})

test("a tampered set-up link doesn't work", async () => {
  accounts = await openTestAccounts(INVITED)
  const setup = `${await setupToken()}x`
  const email = newEmail()
  await accounts.browser().post('/api/sign-up', { email, first_name: 'Eve', last_name: 'Vale', setup })
  expect((await accounts.mailTo(email)).code).toBe('')
})

test('invited people and administrators may join; others only learn how by email', async () => {
  accounts = await openTestAccounts(INVITED)
  const rosa = newEmail('rosa')
  await invite(rosa)
  const came: Record<string, boolean> = {}
  for (const email of [rosa, 'root@example.org', newEmail('eve')]) {
    const browser = accounts.browser()
    expect(await browser.askToSignIn(email), 'answers are alike').toMatchObject({ status: 204 })
    const { code } = await accounts.mailTo(email)
    came[email.split('.')[0] ?? ''] = code !== '' && (await browser.typeCode(email, code)).body['name_owed'] === true
  }
  expect(came).toEqual({ rosa: true, 'root@example': true, eve: false })
})

test('an invitation link that was passed on lets its holder join with their own address', async () => {
  accounts = await openTestAccounts(INVITED)
  await invite(newEmail('rosa'), 'passed-on')
  const browser = accounts.browser()
  const aunt = newEmail('aunt')
  await browser.askToSignIn(aunt, '/accept-invitation#token=passed-on')
  const { code } = await accounts.mailTo(aunt)
  expect(await browser.typeCode(aunt, code)).toMatchObject({ body: { name_owed: true } })
  const eve = newEmail('eve')
  await browser.askToSignIn(eve, '/accept-invitation#token=made-up')
  expect((await accounts.mailTo(eve)).code).toBe('')
})

test('BILLING=off means invited people only, unless SIGN_UP says otherwise', async () => {
  accounts = await openTestAccounts({ BILLING: 'off' })
  expect(accounts.config.signUp).toBe('invited')
  const open = await openTestAccounts({ BILLING: 'off', SIGN_UP: 'open' })
  expect(open.config.signUp).toBe('open')
  await open.close()
})
