import { VERSION } from '#server/version.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { accountActivityContract } from '#features/security/account-activity.contract.ts'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { authenticatorContract } from '#features/security/authenticator.contract.ts'
import { passkeysContract } from '#features/security/passkeys.contract.ts'
import { securityContract } from '#features/security/security.contract.ts'
import { adminContract } from '#features/admin/admin.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { uploadsContract } from '#features/uploads/uploads.contract.ts'
import { asUser } from '#server/db/database.ts'
import { sql } from 'kysely'
import { newId } from '#shared/ids.ts'
import { seedPasskey, sessionAfter, totpCodeOf } from '#kit/credentials.ts'
import { seedFailedJob } from '#kit/jobs.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { OTHER_ADMIN_EMAILS, openTestApp, type TestApp } from '#kit/test-app.ts'

const { getPreferences } = accountsContract
const { getAdminOverview, listAdminAudit, listAdminFamilies, listAdminJobs, listAdminPeople, retryJob } = adminContract
let server: TestApp
let admin: Person
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  admin = await server.administrator('Keeper')
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Moreaus')
  await seedPhoto(ana, family, { filename: 'birthday-secret.jpg', description: 'secret words' })
  await ana.call(childrenContract.addChild, { ...family, first_name: 'Secretchild', birth_date: '2020-01-01' })
})
afterAll(() => server.close())

describe('an administrator', () => {
  test('sees the totals', async () => {
    const seen = await admin.call(getAdminOverview, {})
    expect(seen.version).toBe(VERSION)
    expect(seen).toMatchObject({
      people: 2,
      new_people: 2,
      active_people: 2,
      families: 1,
      photos: 1,
      deleted_photos: 0,
    })
    expect(seen.photo_bytes).toBeGreaterThan(0)
    expect(seen.database_bytes).toBeGreaterThan(1_000_000)
    expect(seen.disk!.total_bytes).toBeGreaterThan(seen.disk!.free_bytes)
  })

  test('sees whether decoders are sandboxed and connections encrypted', async () => {
    const { state } = await server.context.isolation()
    const { security } = await admin.call(getAdminOverview, {})
    expect(security).toEqual({ decoders: state, plain_http: false })
  })

  test('sees how many stored files are waiting for a preview', async () => {
    for (const cause of ['timed_out', 'out_of_memory'])
      await server.sql(
        `insert into uploads (id, family_id, user_id, filename, bytes, state, decode_attempts, retry_at, retry_cause)
         values ($1, $2, $3, 'a.heic', 1, 'received', 1, now(), $4)`,
        [newId(), family.family_id, ana.user_id, cause],
      )
    const { retried_uploads } = await admin.call(getAdminOverview, {})
    expect(retried_uploads).toMatchObject({ waiting: 2, out_of_memory: 1 })
    const { uploads } = await ana.call(uploadsContract.listUploads, family)
    expect(uploads.map(({ state, retry_at }) => [state, typeof retry_at])).toEqual([
      ['received', 'string'],
      ['received', 'string'],
    ])
    await server.sql(`delete from uploads`)
  })

  test('finds people by name and email, page by page', async () => {
    const { people } = await admin.call(listAdminPeople, { q: 'ANA mor' })
    expect(people).toMatchObject([{ id: ana.user_id, email: ana.email, families: 1, owned_families: 1, tier: null }])
    const first = await admin.call(listAdminPeople, { limit: 1 })
    const second = await admin.call(listAdminPeople, { limit: 1, cursor: first.next_cursor! })
    expect([...first.people, ...second.people].map(({ id }) => id)).toEqual([ana.user_id, admin.user_id])
    expect(second.next_cursor).toBeNull()
    expect((await admin.call(listAdminPeople, { q: '%' })).people).toEqual([])
  })

  test("sees metadata of families, and can't access their content", async () => {
    const { families } = await admin.call(listAdminFamilies, { q: 'moreau' })
    expect(families).toMatchObject([{ id: family.family_id, owner_email: ana.email, members: 1, photos: 1 }])
    expect((await admin.tries(familiesContract.getFamily, family)).status).toBe(404)
    const all = await Promise.all(
      [getAdminOverview, listAdminJobs, listAdminPeople, listAdminFamilies, listAdminAudit].map((operation) =>
        admin.tries(operation, {}),
      ),
    )
    for (const { status, text } of all) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/secret/i)
    }
  })

  test("sees who did what, by name, without children's names", async () => {
    const { entries } = await admin.call(listAdminAudit, {})
    const added = entries.find(({ action }) => action === 'person.added')!
    expect(added).toMatchObject({ actor: { id: ana.user_id, name: 'Ana Moreau' }, details: {} })
    expect(entries.find(({ action }) => action === 'family.created')!.details).toEqual({ name: 'The Moreaus' })
  })

  test('retries a failed job once, which is recorded in the audit log', async () => {
    const job_id = await seedFailedJob(server, 'no such mailbox')
    const { jobs } = await admin.call(listAdminJobs, {})
    expect(jobs).toMatchObject([{ id: job_id, task: 'never-known', last_error: 'no such mailbox' }])
    const twice = await Promise.all([admin.tries(retryJob, { job_id }), admin.tries(retryJob, { job_id })])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect((await admin.call(listAdminJobs, { state: 'failed' })).jobs).toEqual([])
    expect((await admin.call(listAdminJobs, { state: 'waiting' })).jobs[0]).toMatchObject({ id: job_id, attempts: 0 })
    const { entries } = await admin.call(listAdminAudit, {})
    expect(entries[0]).toMatchObject({ action: 'job.retried', details: { job: 'never-known' } })
  })
})

