import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { notFound } from '#shared/problems.ts'
import { endPaymentJob } from './billing.jobs.ts'
import type { Billing } from './billing.ts'
import { customerFor } from './create-checkout.ts'
import {
  insertPayment,
  lockPayment,
  selectLivePayments,
  selectPaymentReference,
  updatePayment,
} from './billing.queries.ts'
import type { Customer, PaymentRequest } from './provider.ts'

/**
 * Starts the checkout of a one-time payment. It counts as paid once the provider's event arrives.
 * @throws Problem not_found if nothing has to be paid, unavailable
 */
export async function startPayment(
  person: Customer,
  wish: Omit<PaymentRequest, 'customer_id'>,
  billing: Billing,
): Promise<{ url: string }> {
  const { provider, db } = billing
  if (!provider) throw notFound()
  const customer_id = await customerFor(person, provider, billing)
  const { reference, url } = await provider.startPayment({ ...wish, customer_id })
  const { id, amount, currency } = wish
  await insertPayment(db, {
    id,
    user_id: person.user_id,
    provider: provider.name,
    customer_id,
    reference,
    amount,
    currency,
  })
  return { url }
}

/** Enqueues canceling a payment, or refunding it if it was made, in the caller's transaction. */
export async function stopPayment(tx: Tx, payment_id: string): Promise<void> {
  await addJob(tx, endPaymentJob, { payment_id }, { key: `end-payment:${payment_id}` })
}

/** Applies the provider's state of a customer's payments. The caller has locked their subscription. */
export async function applyPayments(tx: Tx, customer_id: string, { provider, onPayment }: Billing): Promise<void> {
  if (!provider) return
  for (const { id, reference, status: before } of await selectLivePayments(tx, provider.name, customer_id)) {
    const status = await provider.readPayment(reference, tx)
    if (status === before) continue
    await updatePayment(tx, id, status)
    await onPayment(tx, { id, status })
  }
}

/** The handler of `stopPayment`'s job. */
export async function endPayment(id: string, billing: Billing): Promise<void> {
  const { provider, db, onPayment } = billing
  const payment = await selectPaymentReference(db, id)
  if (!payment || payment.provider !== provider?.name) return
  await provider.endPayment(payment.reference)
  await db.transaction().execute(async (tx) => {
    const { status: before } = await lockPayment(tx, id)
    const status = await provider.readPayment(payment.reference, tx)
    if (status === before) return
    await updatePayment(tx, id, status)
    await onPayment(tx, { id, status })
  })
}
