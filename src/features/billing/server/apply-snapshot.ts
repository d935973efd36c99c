import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { graceEnd } from '../entitlements.ts'
import { sendBillingMailJob, type billingMailKinds } from './billing.jobs.ts'
import { isLive, type ProvidedInvoice, type ProvidedSubscription, type CustomerSnapshot } from './provider.ts'
import { deletePayer, storeInvoices, updateSubscription, type KnownSubscription } from './subscriptions.queries.ts'

/** Older payments don't get a receipt anymore. */
const RECEIPT_WITHIN_MS = 3 * 24 * 60 * 60 * 1000

/** Applies the provider's state to the database, and emails the payer about changes. Idempotent. */
export async function applySnapshot(
  tx: Tx,
  known: KnownSubscription,
  snapshot: CustomerSnapshot | null,
): Promise<void> {
  const { user_id } = known
  if (snapshot) await updateSubscription(tx, user_id, snapshot)
  else await deletePayer(tx, user_id)
  const paid = snapshot ? await storeInvoices(tx, user_id, snapshot.invoices) : []
  for (const invoice of paid) await sendReceipt(tx, user_id, invoice, snapshot?.card ?? null)
  const now = snapshot?.subscription ?? null
  if (!differs(known, now)) return
  await recordAudit(tx, {
    action: 'subscription.changed',
    subject_id: user_id,
    details: { tier: now?.tier ?? null, status: now?.status ?? null, ends: now?.cancel_at_period_end ?? true },
  })
  const kind = newsOf(known, now)
  if (kind) await sendNews(tx, known, now, kind)
}

function differs(known: KnownSubscription, now: ProvidedSubscription | null): boolean {
  const { tier = null, status = 'incomplete', cancel_at_period_end = false } = now ?? {}
  return known.tier !== tier || known.status !== status || known.cancel_at_period_end !== cancel_at_period_end
}

type Kind = (typeof billingMailKinds)[number]

function newsOf(known: KnownSubscription, now: ProvidedSubscription | null): Kind | null {
  const lived = known.subscription_id !== null && isLive(known)
  if (lived && (!now || !isLive(now))) return 'ended'
  if (!now) return null
  if (now.status === 'past_due' && known.status !== 'past_due') return 'payment_failed'
  return now.cancel_at_period_end && !known.cancel_at_period_end ? 'cancelled' : null
}

async function sendNews(tx: Tx, known: KnownSubscription, now: ProvidedSubscription | null, kind: Kind) {
  const missing = now?.past_due_since
  await addJob(tx, sendBillingMailJob, {
    ...{ user_id: known.user_id, kind, number: null },
    tier: now?.tier ?? known.tier,
    amount: now?.amount ?? known.amount,
    currency: now?.currency ?? known.currency,
    on: kind === 'payment_failed' && missing ? graceEnd(missing).toISOString() : (now?.current_period_end ?? null),
  })
}

async function sendReceipt(tx: Tx, user_id: string, invoice: ProvidedInvoice, card: CustomerSnapshot['card']) {
  // One-time payments have emails of their own.
  if (invoice.tier === null || invoice.amount === 0 || Date.parse(invoice.created_at) < Date.now() - RECEIPT_WITHIN_MS)
    return
  const { id: reference, amount, currency, tier, number, is_yearly, period_start, period_end: on } = invoice
  await addJob(tx, sendBillingMailJob, {
    ...{ user_id, kind: 'receipt', amount, currency, tier, number, on },
    invoice: { reference, is_yearly, period_start, card: card && { brand: card.brand, last4: card.last4 } },
  })
}
