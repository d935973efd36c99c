import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountActivityContract } from '#features/security/account-activity.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { devicesContract } from '#features/accounts/devices.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { asUser } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listAccountActivity } = accountActivityContract
let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const PHONE = { user_agent: 'Mozilla/5.0 (iPhone) Safari/604.1', address: '203.0.113.7' }

/** Records a refused sign-in like the server does. */
const refused = ({ user_id }: Person, by: string) =>
  server.sql(
    `insert into audit_log (id, action, actor_id, subject_id, details) values ($1, 'session.refused', null, $2, $3)`,
    [newId(), user_id, { by, ...PHONE }],
  )
const signedIn = ({ user_id }: Person, details: object = { by: 'password', ...PHONE }) =>
  recordAudit(server.context.db.auth, {
    ...{ action: 'session.signed_in', actor_id: user_id, details: details as Record<string, string> },
  })

test('people see their account activity, newest first, with device and address where known', async () => {
  const ana = await server.person('Ana')
  await signedIn(ana, { by: 'mail' })
  await refused(ana, 'password')
  await signedIn(ana)
  await ana.call(apiKeysContract.createApiKey, { name: 'Frame', scopes: ['read'] })
  const { entries, next_cursor } = await ana.call(listAccountActivity, {})
  const nowhere = { user_agent: null, ip_address: null }
  const phone = { user_agent: PHONE.user_agent, ip_address: PHONE.address }
  expect(entries.map(({ id: _, created_at: __, ...entry }) => entry)).toEqual([
    { action: 'api_key.created', by: null, about: 'Frame', ...nowhere },
    { action: 'session.signed_in', by: 'password', about: null, ...phone },
    { action: 'session.refused', by: 'password', about: null, ...phone },
    { action: 'session.signed_in', by: 'mail', about: null, ...nowhere },
  ])
  expect(next_cursor).toBeNull()
})

test('the activity list is paginated without gaps or repeats', async () => {
  const ana = await server.person('Ana')
  for (let i = 0; i < 23; i++) await (i % 2 ? signedIn(ana, { by: String(i) }) : refused(ana, String(i)))
  const first = await ana.call(listAccountActivity, {})
  expect(first.entries).toHaveLength(20)
  await refused(ana, 'in between')
  const second = await ana.call(listAccountActivity, { cursor: first.next_cursor ?? '' })
  expect([...first.entries, ...second.entries].map(({ by }) => Number(by))).toEqual(
    Array.from({ length: 23 }, (_, i) => 22 - i),
  )
  expect(second.next_cursor).toBeNull()
  expect((await ana.tries(listAccountActivity, { cursor: 'made-up' })).status).toBe(400)
})

test("the activity shows no one else's events and nothing that happens in families", async () => {
  const [ana, ben, cara] = await Promise.all([server.person('Ana'), server.person('Ben'), server.person('Cara')])
  const family = await ana.opensFamily('Mixed')
  await ana.call(familiesContract.renameFamily, { ...family, name: 'Renamed' })
  await server.join(family, ben, 'editor')
  await signedIn(ana)
  await refused(ana, 'second_factor')
  await server.sql(
    `insert into audit_log (id, action, actor_id, family_id, subject_id) values ($1, 'session.signed_in', $2, $3, $4)`,
    [newId(), ana.user_id, family.family_id, ben.user_id],
  )
  expect((await ana.call(listAccountActivity, {})).entries.map(({ action }) => action)).toEqual([
    'session.refused',
    'session.signed_in',
  ])
  for (const other of [ben, cara]) expect((await other.call(listAccountActivity, {})).entries).toEqual([])
  const seenBy = (person: Person) =>
    asUser(server.context.db, person.user_id, (tx) =>
      tx.selectFrom('audit_log').select('action').where('family_id', 'is', null).execute(),
    )
  expect(await seenBy(cara), 'by the database itself').toEqual([])
  expect((await server.visitor().tries(listAccountActivity, {})).status).toBe(401)
})

test('the activity includes a device that was signed out and signing out everywhere else', async () => {
  const ana = await server.person('Ana')
  await ana.withSession()
  const { devices } = await ana.call(devicesContract.listDevices, {})
  const other = devices.find(({ is_current }) => !is_current)
  await ana.call(devicesContract.signOutDevice, { session_id: other?.id ?? '' })
  await ana.call(devicesContract.signOutOthers, {})
  expect((await ana.call(listAccountActivity, {})).entries.map(({ action }) => action)).toEqual([
    'session.signed_out_everywhere',
    'session.revoked',
  ])
})

test("an API key can't read the account activity", async () => {
  const ana = await server.person('Ana')
  const { token } = await ana.call(apiKeysContract.createApiKey, {
    name: 'Frame',
    scopes: ['read', 'add', 'edit', 'share'],
  })
  const answer = await ana.withCookie('').sends({
    ...{ method: 'GET', url: '/api/account/activity', headers: { authorization: `Bearer ${token}` } },
  })
  expect(answer.status).toBe(403)
})

test('deleting an account deletes the addresses and devices that it was used from', async () => {
  const ana = await server.person('Ana')
  await signedIn(ana)
  await refused(ana, 'password')
  await server.sql('delete from profiles where id = $1', [ana.user_id])
  const rows = await server.sql('select details from audit_log where $1 in (actor_id, subject_id)', [ana.user_id])
  expect(rows).toEqual([{ details: { by: 'password' } }, { details: { by: 'password' } }])
})
