import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portalActions } from '#features/billing/sandbox.rules.ts'
import { signEvent } from '#features/billing/server/webhook-signature.ts'
import { bodyOf, buysPremium, deliver, does, eventsOf, statusOf } from '#kit/billing.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family' } })
})
afterAll(() => server.close())

describe('the webhook endpoint', () => {
  test('refuses forged, modified, unsigned, and old events and changes nothing', async () => {
    const ana = await server.person('Ana')
    await buysPremium(ana)
    const [event] = await eventsOf(ana)
    const body = bodyOf(event!)
    const secret = server.context.billing.webhookSecret
    const changed = Buffer.from(body.toString().replace('evt_', 'evt_x'))
    const attempts = [
      deliver(server, body, ''),
      deliver(server, body, signEvent('another secret', body)),
      deliver(server, changed, signEvent(secret, body)),
      deliver(server, body, signEvent(secret, body, Date.now() - 360_000)),
      deliver(server, body, signEvent(secret, body, Date.now() + 360_000)),
      deliver(server, Buffer.from('{'), signEvent(secret, Buffer.from('{'))),
      deliver(server, Buffer.from('{"id":1}'), signEvent(secret, Buffer.from('{"id":1}'))),
    ]
    for (const answer of await Promise.all(attempts)) expect(answer.statusCode).toBe(400)
    expect(await statusOf(ana)).toMatchObject({ subscribed: false })
  })

  test('acknowledges events about unknown customers and of unknown kinds', async () => {
    for (const about of [{ type: 'invoice.paid' }, { type: 'balance.available' }]) {
      const answer = await deliver(server, bodyOf({ event_id: 'evt_1', customer_id: 'cus_nobody', ...about }))
      expect(answer.statusCode).toBe(204)
    }
    expect(await server.sql(`select 1 from billing_events where id = 'evt_1'`)).toEqual([])
  })

  test('reaches the same state when events arrive in any order, repeatedly, and concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...portalActions.filter((one) => !['change_card', 'delete_customer'].includes(one))), {
          maxLength: 6,
        }),
        fc.infiniteStream(fc.nat()),
        fc.boolean(),
        async (actions, dice, together) => {
          const ana = await server.person('Ana')
          await buysPremium(ana)
          for (const action of actions) await does(ana, action)
          const events = await eventsOf(ana)
          const twice = [...events, ...events].map((event) => ({ event, at: dice.next().value! }))
          const shuffled = twice.toSorted((a, b) => a.at - b.at).map(({ event }) => bodyOf(event))
          if (together) await Promise.all(shuffled.map((body) => deliver(server, body)))
          else for (const body of shuffled) await deliver(server, body)
          const standing = (await server.context.db.worker.transaction().execute(async (tx) => {
            const { provider } = server.context.billing
            const [row] = await server.sql<{ customer_id: string }>(
              'select customer_id from subscriptions where user_id = $1',
              [ana.user_id],
            )
            return provider!.readSnapshot(row!.customer_id, tx)
          }))!
          const [stored] = await server.sql('select * from subscriptions where user_id = $1', [ana.user_id])
          const { id, current_period_end, past_due_since, ...rest } = standing.subscription!
          expect(stored).toMatchObject({ ...rest, subscription_id: id })
          expect((stored!.current_period_end as Date).toISOString()).toBe(current_period_end)
          expect((stored!.past_due_since as Date | null)?.toISOString() ?? null).toBe(past_due_since)
          const invoices = await server.sql<{ id: string; status: string }>(
            'select id, status from invoices where user_id = $1 order by id',
            [ana.user_id],
          )
          const known = standing.invoices.map(({ id: invoice, status }) => ({ id: invoice, status }))
          expect(invoices).toEqual(known.toSorted((a, b) => a.id.localeCompare(b.id)))
          const receipts = await server.sql(
            `select 1 from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
              where task.identifier = 'send-billing-mail' and job.payload ->> 'user_id' = $1 and job.payload ->> 'kind' = 'receipt'`,
            [ana.user_id],
          )
          expect(receipts.length).toBeLessThanOrEqual(known.length)
        },
      ),
      { numRuns: 15 },
    )
  })
})
