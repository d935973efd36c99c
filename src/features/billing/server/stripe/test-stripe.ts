import Stripe from 'stripe'
import { catalogues } from '../../catalogue.ts'
import { openStripe } from './open-stripe.ts'

export const catalogue = catalogues.family
const prices = Object.fromEntries(
  catalogue.plans
    .slice(1)
    .flatMap(({ tier }) => [`${tier}.month`, `${tier}.year`])
    .map((key) => [key, `price_${key}`]),
)
export const account = { secretKey: 'sk_test_nobody', webhookSecret: 'whsec_nobody', prices }
export const MONDAY = Date.parse('2026-06-15T12:00:00Z') / 1000
const MONTH = 86_400 * 30

export function priceOf(id: string) {
  const [, tier, period] = /^price_(\w+)\.(month|year)$/.exec(id)!
  const plan = catalogue.plans.find((one) => one.tier === tier)!
  const unit_amount = period === 'year' ? plan.yearly : plan.monthly
  return {
    ...{ id, active: true, unit_amount, currency: 'usd', metadata: {} },
    recurring: { interval: period, interval_count: 1 },
  }
}

export const list = (...data: unknown[]) => ({ object: 'list', data, has_more: false })
export const customer = { id: 'cus_1', balance: -1300, invoice_settings: { default_payment_method: null } }

export const subscription = (about: object = {}) => ({
  ...{ id: 'sub_1', status: 'active', created: MONDAY, cancel_at_period_end: false, cancel_at: null, trial_end: null },
  default_payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } },
  items: list({
    id: 'si_1',
    price: priceOf('price_premium.month'),
    current_period_start: MONDAY,
    current_period_end: MONDAY + MONTH,
  }),
  ...about,
})

export const invoice = (about: object = {}) => ({
  ...{ id: 'in_1', number: 'A-1', total: 2500, currency: 'usd', status: 'paid', created: MONDAY },
  lines: list({
    period: { start: MONDAY, end: MONDAY + MONTH },
    pricing: { price_details: { price: 'price_premium.month' } },
  }),
  ...about,
})

/**
 * Stripe's API for tests: a response per path, in the shapes of its API, with other prices than the catalogue's on
 * request; 'away' simulates a network failure.
 */
export async function withStripe(says: Record<string, unknown>, appUrl = 'https://home.example') {
  const asked: string[] = []
  const httpClient = Stripe.createFetchHttpClient((async (url: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(url)
    asked.push(`${init?.method} ${pathname} ${decodeURIComponent(String(init?.body ?? ''))}`.trim())
    const price = /^\/v1\/prices\/(.*)$/.exec(pathname)?.[1]
    const answer = says[pathname] ?? (price && priceOf(decodeURIComponent(price)))
    if (answer === 'away') throw new TypeError('fetch failed')
    return Response.json(answer ?? { error: { message: `nothing at ${pathname}` } }, { status: answer ? 200 : 404 })
  }) as typeof fetch)
  return { provider: await openStripe({ account, catalogue, appUrl, httpClient }), asked }
}
