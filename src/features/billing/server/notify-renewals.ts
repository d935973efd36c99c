import { addJob } from '#server/jobs/jobs.ts'
import { sendBillingMailJob } from './billing.jobs.ts'
import type { Billing } from './billing.ts'
import { markRenewals } from './subscriptions.queries.ts'

const DAYS_AHEAD = 7
const AT_ONCE = 500

/** Emails payers whose plan renews within a week, once per period. */
export async function notifyRenewals({ db, provider }: Billing): Promise<void> {
  for (let notified = AT_ONCE; provider && notified === AT_ONCE;) {
    notified = await db.transaction().execute(async (tx) => {
      const renewals = await markRenewals(tx, DAYS_AHEAD, AT_ONCE)
      for (const { user_id, tier, amount, currency, current_period_end: on } of renewals)
        await addJob(tx, sendBillingMailJob, {
          ...{ user_id, tier, amount, currency, on },
          kind: 'renewal',
          number: null,
        })
      return renewals.length
    })
  }
}
