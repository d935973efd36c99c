import type { Config } from '#server/config.ts'
import type { Database, Db, Tx } from '#server/db/database.ts'
import { derivePassword } from '#server/derive-key.ts'
import { catalogues, type Catalogue } from '../catalogue.ts'
import type { PaymentStatus, Provider } from './provider.ts'
import { deleteOtherProviders } from './subscriptions.queries.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

/** How this instance charges, if it does. */
export type Billing = {
  mode: Config['billing']
  appUrl: string
  /** The contact address on invoices. */
  supportEmail: string
  /** The worker's connection: only provider events write subscriptions, never a user's request. */
  db: Db
  /** These two are null if nothing is limited. */
  catalogue: Catalogue | null
  provider: Provider | null
  /** Signs the provider's events. */
  webhookSecret: string
  /** Called in the transaction in which a payment changes. */
  onPayment: OnPayment
}

/** Lets a feature above react when its item was paid, canceled or refunded. */
export type OnPayment = (tx: Tx, payment: { id: string; status: PaymentStatus }) => Promise<void>

type Needs = Pick<Config, 'billing' | 'planCatalogue' | 'stripe' | 'appUrl' | 'secret' | 'supportEmail'>

/** @throws WrongSettings if prices at Stripe differ from the catalogue */
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
  // Imported on demand because it's large.
  const { openStripe } = await import('./stripe/open-stripe.ts')
  const provider = await openStripe({ account, catalogue: shared.catalogue, appUrl })
  await deleteOtherProviders(db, mode)
  return { ...shared, provider, webhookSecret: account.webhookSecret }
}
