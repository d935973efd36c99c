import type { Http, SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { Billing } from './billing.ts'
import { selectInvoice } from './subscriptions.queries.ts'

/** One of the caller's invoices as a PDF in their language. @throws Problem not_found for someone else's */
export async function readInvoice(
  { tx, user_id }: SignedIn,
  { reference }: { reference: string },
  { reply }: Http,
  { appUrl, mode, supportEmail }: Pick<Billing, 'appUrl' | 'mode' | 'supportEmail'>,
): Promise<void> {
  const found = await selectInvoice(tx, user_id, reference)
  if (!found) throw notFound()
  const { recipient, invoice } = found
  // Imported on demand: pdfkit is large and rarely needed.
  const { renderInvoice } = await import('./render-invoice.ts')
  const pdf = await renderInvoice({ invoice, recipient, supportEmail, appUrl, isTest: mode === 'sandbox' })
  const name = `hearthbook-${(invoice.number ?? invoice.id).replace(/[^\w-]/g, '')}.pdf`
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/pdf')
    .send(pdf)
}
