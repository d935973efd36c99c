import { storeBookPdf, type BookPdfDeps } from '#features/books/server/make-book-file.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { JobKey } from '#server/jobs/jobs.ts'
import type { Http } from '#server/http/route.ts'
import type { Db } from '#server/db/database.ts'
import { ObjectMissing, type ObjectStore } from '#server/storage/object-store.ts'
import { sendObject } from '#server/storage/send-object.ts'
import { notFound } from '#shared/problems.ts'
import { orderNumber } from '../orders.rules.ts'
import { selectForPrint, updateOrder } from './orders.queries.ts'
import type { Printer } from './printer.ts'
import { printParts, type PrintLinks, type PrintPart } from './print-links.ts'

/** The prefix of an order's objects, which exist as long as its family. */
export function orderFolder({ id, family_id }: { id: string; family_id: string }): string {
  return `families/${family_id}/orders/${id}`
}

function printKey(order: { id: string; family_id: string }, part: PrintPart): string {
  return `${orderFolder(order)}/${part}.pdf`
}

/** Creates an order's PDFs, once, and sends them to the printer. */
export async function printOrder(
  { order_id }: { order_id: string },
  request: JobKey,
  parts: BookPdfDeps & { printer: Printer },
): Promise<void> {
  const { db, store, printer } = parts
  const order = await selectForPrint(db, order_id)
  // Canceled by now, or the family was deleted with its photos.
  if (!order?.family_id || (order.status !== 'received' && order.status !== 'in_print')) return
  const { id, family_id, title, saved_at } = order
  const document: BookDocument = order.document
  for (const part of printParts) {
    const key = printKey({ id, family_id }, part)
    if (await store.stat(key)) continue
    await storeBookPdf(key, { family_id, kind: part, cropMarks: false, title, document, saved_at }, parts)
  }
  const now = await selectForPrint(db, order_id)
  if (!now || now.status === 'cancelled') return
  await printer.take(now, request)
  await updateOrder(db, id, { handed_over_at: new Date().toISOString() })
}

/** Tells the printer that a submitted order was canceled. */
export async function withdrawOrder(
  { order_id }: { order_id: string },
  request: JobKey,
  { db, printer }: { db: Db; printer: Printer },
): Promise<void> {
  const order = await selectForPrint(db, order_id)
  if (order) await printer.withdraw(order, request)
}

/** Serves the printer a PDF; interrupted downloads can resume. @throws Problem not_found, link_expired */
export async function readPrintFile(
  { token }: { token: string },
  http: Http,
  { db, store, links }: { db: Db; store: ObjectStore; links: PrintLinks },
): Promise<void> {
  const { order_id, part } = links.read(token)
  const order = await selectForPrint(db, order_id)
  if (!order?.family_id || order.status === 'cancelled') throw notFound()
  const about = { etag: `${order_id}-${part}`, filename: `${orderNumber(order_id)}-${part}.pdf` }
  const key = printKey({ id: order_id, family_id: order.family_id }, part)
  await sendObject(store, key, http, { ...about, download: true, fresh: false }).catch((error: unknown) => {
    if (error instanceof ObjectMissing) throw notFound()
    throw error
  })
}
