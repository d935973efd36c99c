import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { billingContract, Invoice } from '../billing.contract.ts'
import { selectInvoicePage } from './subscriptions.queries.ts'

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
