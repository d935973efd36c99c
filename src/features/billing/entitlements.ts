import { required } from '#shared/required.ts'
import { everything, nothingMore, type Catalogue, type Entitlements, type Plan, type Tier } from './catalogue.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** While a payment is missing the plan goes on for so long, as Stripe tries again. */
export const PAST_DUE_GRACE_DAYS = 14

/** What is known of the person who pays for a family; times are ISO 8601. */
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

/** Minor units, for a month or a year. */
export function priceOf({ monthly, yearly }: Pick<Plan, 'monthly' | 'yearly'>, is_yearly: boolean): number {
  return is_yearly ? yearly : monthly
}

/** The tier whose entitlements count now; null where nothing can be added (classic, after the trial). */
export function tierInForce(catalogue: Catalogue, payer: Payer, now: Date): Tier | null {
  const paid = pays(payer, now) && planOf(catalogue, payer.tier)
  if (paid) return paid.tier
  const trial = trialEnd(catalogue, payer)
  if (trial && now < trial) return required(catalogue.plans.find(({ is_most_popular }) => is_most_popular)).tier
  const [cheapest] = catalogue.plans
  return cheapest?.monthly === 0 ? cheapest.tier : null
}

/** Whether somebody pays, or is still trusted to. */
export function pays({ status, past_due_since }: Pick<Payer, 'status' | 'past_due_since'>, now: Date): boolean {
  if (status === 'trialing' || status === 'active') return true
  if (status !== 'past_due' || !past_due_since) return false
  return now < graceEnd(past_due_since)
}

/** Until when a plan goes on whose payment is missing. */
export function graceEnd(past_due_since: string): Date {
  return new Date(Date.parse(past_due_since) + PAST_DUE_GRACE_DAYS * DAY_MS)
}

/** When the trial of an account ends; null where the catalogue has none. */
export function trialEnd(catalogue: Catalogue, { owner_since }: Pick<Payer, 'owner_since'>): Date | null {
  return catalogue.trial_days ? new Date(Date.parse(owner_since) + catalogue.trial_days * DAY_MS) : null
}

/** What the families of a payer may add; without a catalogue nothing is limited. */
export function entitlementsOf(catalogue: Catalogue | null, payer: Payer | undefined, now: Date): Entitlements {
  if (!catalogue || !payer) return everything
  const plan = planOf(catalogue, tierInForce(catalogue, payer, now))
  return plan?.entitlements ?? nothingMore
}

/** The cheapest plan above that allows what the present one does not: what an error names as the way on. */
export function planThatLifts(catalogue: Catalogue, allows: (entitlements: Entitlements) => boolean): Plan | undefined {
  return catalogue.plans.find(({ entitlements }) => allows(entitlements))
}
