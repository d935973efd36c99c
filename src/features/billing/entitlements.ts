import { required } from '#shared/required.ts'
import { DAY_MS } from '#shared/days.ts'
import { everything, nothingMore, type Catalogue, type Entitlements, type Plan, type Tier } from './catalogue.ts'

/** Grace period after a failed payment, during which Stripe retries. */
export const PAST_DUE_GRACE_DAYS = 14

/** The payer's subscription and sign-up date. Times are ISO 8601. */
export type Payer = {
  owner_since: string
  tier: string | null
  status: string | null
  current_period_end: string | null
  past_due_since: string | null
}

export function planOf(catalogue: Catalogue, tier: string | null): Plan | undefined {
  return catalogue.plans.find((one) => one.tier === tier)
}

/** Minor units per month or year. */
export function priceOf({ monthly, yearly }: Pick<Plan, 'monthly' | 'yearly'>, is_yearly: boolean): number {
  return is_yearly ? yearly : monthly
}

/** The tier whose entitlements apply; null if nothing can be added (classic, after the trial). */
export function tierInForce(catalogue: Catalogue, payer: Payer, now: Date): Tier | null {
  const paid = pays(payer, now) && planOf(catalogue, payer.tier)
  if (paid) return paid.tier
  const trial = trialEnd(catalogue, payer)
  if (trial && now < trial) return required(catalogue.plans.find(({ is_most_popular }) => is_most_popular)).tier
  const [cheapest] = catalogue.plans
  return cheapest?.monthly === 0 ? cheapest.tier : null
}

/** Whether the subscription is paid or in its grace period. */
export function pays({ status, past_due_since }: Pick<Payer, 'status' | 'past_due_since'>, now: Date): boolean {
  if (status === 'trialing' || status === 'active') return true
  if (status !== 'past_due' || !past_due_since) return false
  return now < graceEnd(past_due_since)
}

/** When a plan with a failed payment ends. */
export function graceEnd(past_due_since: string): Date {
  return new Date(Date.parse(past_due_since) + PAST_DUE_GRACE_DAYS * DAY_MS)
}

/** When an account's trial ends; null if the catalogue has no trial. */
export function trialEnd(catalogue: Catalogue, { owner_since }: Pick<Payer, 'owner_since'>): Date | null {
  return catalogue.trial_days ? new Date(Date.parse(owner_since) + catalogue.trial_days * DAY_MS) : null
}

/** What a payer's families may add; unlimited without a catalogue. */
export function entitlementsOf(catalogue: Catalogue | null, payer: Payer | undefined, now: Date): Entitlements {
  if (!catalogue || !payer) return everything
  const plan = planOf(catalogue, tierInForce(catalogue, payer, now))
  return plan?.entitlements ?? nothingMore
}

/** The cheapest larger plan that lifts the limit, which errors suggest. */
export function planThatLifts(catalogue: Catalogue, allows: (entitlements: Entitlements) => boolean): Plan | undefined {
  return catalogue.plans.find(({ entitlements }) => allows(entitlements))
}
