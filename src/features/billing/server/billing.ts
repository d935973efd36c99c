import type { Config } from '#server/config.ts'
import type { Database, Db, Tx } from '#server/db/database.ts'
import { derivePassword } from '#server/derive-key.ts'
import { catalogues, type Catalogue } from '../catalogue.ts'
import type { PaymentStatus, Provider } from './provider.ts'
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
  /** Told in the transaction in which a payment changes. */
  onPayment: OnPayment
}

/** What a feature above has to do when something of its own was paid, given up or paid back. */
export type OnPayment = (tx: Tx, payment: { id: string; status: PaymentStatus }) => Promise<void>

type Needs = Pick<Config, 'billing' | 'planCatalogue' | 'stripe' | 'appUrl' | 'secret' | 'supportEmail'>

/** @throws WrongSettings for prices at Stripe that are not those of the catalogue */
export async function openBilling(
  { billing: mode, planCatalogue, stripe: account, appUrl, secret, supportEmail }: Needs,
  { worker: db }: Database,
  onPayment: OnPayment,
): Promise<Billing> {
  const place = { mode, appUrl, supportEmail, db, onPayment }
  if (mode === 'off') return { ...place, catalogue: null, provider: null, webhookSecret: '' }
  const shared = { ...place, catalogue: catalogues[planCatalogue] }
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
