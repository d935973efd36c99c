import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pino } from 'pino'
import { MailRefused } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { encrypt } from '#server/storage/encrypt.ts'
import { signInJobs } from './sign-in.handlers.ts'
import { newEmail, openTestAccounts, signUp, type Browser, type TestAccounts } from './test-accounts.ts'

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

test('the hourly sweep removes what has expired and nothing else', async () => {
  const [stale, fresh] = [accounts.browser(), accounts.browser()]
  await signUp(accounts, stale)
  await stale.askToSignIn(newEmail('asked-long-ago'))
  await changeEmail(stale)
  vi.setSystemTime(Date.now() + 45 * 24 * 60 * 60_000)
  await signUp(accounts, fresh)
  await fresh.askToSignIn(newEmail('asked-just-now'))
  const email = await changeEmail(fresh)

  await jobsWith({} as Mailer)
    .find((job) => job.schedule)!
    .run({})

  expect(await fresh.whoAmI()).toBe(email)
  expect(await count('auth_sessions')).toBe(1)
  // This minute's used sign-up, the pending challenge, and the used change of address.
  expect(await count('sign_in_challenges')).toBe(3)
  expect(await count('email_changes'), 'as long as it can be undone').toBe(1)
  const { rows } = await accounts.db.authPool.query('select 1 from rate_limits where expire < $1', [Date.now()])
  expect(rows).toEqual([])
})

test("an email that can never be delivered isn't retried, and one that's only delayed is", async () => {
  const sealed = encrypt(
    accounts.config.secret,
    JSON.stringify({
      ...{ kind: 'no-account', language: 'en', email: 'nobody@example.org', first_name: '' },
      ...{ code: '', link_token: '', expires_at: new Date(Date.now() + 60_000).toISOString() },
    }),
  )
  const sending = (error: Error) =>
    jobsWith({ send: () => Promise.reject(error) } as unknown as Mailer)
      .find((job) => job.name === 'send-sign-in-mail')!
      .run({ sealed })
  await expect(sending(new MailRefused('no such mailbox'))).resolves.toBeUndefined()
  await expect(sending(new Error('the server is busy'))).rejects.toThrow('busy')
})

async function changeEmail(browser: Browser): Promise<string> {
  const email = newEmail('new')
  await browser.post('/api/email-change', { email })
  const { code } = await accounts.mailTo(email)
  await browser.post('/api/email-change/confirmation', { email, code })
  return email
}

function jobsWith(post: Mailer) {
  return signInJobs({ db: accounts.db, config: accounts.config, post, log: pino({ level: 'silent' }) })
}

async function count(table: string): Promise<number> {
  const { rows } = await accounts.db.authPool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]!.count)
}
