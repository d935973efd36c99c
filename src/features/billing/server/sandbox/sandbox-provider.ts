import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { newId } from '#shared/ids.ts'
import type { Tx } from '#server/db/database.ts'
import { deliverSandboxEventJob } from '../billing.jobs.ts'
import { isLive, type Provider } from '../provider.ts'
import { newCustomer, refundOf, type Change } from './sandbox-lifecycle.ts'
import {
  lockCustomer,
  insertCheckout,
  insertCustomer,
  insertPayment,
  markPaymentEnded,
  saveSnapshot,
  selectCustomerOfSubscription,
  selectPaymentStatus,
  selectSnapshot,
} from './sandbox.queries.ts'

/** A provider for testing: it serves its own pages, moves no money, and sends signed events to the real webhook. */
export function sandboxProvider(db: Db, appUrl: string): Provider {
  return {
    name: 'sandbox',
    createCustomer: ({ user_id }, within) => insertCustomer(within, user_id, newCustomer),
    // It stores no address.
    updateCustomer: async () => {},
    startCheckout: async (wish) => `${appUrl}/sandbox/checkout/${await insertCheckout(db, wish)}`,
    openPortal: async () => `${appUrl}/sandbox/portal`,
    readSnapshot: (customer_id, within) => selectSnapshot(within, customer_id),
    async startPayment(wish) {
      await insertPayment(db, wish)
      return { reference: wish.id, url: `${appUrl}/sandbox/payment/${wish.id}` }
    },
    readPayment: selectPaymentStatus,
    endPayment: (id) =>
      db.transaction().execute(async (tx) => {
        const ended = await markPaymentEnded(tx, id)
        const customer = ended && (await lockCustomer(tx, ended.customer_id))
        if (customer) await storeChange(tx, customer.id, refundOf(customer.standing, id))
      }),
    endSubscription: (subscription_id) =>
      db.transaction().execute(async (tx) => {
        const customer = await selectCustomerOfSubscription(tx, subscription_id)
        const present = customer?.standing.subscription
        if (!customer || !present || !isLive(present)) return
        const standing = { ...customer.standing, subscription: { ...present, status: 'canceled' as const } }
        await storeChange(tx, customer.id, { standing, events: ['customer.subscription.deleted'] })
      }),
  }
}

/** Stores a customer's new state and enqueues its events in the same transaction. */
export async function storeChange(tx: Tx, customer_id: string, { standing, events }: Change): Promise<void> {
  if (events.length === 0) return
  await saveSnapshot(tx, customer_id, standing)
  for (const type of events) await addJob(tx, deliverSandboxEventJob, { event_id: `evt_${newId()}`, type, customer_id })
}
