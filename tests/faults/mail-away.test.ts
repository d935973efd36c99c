import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { startSmtp, type SmtpForTests } from '#server/mail/test-smtp.ts'
import { freePort } from '../../e2e/free-port.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { IS_FULL, printFigure } from './full-size.ts'

const EMAILS = 20
/** Attempts that wait an hour each (mail-jobs.test.ts). */
const HOURS = IS_FULL ? 24 : 3

let port: number
let smtp: SmtpForTests | undefined
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  port = await freePort()
  server = await openTestApp({ withWorker: true, config: { smtpUrl: `smtp://127.0.0.1:${port}` } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
})
afterAll(async () => {
  await server?.close()
  await smtp?.close()
})

test(
  'invitations that were sent while the mail server was away for a day each arrive once',
  { timeout: 240_000 },
  async () => {
    const emails = Array.from({ length: EMAILS }, (_, at) => `guest.${at}@example.org`)
    for (let at = 0; at < EMAILS; at += 5)
      await ana.call(invitationsContract.inviteMembers, { ...family, emails: emails.slice(at, at + 5) })
    for (let hour = 1; hour <= HOURS; hour++) await everyEmailIsTried(hour)
    smtp = await startSmtp({ port })
    await makeDue()
    await expect.poll(async () => (await waiting()).length).toBe(0)
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(emails.toSorted())
    printFigure(`Mail server away for ${HOURS} hours`, `${EMAILS} of ${EMAILS} emails arrived once`)
  },
)

async function everyEmailIsTried(times: number) {
  await makeDue()
  const tried = async () => (await waiting()).filter(({ attempts, is_free }) => is_free && attempts >= times).length
  await expect.poll(tried).toBe(EMAILS)
}

function waiting() {
  return server.sql<{ attempts: number; is_free: boolean }>(
    `select attempts::int, locked_at is null as is_free from graphile_worker._private_jobs where flags ? 'email/4'`,
  )
}

async function makeDue() {
  await server.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  await server.sql(`select pg_notify('jobs:insert', '{"count":20}')`)
}
