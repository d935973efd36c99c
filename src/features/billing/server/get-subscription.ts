import type { SignedIn } from '#server/http/route.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { billingContract } from '../billing.contract.ts'
import type { Tier } from '../catalogue.ts'
import { graceEnd, pays, tierInForce, trialEnd } from '../entitlements.ts'
import type { Billing } from './billing.ts'
import { selectOwnSubscription } from './subscriptions.queries.ts'

type Answer = ResultOf<typeof billingContract.getSubscription>

/** The user's subscription, as the provider last reported it. */
export async function getSubscription({ tx, user_id }: SignedIn, { mode, catalogue }: Billing): Promise<Answer> {
  const row = await selectOwnSubscription(tx, user_id)
  const now = new Date()
  const subscribed = catalogue !== null && pays(row, now)
  const trial = catalogue && !subscribed ? trialEnd(catalogue, row) : null
  const { card_brand: brand, card_last4: last4, card_exp_month: exp_month, card_exp_year: exp_year } = row
  return {
    billing: mode,
    subscribed,
    subscription_tier: subscribed ? (row.tier as Tier) : null,
    subscription_end: subscribed ? row.current_period_end : null,
    tier_in_force: catalogue && tierInForce(catalogue, row, now),
    status: row.subscription_id ? row.status : null,
    amount: subscribed ? row.amount : null,
    currency: subscribed ? row.currency : null,
    is_yearly: row.is_yearly ?? false,
    trial_end: trial && now < trial ? trial.toISOString() : null,
    cancel_at_period_end: subscribed && row.cancel_at_period_end === true,
    grace_end: subscribed && row.past_due_since ? graceEnd(row.past_due_since).toISOString() : null,
    credit: row.credit && row.currency ? { amount: row.credit, currency: row.currency } : null,
    card: brand && last4 ? { brand, last4, exp_month, exp_year } : null,
  }
}
