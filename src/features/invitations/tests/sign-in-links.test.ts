import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { giveAuthenticator } from '#kit/credentials.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { createSignInLink } = invitationsContract
let server: TestApp
let ana: Person
let rosa: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  rosa = await server.person('Rosa')
  family = await ana.opensFamily('The Moreaus')
  await server.join(family, rosa, 'viewer')
})

async function memberIdOf(person: Person): Promise<string> {
  const { members } = await ana.call(familiesContract.getFamily, family)
  return members.find(({ user }) => user.id === person.user_id)!.id
}

async function linkFor(person: Person): Promise<string> {
  const { link } = await ana.call(createSignInLink, { ...family, member_id: await memberIdOf(person) })
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
}

const use = (token: string) => server.visitor().tries(signInContract.useLink, { token })
const tries = (member_id: string, who = ana) => who.tries(createSignInLink, { ...family, member_id })

test('a signed-out grandmother signs in once with the link that the owner made for her, and gets a notification', async () => {
  const token = await linkFor(rosa)
  const read = await server.visitor().call(signInContract.readLink, { token })
  expect(read).toMatchObject({ email: rosa.email, name_owed: false })
  const opened = await use(token)
  expect(opened.status).toBe(200)
  const phone = rosa.withCookie(
    [opened.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; '),
  )
  expect((await phone.call(accountsContract.getSession, {})).user).toMatchObject({ email: rosa.email })
  expect((await use(token)).status, 'a used link').toBe(400)

  const told = async () => (await rosa.call(notificationsContract.listNotifications, {})).notifications
  await expect.poll(told).toMatchObject([{ kind: 'sign_in_link', actor: { first_name: 'Ana' } }])
  const [entry] = (await ana.call(familiesContract.listFamilyAudit, family)).entries
  expect(entry).toMatchObject({ action: 'member.sign_in_link', subject: { id: rosa.user_id } })
})

test('a new link replaces the one before', async () => {
  const first = await linkFor(rosa)
  const second = await linkFor(rosa)
  expect((await use(first)).status).toBe(400)
  expect((await use(second)).status).toBe(200)
})

test('the link proves no address: it ends no session, and the address stays unverified', async () => {
  const nils = await server.person('Nils', { email_verified: false })
  await server.join(family, nils, 'viewer')
  expect((await use(await linkFor(nils))).status).toBe(200)
  expect((await nils.tries(accountsContract.getPreferences, {})).status).toBe(200)
  expect(await server.sql('select email_verified from profiles where id = $1', [nils.user_id])).toEqual([
    { email_verified: false },
  ])
})

test('two-step verification still applies', async () => {
  await giveAuthenticator(rosa)
  const { text } = await use(await linkFor(rosa))
  expect(JSON.parse(text)).toMatchObject({ second_factor: true })
})

test('no one makes a link for an administrator, for the owner, or for a member of another owner’s family', async () => {
  const admin = await server.administrator()
  await server.join(family, admin, 'viewer')
  const others = await (await server.person('Ben')).opensFamily('The Bennetts')
  await server.join(others, rosa, 'viewer')
  for (const who of [admin, rosa, ana]) expect((await tries(await memberIdOf(who))).status).toBe(403)
  const editor = await server.person('Emil')
  await server.join(family, editor, 'editor')
  expect((await tries(await memberIdOf(rosa), editor)).status, 'an editor').toBe(403)
})

test('an owner with two families makes a link for a member of both', async () => {
  await server.join(await ana.opensFamily('The cousins'), rosa, 'viewer')
  expect((await tries(await memberIdOf(rosa))).status).toBe(200)
})

test('with a mail server, everyone gets their own link by email', async () => {
  const member_id = await memberIdOf(rosa)
  server.config.smtpUrl = 'smtp://localhost'
  try {
    expect((await tries(member_id)).status).toBe(403)
  } finally {
    server.config.smtpUrl = undefined
  }
})
