import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { Tier } from '../catalogue.ts'
import { planOf } from '../entitlements.ts'
import type { Billing } from './billing.ts'
import type { Customer, Provider } from './provider.ts'
import { lockPayer, insertPayer } from './subscriptions.queries.ts'

/**
 * Starts the checkout of a plan. If nothing is limited, it returns the page that says so.
 * @throws Problem invalid_input for a plan that isn't sold here
 */
export async function createCheckout(
  person: SignedIn,
  { tier, isYearly: is_yearly }: { tier: Tier; isYearly: boolean },
  billing: Billing,
): Promise<{ url: string }> {
  const { provider, catalogue, appUrl } = billing
  if (!provider || !catalogue) return { url: `${appUrl}/billing` }
  if (!planOf(catalogue, tier)?.monthly) throw new Problem('invalid_input', { fields: { tier: 'not_for_sale' } })
  const customer_id = await customerFor(person, provider, billing)
  return { url: await provider.startCheckout({ customer_id, tier, is_yearly }) }
}

export async function openPortal(person: SignedIn, billing: Billing): Promise<{ url: string }> {
  const { provider, appUrl } = billing
  if (!provider) return { url: `${appUrl}/billing` }
  return { url: await provider.openPortal(await customerFor(person, provider, billing)) }
}

/** The user's customer ID at the provider, stored before they can pay, so that every event finds its user. */
export function customerFor({ user_id, email }: Customer, provider: Provider, { db }: Billing): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const known = await lockPayer(tx, user_id)
    if (known) return known
    const customer_id = await provider.createCustomer({ user_id, email }, tx)
    await insertPayer(tx, { user_id, provider: provider.name, customer_id })
    return customer_id
  })
}
