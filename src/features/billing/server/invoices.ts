import type { Http, SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { billingContract, Invoice } from '../billing.contract.ts'
import type { Billing } from './billing.ts'
import { selectInvoice, selectInvoicePage } from './subscriptions.queries.ts'

type Operation = typeof billingContract.listInvoices

/** A user's invoices. Keyset pagination: new invoices neither shift nor repeat entries. */
export async function listInvoices(
  { tx, user_id }: SignedIn,
  { cursor, limit }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  const rows = await selectInvoicePage(tx, { user_id, after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    invoices: shown.map(({ id: reference, ...about }) => ({ reference, ...about }) as Invoice),
    next_cursor: last ? Buffer.from(`${last.created_at}|${last.id}`).toString('base64url') : null,
  }
}

/** Cursors hold the provider's IDs here, unlike those of other pages. @throws Problem invalid_input */
function readCursor(text: string | undefined): { at: string; id: string } | undefined {
  if (text === undefined) return undefined
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{8,15}Z)\|([\w-]{1,200})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (!at || !id || Number.isNaN(Date.parse(at))) throw new Problem('invalid_input', { fields: { cursor: 'invalid' } })
  return { at, id }
}

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
