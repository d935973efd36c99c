import type Stripe from 'stripe'
import { WrongSettings } from '#server/config.ts'
import { required } from '#shared/required.ts'
import { tiers, type Catalogue, type Tier } from '../../catalogue.ts'
import { priceOf } from '../../entitlements.ts'

export type Offer = { tier: Tier; is_yearly: boolean }
export type StripePrices = {
  idOf(offer: Offer): string
  offerOf(price: Stripe.Price): Offer
  /** Undefined for a price that's no longer sold. */
  offerOfId(id: string): Offer | undefined
}

const keyOf = ({ tier, is_yearly }: Offer) => `${tier}.${is_yearly ? 'year' : 'month'}`

/** Every paid offer of a catalogue. */
function offersOf({ plans }: Catalogue) {
  return plans
    .filter(({ monthly }) => monthly > 0)
    .flatMap((plan) =>
      [false, true].map((is_yearly) => ({ tier: plan.tier, is_yearly, amount: priceOf(plan, is_yearly) })),
    )
}

/**
 * Maps the catalogue to Stripe prices by a setting such as `basic.month=price_1`.
 * @throws WrongSettings for a missing one
 */
export function readPrices(given: Record<string, string>, catalogue: Catalogue): StripePrices {
  const offers = offersOf(catalogue)
  const missing = offers.map(keyOf).filter((key) => !given[key])
  const idOf = (offer: Parameters<typeof keyOf>[0]) => required(given[keyOf(offer)])
  if (missing.length) throw new WrongSettings([`STRIPE_PRICES lacks ${missing.join(', ')}.`])
  const offerById = new Map(offers.map(({ tier, is_yearly }) => [idOf({ tier, is_yearly }), { tier, is_yearly }]))
  return {
    idOf,
    offerOfId: (id) => offerById.get(id),
    offerOf({ id, metadata, recurring }) {
      const offer = offerById.get(id)
      if (offer) return offer
      // A price that's no longer sold; existing subscribers keep the plan that they bought.
      const tier = tiers.find((one) => one === metadata.tier)
      if (!tier) throw new Error(`Price ${id} at Stripe is not in STRIPE_PRICES and has no metadata "tier"`)
      return { tier, is_yearly: recurring?.interval === 'year' }
    },
  }
}

/**
 * Compares every Stripe price with the catalogue.
 * @throws WrongSettings naming each difference; Stripe's own errors if it's unreachable
 */
export async function verifyPrices(stripe: Stripe, prices: StripePrices, catalogue: Catalogue): Promise<void> {
  const wrong: string[] = []
  for (const offer of offersOf(catalogue)) {
    const { id, active, unit_amount, currency, recurring } = await stripe.prices.retrieve(prices.idOf(offer))
    const interval = offer.is_yearly ? 'year' : 'month'
    const fits =
      active &&
      unit_amount === offer.amount &&
      currency === catalogue.currency &&
      recurring?.interval === interval &&
      recurring.interval_count === 1
    if (!fits)
      wrong.push(
        `STRIPE_PRICES: ${id} is not the active price of ${offer.amount} ${catalogue.currency} a ${interval} that is shown for ${offer.tier}.`,
      )
  }
  if (wrong.length) throw new WrongSettings(wrong)
}
