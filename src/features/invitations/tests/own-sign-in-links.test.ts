import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { accountActivityContract } from '#features/security/account-activity.contract.ts'
import { securityContract } from '#features/security/security.contract.ts'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { giveAuthenticator, givePassword, GOOD_PASSWORD } from '#kit/credentials.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { createOwnSignInLink } = invitationsContract
let server: TestApp
let ana: Person

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  await ana.opensFamily('The Moreaus')
})

const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
const ownLink = async (who = ana) => tokenIn((await who.call(createOwnSignInLink, {})).link)
const use = (token: string) => server.visitor().tries(signInContract.useLink, { token })
/** As if they had confirmed their identity that long ago. */
const provenAgo = (who: Person, minutes: number) =>
  server.sql(
    `update auth_sessions set proven_at = now() - make_interval(mins => $2),
      multi_factor_at = case when multi_factor_at is not null then now() - make_interval(mins => $2) end
      where user_id = $1`,
    [who.user_id, minutes],
  )

async function laptop(token: string): Promise<Person> {
  const { headers, status } = await use(token)
  expect(status).toBe(200)
  const cookies = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0])
  return ana.withCookie(cookies.join('; '))
}

test('an owner lets herself in on her laptop, once, and her activity shows it', async () => {
  const token = await ownLink()
  const there = await laptop(token)
  expect((await there.call(accountsContract.getSession, {})).user).toMatchObject({ email: ana.email })
  expect((await use(token)).status, 'a used link').toBe(400)
  const { entries } = await ana.call(accountActivityContract.listAccountActivity, {})
  expect(entries.map(({ action, by }) => [action, by])).toContainEqual(['session.link_made', null])
})

test('the link expires in 15 minutes, and a new one replaces it', async () => {
  const first = await ownLink()
  const second = await ownLink()
  expect((await use(first)).status).toBe(400)
  await server.sql(`update sign_in_challenges set link_expires_at = link_expires_at - interval '15 minutes'`)
  expect((await use(second)).status).toBe(400)
})

test('signing out the device that made a link ends the link', async () => {
  const phone = await ana.withSession()
  const token = await ownLink(phone)
  await ana.call(devicesContract.signOutOthers, {})
  expect((await use(token)).status).toBe(400)
})

test('people who can confirm their identity without a code from the server do', async () => {
  await provenAgo(ana, 20)
  expect((await ana.tries(createOwnSignInLink, {})).status, 'nothing but a code that stays on the server').toBe(200)
  await givePassword(ana)
  await provenAgo(ana, 20)
  expect(await ana.tries(createOwnSignInLink, {})).toMatchObject({ json: { code: 'proof_required' } })
  await provenAgo(ana, 5)
  expect((await ana.tries(createOwnSignInLink, {})).status).toBe(200)
})

test('administrators always confirm their identity', async () => {
  const admin = await server.administrator()
  await provenAgo(admin, 20)
  expect(await admin.tries(createOwnSignInLink, {})).toMatchObject({ json: { code: 'proof_required' } })
})

test("a device that signed in with such a link can't change how she signs in", async () => {
  const there = await laptop(await ownLink())
  expect(await there.tries(securityContract.setPassword, { password: GOOD_PASSWORD })).toMatchObject({
    json: { code: 'proof_required' },
  })
})

test('two-step verification still applies', async () => {
  const token = await ownLink()
  await giveAuthenticator(ana)
  expect(JSON.parse((await use(token)).text)).toMatchObject({ second_factor: true })
})

test('there are no links with a mail server, for visitors, or for API keys', async () => {
  expect((await server.visitor().tries(createOwnSignInLink, {})).status).toBe(401)
  const scopes = ['read', 'add', 'edit', 'share'] as const
  const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'Frame', scopes: [...scopes] })
  const answer = await ana.withCookie('').sends({
    ...{ method: 'POST', url: '/api/account/sign-in-link', headers: { authorization: `Bearer ${token}` } },
  })
  expect(answer.status).toBe(403)
  server.config.smtpUrl = 'smtp://localhost'
  try {
    expect((await ana.tries(createOwnSignInLink, {})).status).toBe(403)
  } finally {
    server.config.smtpUrl = undefined
  }
})

test('the database refuses a link to someone else’s account, even from the sign-in role', async () => {
  const rosa = await server.person('Rosa')
  await ownLink()
  const { auth } = server.context.db
  const change = (values: object) =>
    auth.updateTable('sign_in_challenges').set(values).where('email', '=', ana.email).execute()
  await expect(change({ email: rosa.email })).rejects.toThrow('theirs to make')
  await expect(change({ made_in: null }), 'for a member of a family she doesn’t own').rejects.toThrow('theirs to make')
  await expect(change({ vouched_by: rosa.user_id })).rejects.toThrow('theirs to make')
})
