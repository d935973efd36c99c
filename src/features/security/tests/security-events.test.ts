import { readFile } from 'node:fs/promises'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { passkeysContract } from '#features/security/passkeys.contract.ts'
import { providersContract } from '#features/sign-in/providers.contract.ts'
import { securityContract } from '#features/security/security.contract.ts'
import { adminContract, type SecurityEvent } from '#features/admin/admin.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { auditJobs } from '#server/audit/audit.handlers.ts'
import { openPersonLimits } from '#server/http/person-limits.ts'
import { budgets } from '#shared/budgets.rules.ts'
import type { Operation } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { GOOD_PASSWORD, givePassword } from '#kit/credentials.ts'
import { someAddress, type Extra, type Family, type Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { beginUpload } from '#kit/uploads.ts'

const { listSecurityEvents } = adminContract
let server: TestApp
let admin: Person
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  admin = await server.administrator('Keeper')
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('The Moreaus')
})
afterAll(() => server.close())

/** Tries it from a new client address. Returns the events of that address, newest first. */
async function eventsOf(by: Person, operation: Operation, input: Input, extra: Extra = {}): Promise<SecurityEvent[]> {
  const remoteAddress = someAddress()
  await by.tries(operation, input, { ...extra, remoteAddress })
  return recordedOf(remoteAddress, 1)
}

/** Events are written after the response. */
async function recordedOf(address: string, count: number): Promise<SecurityEvent[]> {
  let found: SecurityEvent[] = []
  await expect
    .poll(
      async () => {
        const { events } = await admin.call(listSecurityEvents, { limit: 100 })
        found = events.filter((event) => event.address === address)
        return found.length
      },
      { timeout: 60_000 },
    )
    .toBe(count)
  return found
}