test("ends all sessions and API keys of a person, which is in both people's records", async () => {
  const cleo = await server.person('Cleo')
  const phone = await cleo.withSession()
  const { token } = await cleo.call(apiKeysContract.createApiKey, { name: 'A frame', scopes: ['read'] })
  const account_id = cleo.user_id
  await admin.call(adminContract.endPersonSessions, { account_id })
  for (const device of [cleo, phone]) expect((await device.tries(getPreferences, {})).status).toBe(401)
  const headers = { authorization: `Bearer ${token}` }
  expect((await server.visitor().tries(familiesContract.listFamilies, {}, { headers })).status).toBe(401)
  expect((await ana.tries(getPreferences, {})).status).toBe(200)
  const { entries } = await admin.call(listAdminAudit, {})
  expect(entries[0]).toMatchObject({
    action: 'session.ended_by_admin',
    actor: { id: admin.user_id },
    subject: { id: account_id, name: 'Cleo Moreau' },
  })
  const again = await cleo.withSession()
  expect((await again.call(accountActivityContract.listAccountActivity, {})).entries[0]).toMatchObject({
    action: 'session.ended_by_admin',
  })
  expect((await admin.tries(adminContract.endPersonSessions, { account_id: newId() })).status).toBe(404)
})

describe('the second factor of administrators', () => {
  const overviewOf = (person: Person) => person.tries(getAdminOverview, {})

  test('has to be set up before anything is accessible, and then everything is', async () => {
    const newcomer = await server.person('Nina', { email: OTHER_ADMIN_EMAILS[0] })
    expect(await overviewOf(newcomer)).toMatchObject({ status: 403, json: { code: 'second_factor_required' } })
    expect(await newcomer.call(accountsContract.getSession, {})).toMatchObject({ admin_second_factor: 'missing' })
    const { secret } = await newcomer.call(authenticatorContract.startAuthenticator, {})
    const code = totpCodeOf(secret)
    const confirmed = await sessionAfter(newcomer, authenticatorContract.confirmAuthenticator, { code })
    expect(await confirmed.call(accountsContract.getSession, {})).toMatchObject({ admin_second_factor: 'given' })
    expect((await overviewOf(confirmed)).status).toBe(200)
    expect((await overviewOf(await newcomer.withSession())).json).toMatchObject({ code: 'proof_required' })
  })

  test("isn't replaced by someone who has only the mailbox or the password", async () => {
    const careful = await server.person('Cara', { email: OTHER_ADMIN_EMAILS[1] })
    await seedPasskey(careful)
    expect((await overviewOf(careful)).json).toMatchObject({ code: 'proof_required' })
    expect(await careful.call(securityContract.getProofWays, {})).toMatchObject({ ways: ['passkey'] })
    expect((await careful.tries(signInContract.mailProofCode, {})).json).toMatchObject({ code: 'forbidden' })
    for (const change of [passkeysContract.startPasskey, authenticatorContract.startAuthenticator])
      expect((await careful.tries(change, {})).json, change.id).toMatchObject({ code: 'proof_required' })
  })

  test('is required again before a change', async () => {
    const job_id = await seedFailedJob(server)
    const earlier = await admin.withSession({ second_factor: '-11 minutes' })
    expect((await overviewOf(earlier)).status).toBe(200)
    expect((await earlier.tries(retryJob, { job_id })).json).toMatchObject({ code: 'proof_required' })
    await admin.call(retryJob, { job_id })
  })

  test("also protects the metrics, and an API key doesn't replace it", async () => {
    const { token } = await admin.call(apiKeysContract.createApiKey, {
      name: 'A script',
      scopes: ['read', 'add', 'edit', 'share'],
    })
    const headers = { authorization: `Bearer ${token}` }
    expect((await server.visitor().tries(getAdminOverview, {}, { headers })).status).toBe(403)
    expect((await server.visitor().sends({ url: '/metrics', headers })).status).toBe(404)
    expect((await (await admin.withSession()).sends({ url: '/metrics' })).status).toBe(404)
    expect((await admin.sends({ url: '/metrics' })).status).toBe(200)
  })
})

test('the database returns no admin data to anyone else, nor to an administrator on other routes', async () => {
  for (const { user_id } of [ana, admin])
    await asUser(server.context.db, user_id, async (tx) => {
      for (const call of ['admin_counts()', 'admin_people($$$$, null, null, 9)', 'admin_families($$$$, null, null, 9)'])
        expect((await sql.raw(`select * from app.${call}`).execute(tx)).rows).toEqual([])
      expect((await sql.raw(`select * from app.admin_jobs('waiting', null, 9)`).execute(tx)).rows).toEqual([])
    })
  const job_id = await seedFailedJob(server)
  await asUser(server.context.db, ana.user_id, async (tx) => {
    expect((await sql<{ kind: null }>`select app.retry_job(${job_id}::bigint) as kind`.execute(tx)).rows).toEqual([
      { kind: null },
    ])
  })
})

test("someone with an administrator's email that isn't verified is no administrator", async () => {
  await server.sql('update profiles set email_verified = false where id = $1', [admin.user_id])
  expect((await admin.tries(getAdminOverview, {})).status).toBe(404)
})
