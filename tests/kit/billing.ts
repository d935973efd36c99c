import { expect } from 'vitest'
import { billingContract } from '#features/billing/billing.contract.ts'
import { sandboxContract } from '#features/billing/sandbox.contract.ts'
import { TEST_CARDS, type PortalAction } from '#features/billing/sandbox.rules.ts'
import { signEvent } from '#features/billing/server/webhook-signature.ts'
import type { TestServer, Person } from './people.ts'

type Event = { event_id: string; type: string; customer_id: string }

/** Pending billing events of a person, which are removed from the queue. */
export async function eventsOf({ server, user_id }: Person): Promise<Event[]> {
  const rows = await server.sql<{ payload: Event }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = 'deliver-sandbox-event'
      and job.payload ->> 'customer_id' = (select customer_id from subscriptions where user_id = $1)
      returning job.payload`,
    [user_id],
  )
  return rows.map(({ payload }) => payload)
}

export const bodyOf = ({ event_id: id, type, customer_id }: Event) =>
  Buffer.from(JSON.stringify({ id, type, data: { object: { customer: customer_id } } }))

/** Sends an event like a provider: without cookie and Origin. */
export function deliver(
  server: TestServer,
  body: Buffer,
  signature = signEvent(server.context.billing.webhookSecret, body),
) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return server.app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload: body })
}

export async function deliverAll(person: Person) {
  for (const event of await eventsOf(person)) expect((await deliver(person.server, bodyOf(event))).statusCode).toBe(204)
}

export const statusOf = (person: Person) => person.call(billingContract.getSubscription, {})
export const does = (person: Person, action: PortalAction) =>
  person.call(sandboxContract.actInSandboxPortal, { action })

export async function buysPremium(person: Person): Promise<void> {
  const { url } = await person.call(billingContract.createCheckout, { tier: 'premium', isYearly: false })
  const checkout_id = url.split('/').at(-1)!
  await person.call(sandboxContract.paySandboxCheckout, { checkout_id, card_number: TEST_CARDS.works })
}
