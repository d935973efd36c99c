import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { applyPayments } from './payments.ts'
import { applySnapshot } from './apply-snapshot.ts'
import type { Billing } from './billing.ts'
import { lockCustomer, insertEvent } from './subscriptions.queries.ts'
import { isSigned } from './webhook-signature.ts'

const About = z.object({
  id: z.optional(z.string()),
  object: z.optional(z.string()),
  customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
})
const Event = z.object({ id: z.string().check(z.maxLength(255)), type: z.string(), data: z.object({ object: About }) })

/** Event types that may change our state; others are acknowledged and ignored. */
const RELEVANT = /^(checkout\.session|customer|invoice|charge|payment_method|refund|credit_note)\b/

/**
 * Handles a provider event. It only says whose state changed: that state is fetched under a lock, so events may arrive
 * late, twice or in any order. Each is applied once, in the transaction of its effect.
 * @throws Problem invalid_input for an invalid or outdated signature
 */
export async function receiveEvent(billing: Billing, body: unknown, signature: string | undefined): Promise<void> {
  const { provider, webhookSecret, db } = billing
  if (!provider || !Buffer.isBuffer(body) || !isSigned(webhookSecret, body, signature))
    throw new Problem('invalid_input', {
      fields: { signature: 'invalid' },
      security: { event: 'signature.refused' },
    })
  const event = parse(body)
  const customer_id = customerOf(event)
  if (!customer_id || !RELEVANT.test(event.type)) return
  await db.transaction().execute(async (tx) => {
    const known = await lockCustomer(tx, customer_id)
    if (!known || known.provider !== provider.name) return
    if (!(await insertEvent(tx, { id: event.id, type: event.type }))) return
    await applySnapshot(tx, known, await provider.readSnapshot(customer_id, tx))
    await applyPayments(tx, customer_id, billing)
  })
}

function parse(body: Buffer): z.output<typeof Event> {
  try {
    return Event.parse(JSON.parse(body.toString()))
  } catch {
    throw new Problem('invalid_input', { fields: { body: 'invalid' } })
  }
}

function customerOf({ data: { object: about } }: z.output<typeof Event>): string | undefined {
  if (about.object === 'customer') return about.id
  return typeof about.customer === 'string' ? about.customer : about.customer?.id
}
