import Stripe from 'stripe'
import type { Config } from '#server/config.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { Provider } from '../provider.ts'
import { readPrices, verifyPrices } from './stripe-prices.ts'
import { isPassing, stripeProvider } from './stripe-provider.ts'

/** Short, since a person waits, and event handlers hold a database connection. */
const TIMEOUT_MS = 10_000

type Parts = {
  account: NonNullable<Config['stripe']>
  catalogue: Catalogue
  appUrl: string
  /** Replaces the network in tests. */
  httpClient?: Stripe.HttpClient
}

/**
 * Opens Stripe after comparing its prices with the catalogue. If Stripe is unreachable, they're compared before the
 * first checkout.
 * @throws WrongSettings for prices that differ
 */
export async function openStripe({ account, catalogue, appUrl, httpClient }: Parts): Promise<Provider> {
  const stripe = new Stripe(account.secretKey, {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false },
    ...(httpClient && { httpClient }),
  })
  const prices = readPrices(account.prices, catalogue)
  let compared: Promise<void> | undefined
  const verified = () =>
    (compared ??= verifyPrices(stripe, prices, catalogue).catch((error: unknown) => {
      compared = undefined
      throw error
    }))
  await verified().catch((error: unknown) => {
    if (!isPassing(error)) throw error
  })
  return stripeProvider({ stripe, prices, appUrl, verified })
}
