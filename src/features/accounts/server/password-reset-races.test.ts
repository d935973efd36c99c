import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import type { Tokens } from '../tokens.contract.ts'
import { hashPassword } from '../../security/server/password-hash.ts'
import {
  openTestAccounts,
  signUp,
  type Answer,
  type Browser,
  type TestAccounts,
} from '../../sign-in/server/test-accounts.ts'

const KNOWN = 'herons over the quiet lake'
const SAFE = 'nine kites above the harbour'
let accounts: TestAccounts
let ada: string
let user_id: string
/** Requests by an attacker who knows Ada's password and has one of her devices. */
let thief: Browser

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(async () => {
  thief = accounts.browser()
  ada = await signUp(accounts, thief)
  await thief.put('/api/password', { password: KNOWN })
  user_id = (await thief.get<{ user: { id: string } }>('/api/session')).body.user.id
})

/** Ada resets her password while an operation is in progress: it starts before the reset and ends after it. */
async function duringReset<A extends Answer>(attempt: () => Promise<A>): Promise<A> {
  return withClient(accounts.ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('sessions:' || $1, 0))`, [user_id])
    let answered = false
    const answer = attempt().finally(() => (answered = true))
    while (!answered && !(await isWaitingForLock(client))) await sleep(10)
    await client.query('update passwords set hash = $2 where user_id = $1', [user_id, await hashPassword(SAFE)])
    await client.query('delete from auth_sessions where user_id = $1', [user_id])
    await client.query('commit')
    return answer
  })
}

async function isWaitingForLock(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`)
  return rowCount! > 0
}

const sessions = () =>
  withClient(accounts.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from auth_sessions where user_id = $1', [user_id])
    return rows.length
  })

test("an attacker can't sign in with the old password while it's being reset", async () => {
  const elsewhere = accounts.browser()
  const answer = await duringReset(() => elsewhere.post('/api/sign-in/password', { email: ada, password: KNOWN }))
  expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  expect(await sessions()).toBe(0)
})

test("an attacker can't get API tokens from a session that just ended", async () => {
  const answer = await duringReset(() => thief.post<Tokens & Record<string, unknown>>('/api/tokens'))
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  expect(await sessions()).toBe(0)
})

test("an attacker can't overwrite a password that was just reset", async () => {
  const mine = 'a crow in somebody elses nest'
  const answer = await duringReset(() => thief.put('/api/password', { password: mine }))
  expect(answer).toMatchObject({ status: 401, body: { code: 'signed_out' } })
  const signIn = (password: string) => accounts.browser().post('/api/sign-in/password', { email: ada, password })
  expect([(await signIn(mine)).status, (await signIn(SAFE)).status]).toEqual([400, 200])
})
