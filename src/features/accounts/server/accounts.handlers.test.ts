import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { MailRefused } from '#server/mail/mail-message.ts'
import type { PostOffice } from '#server/mail/mail.ts'
import { seal } from '#server/storage/seal.ts'
import { accountsJobs } from './accounts.handlers.ts'
import { newEmail, openTestAccounts, signUp, type TestAccounts } from './test-accounts.ts'

let accounts: TestAccounts

beforeAll(async () => {
  accounts = await openTestAccounts()
})
afterAll(() => accounts.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the nightly sweep removes what is over and leaves what is not', async () => {
  const [stale, fresh] = [accounts.browser(), accounts.browser()]
  await signUp(accounts, stale)
  await stale.askToSignIn(newEmail('asked-long-ago'))
  vi.setSystemTime(Date.now() + 45 * 24 * 60 * 60_000)
  const email = await signUp(accounts, fresh)
  await fresh.askToSignIn(newEmail('asked-just-now'))

  await jobsWith({} as PostOffice)
    .find((job) => job.schedule)!
    .run({})

  expect(await fresh.whoAmI()).toBe(email)
  expect(await count('auth_sessions')).toBe(1)
  // The used sign-up of this minute and the question that still waits.
  expect(await count('sign_in_challenges')).toBe(2)
  const { rows } = await accounts.db.authPool.query('select 1 from rate_limits where expire < $1', [Date.now()])
  expect(rows).toEqual([])
})

test('a mail that can never be delivered is not tried again, and one that is only delayed is', async () => {
  const sealed = seal(
    accounts.config.secret,
    JSON.stringify({
      ...{ kind: 'no-account', language: 'en', email: 'nobody@example.org', first_name: '', redirect: null },
      ...{ code: '', link_token: '', expires_at: new Date(Date.now() + 60_000).toISOString() },
    }),
  )
  const sending = (error: Error) =>
    jobsWith({ send: () => Promise.reject(error) } as unknown as PostOffice)
      .find((job) => job.name === 'send-sign-in-mail')!
      .run({ sealed })
  await expect(sending(new MailRefused('no such mailbox'))).resolves.toBeUndefined()
  await expect(sending(new Error('the server is busy'))).rejects.toThrow('busy')
})

function jobsWith(post: PostOffice) {
  return accountsJobs({ db: accounts.db, config: accounts.config, post, log: pino({ level: 'silent' }) })
}

async function count(table: string): Promise<number> {
  const { rows } = await accounts.db.authPool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]!.count)
}