function linesOf(address: string): Record<string, unknown>[] {
  return server.log
    .filter((line) => line.includes(`"address":"${address}"`))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('a refused sign-in', () => {
  const { signInByPassword, giveSecondFactor } = securityContract

  test('is recorded with the account if there is one, and without one for an unknown address', async () => {
    await givePassword(ana)
    const known = await eventsOf(server.visitor(), signInByPassword, { email: ana.email, password: 'not hers at all' })
    expect(known).toMatchObject([{ event: 'session.refused', reason: 'wrong_password', email: ana.email }])
    const unknown = await eventsOf(server.visitor(), signInByPassword, {
      email: 'no.one@example.org',
      password: 'guess',
    })
    expect(unknown).toMatchObject([{ event: 'session.refused', reason: 'wrong_password', email: null }])
  })

  test('is recorded for codes, links, passkeys, providers and tokens', async () => {
    const visitor = server.visitor()
    const tries: [Operation, Input, string][] = [
      [signInContract.verifyCode, { email: ana.email, code: '123456' }, 'code_expired'],
      [signInContract.useLink, { token: 'no-such-link' }, 'link_expired'],
      [passkeysContract.signInByPasskey, { answer: { id: 'of-no-one' } }, 'passkey_refused'],
      [providersContract.finishProviderSignIn, { provider: 'google', code: 'a', state: 'away.b' }, 'provider_refused'],
    ]
    for (const [operation, input, reason] of tries)
      expect(await eventsOf(visitor, operation, input), operation.id).toMatchObject([
        { event: 'session.refused', reason, operation: operation.id },
      ])
    const headers = { authorization: 'Bearer hb_revoked' }
    expect(await eventsOf(visitor, familiesContract.listFamilies, {}, { headers })).toMatchObject([
      { event: 'session.refused', reason: 'signed_out' },
    ])
    expect(await eventsOf(visitor, giveSecondFactor, { code: '123456' })).toMatchObject([
      { event: 'second_factor.refused', reason: 'code_expired' },
    ])
  })

  test("leaves a log line with IDs and the client's address, and nothing that was typed", async () => {
    const remoteAddress = someAddress()
    const typed = { email: ana.email, password: 'a password that nobody has' }
    await server.visitor().tries(signInByPassword, typed, { remoteAddress })
    await recordedOf(remoteAddress, 1)
    const [line] = linesOf(remoteAddress)
    expect(line).toEqual({
      ...{ level: 30, time: expect.any(Number), reqId: expect.any(String), msg: 'security event' },
      ...{ event: 'session.refused', address: remoteAddress, user_id: ana.user_id },
      ...{ operation: 'signInByPassword', reason: 'wrong_password' },
    })
  })
})

test('a sign-in is logged, and shown to administrators if the device is new', async () => {
  await givePassword(ana)
  const typed = { email: ana.email, password: GOOD_PASSWORD }
  const remoteAddress = someAddress()
  await server.visitor().tries(securityContract.signInByPassword, typed, { remoteAddress })
  const signedIn = { event: 'session.signed_in', reason: 'password', user_id: ana.user_id }
  await expect.poll(() => linesOf(remoteAddress)).toMatchObject([signedIn])
  const events = await eventsOf(server.visitor(), securityContract.signInByPassword, typed)
  expect(events).toMatchObject([{ event: 'session.new_device', reason: 'password', email: ana.email }])
})

describe('a suspicious request', () => {
  test("for data that the person can't access is recorded with their ID", async () => {
    expect(await eventsOf(ben, familiesContract.getFamily, family)).toMatchObject([
      { event: 'access.refused', reason: 'not_found', operation: 'getFamily', email: ben.email },
    ])
    expect(await eventsOf(ben, adminContract.listAdminPeople, {})).toMatchObject([
      { event: 'access.refused', operation: 'listAdminPeople', email: ben.email },
    ])
  })

  test('from another site, with a forged address, or over a limit is recorded', async () => {
    const { updateProfile } = accountsContract
    const elsewhere = { headers: { origin: 'https://evil.example' } }
    expect(await eventsOf(ana, updateProfile, { first_name: 'Eve' }, elsewhere)).toMatchObject([
      { event: 'origin.refused', operation: 'updateProfile' },
    ])
    const remoteAddress = someAddress()
    await ana.sends({ url: `/media/${newId()}/${newId()}/small?v=1&s=forged`, remoteAddress })
    expect(await recordedOf(remoteAddress, 1)).toMatchObject([{ event: 'signature.refused', reason: null }])
    const impatient = someAddress()
    const asks = () =>
      server.visitor().tries(signInContract.startSignIn, { email: ben.email }, { remoteAddress: impatient })
    await asks()
    await asks()
    expect(await recordedOf(impatient, 1)).toMatchObject([{ event: 'limit.reached', reason: 'rate_limited' }])
  })

  test('that reaches any per-person limit is recorded, including uploads', async () => {
    const eager = await server.person('Eager')
    const album = await eager.opensFamily('The Eagers')
    const limits = openPersonLimits(server.context.db.authPool, server.config)
    for (let i = 1; i < budgets.families.times; i++) await limits.spend(eager.user_id, familiesContract.createFamily)
    const { createFamily } = familiesContract
    expect(await eventsOf(eager, createFamily, { name: 'One too many' })).toMatchObject([
      { event: 'limit.reached', reason: 'limit_reached', operation: 'createFamily', email: eager.email },
    ])
    await server.sql(
      `insert into uploads (id, family_id, user_id, filename, bytes)
       select gen_random_uuid(), $1, $2, 'a.jpg', 1 from generate_series(1, 200)`,
      [album.family_id, eager.user_id],
    )
    expect((await beginUpload(eager, album, new Uint8Array(), { length: 10 })).status).toBe(429)
    const recorded = () => server.sql('select operation from security_events where reason = $1', ['too_many_uploads'])
    await expect.poll(recorded).toEqual([{ operation: 'createUpload' }])
  })

  test("can't fill the disk: one client leaves at most 31 entries in ten minutes", async () => {
    const remoteAddress = someAddress()
    for (let i = 0; i < 60; i++) await ben.tries(familiesContract.getFamily, { family_id: newId() }, { remoteAddress })
    const events = await recordedOf(remoteAddress, 31)
    const suppressed = events.filter(({ event }) => event === 'events.suppressed')
    expect(suppressed).toMatchObject([{ email: null }])
    expect(linesOf(remoteAddress)).toHaveLength(31)
  })
})

test('an administrator can page through events of one kind', async () => {
  const kind = 'access.refused'
  const first = await admin.call(listSecurityEvents, { kind, limit: 2 })
  const second = await admin.call(listSecurityEvents, { kind, limit: 2, cursor: first.next_cursor ?? undefined })
  const all = await admin.call(listSecurityEvents, { kind, limit: 4 })
  expect([...first.events, ...second.events]).toEqual(all.events)
  expect(new Set(all.events.map(({ event }) => event))).toEqual(new Set([kind]))
})

test('entries are deleted after 90 days', async () => {
  const [old] = await server.sql<{ id: string }>(
    `update security_events set created_at = now() - interval '91 days'
     where id = (select id from security_events order by created_at limit 1) returning id`,
  )
  const [job] = auditJobs({ db: server.context.db.worker, retentionDays: 400 })
  const before = await server.sql('select id from security_events')
  await job?.run(undefined)
  const after = await server.sql('select id from security_events')
  expect(before.map(({ id }) => id)).toContain(old?.id)
  expect(after).toHaveLength(before.length - 1)
  expect(after.map(({ id }) => id)).not.toContain(old?.id)
})

test('the fail2ban filter in the guide matches the address of a refused sign-in, and no refused access', async () => {
  const guide = await readFile(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
  const documented = /^failregex = (.+)$/m.exec(guide)?.[1] ?? ''
  const filter = new RegExp(documented.replace('<ADDR>', String.raw`(?<addr>[\d.]+|[\da-fA-F:]+)`))
  const addressIn = (line: string | undefined) => filter.exec(line ?? '')?.groups?.['addr']
  for (const remoteAddress of [someAddress(), '2001:db8::7']) {
    const typed = { email: '"event":"session.refused","address":"8.8.8.8"@example.org', password: 'x' }
    await server.visitor().tries(signInContract.useLink, { token: 'no-such-link' }, { remoteAddress })
    await server.visitor().tries(securityContract.signInByPassword, typed, { remoteAddress })
    await ben.tries(familiesContract.getFamily, { family_id: newId() }, { remoteAddress })
    await expect.poll(() => linesOf(remoteAddress).length).toBe(2)
    const lines = server.log.filter((line) => line.includes(remoteAddress))
    expect(lines.map(addressIn)).toEqual([remoteAddress, undefined])
  }
})
