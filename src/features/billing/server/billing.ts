import type { Config } from '#server/config.ts'
import type { Database, Db } from '#server/db/database.ts'
import { derivePassword } from '#server/derive-key.ts'
import { catalogues, type Catalogue } from '../catalogue.ts'
import type { Provider } from './provider.ts'
import { deleteOtherProviders } from './subscriptions.queries.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

/** How this installation takes money, if it does. */
export type Billing = {
  mode: Config['billing']
  appUrl: string
  /** Where people ask about their invoices. */
  supportEmail: string
  /** As jobs see it: subscriptions are written by what the provider says, never by what a person says. */
  db: Db
  /** These two are null where nothing is limited. */
  catalogue: Catalogue | null
  provider: Provider | null
  /** What events are signed with. */
  webhookSecret: string
}

type Needs = Pick<Config, 'billing' | 'planCatalogue' | 'stripe' | 'appUrl' | 'secret' | 'supportEmail'>

/** @throws WrongSettings for prices at Stripe that are not those of the catalogue */
export async function openBilling(
  { billing: mode, planCatalogue, stripe: account, appUrl, secret, supportEmail }: Needs,
  { worker: db }: Database,
): Promise<Billing> {
  if (mode === 'off') return { mode, appUrl, supportEmail, db, catalogue: null, provider: null, webhookSecret: '' }
  const shared = { mode, appUrl, supportEmail, db, catalogue: catalogues[planCatalogue] }
  if (mode === 'sandbox') {
    const webhookSecret = derivePassword(secret, 'sandbox billing events')
    return { ...shared, provider: sandboxProvider(db, appUrl), webhookSecret }
  }
  if (!account) throw new Error('BILLING=stripe without an account at Stripe')
  // Only where it is used: it is large.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  const provider = await openStripe({ account, catalogue: shared.catalogue, appUrl })
  await deleteOtherProviders(db, mode)
  return { ...shared, provider, webhookSecret: account.webhookSecret }
}
