import type { Logger } from 'pino'
import { deleteOldSandboxVisits } from './sandbox/sandbox.queries.ts'
import { applyPayments } from './payments.ts'
import { applySnapshot } from './apply-snapshot.ts'
import type { Billing } from './billing.ts'
import { deleteOldEvents, lockCustomer, selectCustomers } from './subscriptions.queries.ts'

const AT_ONCE = 100
const FIRST_CURSOR = '00000000-0000-0000-0000-000000000000'

/** Compares every customer with the provider, to catch missed events. A failure doesn't stop the others. */
export async function reconcile(billing: Billing, log: Logger): Promise<void> {
  const { provider, db } = billing
  await deleteOldEvents(db)
  await deleteOldSandboxVisits(db)
  if (!provider) return
  let after: string | undefined = FIRST_CURSOR
  while (after) {
    const customers = await selectCustomers(db, provider.name, after, AT_ONCE)
    for (const { customer_id } of customers) {
      await db
        .transaction()
        .execute(async (tx) => {
          const known = await lockCustomer(tx, customer_id)
          if (!known) return
          await applySnapshot(tx, known, await provider.readSnapshot(customer_id, tx))
          await applyPayments(tx, customer_id, billing)
        })
        .catch((error: unknown) => log.error({ err: error, customer_id }, 'a customer could not be compared'))
    }
    after = customers.length < AT_ONCE ? undefined : customers.at(-1)?.user_id
  }
}
