import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { billingContract } from '#features/billing/billing.contract.ts'
import { writeBillingMail } from '#features/billing/server/billing-mail.ts'
import { sendBillingMailJob } from '#features/billing/server/billing.jobs.ts'
import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import { notifyRenewals } from '#features/billing/server/notify-renewals.ts'
import { buysPremium, deliverAll, does } from '#kit/billing.ts'
import { seedInvoice } from '#kit/checkouts.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  await buysPremium(ana)
  await deliverAll(ana)
})

/** The rendered emails to Ana in the job queue, which are removed from it. */
async function mails() {
  const jobs = await server.sql<{ payload: unknown }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'send-billing-mail' and job.payload ->> 'user_id' = $1
      returning job.payload`,
    [ana.user_id],
  )
  const reader = await findEmailRecipient(server.context.db.worker, ana.user_id)
  return jobs.map(({ payload }) => {
    const news = sendBillingMailJob.payload.parse(payload)
    const { to, subject, text, html } = writeBillingMail(server.context.billing, reader!, news)
    return { kind: news.kind, to, subject, text: `${text}`, html: `${html}` }
  })
}

async function onlyMail() {
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  return mail!
}

const endsIn = (days: number) =>
  server.sql(
    `update subscriptions set current_period_end = date_trunc('day', now()) + make_interval(days => $2, hours => 12) where user_id = $1`,
    [ana.user_id, days],
  )
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.now() + days * 86_400_000)

test('a receipt says what was paid for, and that test payments move no money', async () => {
  const mail = await onlyMail()
  expect(mail).toMatchObject({ kind: 'receipt', to: ana.email, subject: 'Your receipt from Hearthbook' })
  expect(mail.text).toMatch(/Premium plan, 1 month: \$25\.00\nFrom .* to .*\nTotal paid: \$25\.00/)
  expect(mail.text).toMatch(/Paid with: Visa ending in 4242\nInvoice: TEST-/)
  expect(mail.text).toContain('No real money was charged')
  const [invoice] = (await ana.call(billingContract.listInvoices, {})).invoices
  expect(mail.html).toContain(`${server.config.appUrl}/billing?invoice=${invoice!.reference}`)
})

test('a renewal is announced once, a week ahead, and not for a canceled plan', async () => {
  await mails()
  await endsIn(8)
  await notifyRenewals(server.context.billing)
  expect(await mails()).toEqual([])
  await endsIn(6)
  await notifyRenewals(server.context.billing)
  const mail = await onlyMail()
  expect(mail).toMatchObject({ kind: 'renewal', subject: `Your plan renews on ${dayIn(6)}` })
  expect(mail.text).toContain('we’ll charge $25.00 for your Premium plan')
  await notifyRenewals(server.context.billing)
  expect(await mails()).toEqual([])
  await endsIn(5)
  await server.sql('update subscriptions set cancel_at_period_end = true where user_id = $1', [ana.user_id])
  await notifyRenewals(server.context.billing)
  expect(await mails()).toEqual([])
})

test('an email about a failed payment says until when the plan continues', async () => {
  await mails()
  await does(ana, 'miss_payment')
  await deliverAll(ana)
  const mail = await onlyMail()
  expect(mail).toMatchObject({ kind: 'payment_failed', subject: 'Your payment didn’t go through' })
  expect(mail.text).toContain(`Your plan stays active until ${dayIn(14)}`)
})

test('emails about a cancellation and the end of a plan say what stays available', async () => {
  await mails()
  await does(ana, 'cancel')
  await deliverAll(ana)
  const cancelled = await onlyMail()
  expect(cancelled.subject).toMatch(/^Your plan ends on /)
  expect(cancelled.text).toContain('you can still view and download everything you’ve saved')
  await does(ana, 'renew')
  await deliverAll(ana)
  const ended = await onlyMail()
  expect(ended).toMatchObject({ kind: 'ended', subject: 'Your plan has ended' })
  expect(ended.text).toContain('You can still view and download everything you’ve saved')
})

test("emails use the payer's language and plan names", async () => {
  await ana.call(accountsContract.savePreferences, { language: 'fr' } as never)
  const mail = await onlyMail()
  expect(mail.subject).not.toBe('Your receipt from Hearthbook')
  expect(mail.text).toMatch(/25,00\s\$US/)
})

test("an invoice is a reproducible PDF in the payer's language that only they can download", async () => {
  const reference = await seedInvoice(ana)
  const path = `/api/billing/invoices/${reference}/file`
  const first = await ana.fetches(path)
  expect(first.headers.get('content-type')).toBe('application/pdf')
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="hearthbook-TEST-1.pdf"')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(await (await ana.fetches(path)).arrayBuffer()).equals(bytes)).toBe(true)
  const eve = await server.person('Eve')
  expect((await eve.fetches(path)).status).toBe(404)
  expect((await eve.call(billingContract.listInvoices, {})).invoices).toEqual([])
})
