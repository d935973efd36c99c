import * as z from 'zod/mini'
import { anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { tiers } from './catalogue.ts'
import { extras, quotas } from './plan-use.ts'

const Tier = z.enum(tiers)
const Mode = z.enum(['off', 'sandbox', 'stripe'])

const Entitlements = z.object({
  photos: z.nullable(z.int()),
  members: z.nullable(z.int()),
  layouts: z.enum(['basic', 'multiple']),
  custom_domain: z.boolean(),
  videos: z.boolean(),
  audio_captions: z.boolean(),
  birthday_reminders: z.boolean(),
  books_per_season: z.int(),
  hardcover: z.boolean(),
})

const Plan = z.object({
  tier: Tier,
  /** Minor units of the currency. */
  monthly: z.int(),
  yearly: z.int(),
  is_most_popular: z.boolean(),
  entitlements: Entitlements,
})
export type ListedPlan = z.output<typeof Plan>

const Subscription = z.object({
  billing: Mode,
  subscribed: z.boolean(),
  subscription_tier: z.nullable(Tier),
  /** When the paid period ends or renews. */
  subscription_end: z.nullable(z.string()),
  /** The plan that currently applies, paid or not; null if nothing can be added, or nothing is limited. */
  tier_in_force: z.nullable(Tier),
  status: z.nullable(z.string()),
  /** Minor units for each billing period. */
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  is_yearly: z.boolean(),
  /** Set during a trial. */
  trial_end: z.nullable(z.string()),
  cancel_at_period_end: z.boolean(),
  /** When the plan ends after a failed payment. */
  grace_end: z.nullable(z.string()),
  /** What reduces the next invoices, in minor units; null if there's none. */
  credit: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  card: z.nullable(
    z.object({ brand: z.string(), last4: z.string(), exp_month: z.nullable(z.int()), exp_year: z.nullable(z.int()) }),
  ),
})
export type Subscription = z.output<typeof Subscription>

const Invoice = z.object({
  /** The provider's invoice number. */
  reference: z.string(),
  number: z.nullable(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void', 'refunded']),
  tier: z.nullable(Tier),
  /** The purchased item, if it isn't a plan. */
  about: z.nullable(z.string()),
  is_yearly: z.boolean(),
  period_start: z.nullable(z.string()),
  period_end: z.nullable(z.string()),
  created_at: z.string(),
})
export type Invoice = z.output<typeof Invoice>

const PlanUse = z.object({
  family_id: Id,
  family_name: z.string(),
  /** Whether the caller pays for this plan. */
  is_payer: z.boolean(),
  /** Null if there's no active plan. */
  tier: z.nullable(Tier),
  quotas: z.array(
    z.object({
      of: z.enum(quotas),
      used: z.int(),
      /** Null means unlimited. */
      limit: z.nullable(z.int()),
      /** `near` from 80%. */
      level: z.enum(['room', 'near', 'full']),
      /** The cheapest plan with more room, shown once the quota is nearly full. */
      lifted_by: z.nullable(z.object({ tier: Tier, limit: z.nullable(z.int()) })),
    }),
  ),
  /** Printed books included in the plan this season; null if none are. */
  books: z.nullable(z.object({ used: z.int(), limit: z.int(), season_end: z.string() })),
  lacks: z.array(z.object({ of: z.enum(extras), lifted_by: z.nullable(Tier) })),
})
export type PlanUse = z.output<typeof PlanUse>

export const INVOICES_PAGE_SIZE = 12
const Url = z.object({ url: z.string() })

export const billingContract = contract({
  getPlans: operation('GET', '/api/plans', {
    access: anyone,
    summary: 'List plans and prices',
    description: 'Returns the prices that checkout charges. Empty if this instance has no limits.',
    response: z.object({
      billing: Mode,
      currency: z.string(),
      /** Length of the free trial of the most popular plan, in days. */
      trial_days: z.int(),
      plans: z.array(Plan),
    }),
  }),
  getSubscription: operation('GET', '/api/billing/subscription', {
    access: signedIn,
    summary: 'Get your subscription',
    description: 'Your plan, and the limits that apply to the families you own.',
    response: Subscription,
  }),
  listPlanUse: operation('GET', '/api/billing/use', {
    access: signedIn,
    summary: 'List plan usage by family',
    description:
      'Returns each family’s plan usage and the plan that raises each limit. Empty if this instance has no limits.',
    response: z.object({ families: z.array(PlanUse) }),
  }),
  createCheckout: operation('POST', '/api/billing/checkouts', {
    access: signedIn,
    summary: 'Create a checkout session',
    description: 'Returns the URL of a page where you can pay for a plan or change your current one.',
    body: z.object({
      tier: Tier.check(z.describe('The plan to buy.')),
      isYearly: z._default(z.boolean(), false).check(z.describe('Whether to pay yearly instead of monthly.')),
    }),
    response: Url,
  }),
  customerPortal: operation('POST', '/api/billing/portal', {
    access: signedIn,
    summary: 'Create a billing portal session',
    description: 'Returns the URL of a page where you can update your card or cancel your plan.',
    response: Url,
  }),
  listInvoices: operation('GET', '/api/billing/invoices', {
    access: signedIn,
    summary: 'List your invoices',
    description: 'Newest first.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(300))).check(z.describe('The next_cursor of the previous page.')),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), INVOICES_PAGE_SIZE),
    }),
    response: z.object({ invoices: z.array(Invoice), next_cursor: z.nullable(z.string()) }),
  }),
  readInvoice: operation('GET', '/api/billing/invoices/:reference/file', {
    access: signedIn,
    summary: 'Download an invoice',
    description: 'Returns a PDF in your language.',
    params: z.object({
      reference: z
        .string()
        .check(z.regex(/^[\w-]{1,200}$/))
        .check(z.describe('The reference of an invoice from listInvoices.')),
    }),
    raw: true,
    problems: ['not_found'],
  }),
  receiveBillingEvent: operation('POST', '/api/billing/webhook', {
    access: anyone,
    summary: 'Receive a payment provider’s webhook',
    description: 'Requires the provider’s signature of the raw request body.',
    from_anywhere: true,
    signed_body: true,
    problems: ['invalid_input'],
  }),
})
