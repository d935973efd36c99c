import { printLinks } from '#features/orders/server/print-links.ts'
import { newId } from '#shared/ids.ts'
import type { Family, Person } from './people.ts'

export const HOME_ADDRESS = {
  name: 'Ana Moreau',
  line1: '1 Linden Road',
  city: 'Springfield',
  region: 'IL',
  postal_code: '62701',
  country: 'US',
}

type About = { status?: string; total?: number; title?: string }

/** An order with a private address; without a person, one that belongs to no one. */
export async function seedOrder(
  { server, user_id }: Person,
  { family_id }: Pick<Family, 'family_id'>,
  { status = 'received', total = 0, title = 'Summer' }: About = {},
): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into book_orders (id, user_id, family_id, title, version, document, saved_at, format, copies, total, currency, address,
       language, status)
     select $1, id, $3, $6, 1, '{"size":"8x8","pages":[{},{}]}', now(), 'softcover', 1, $5, 'usd', $7, 'en', $4
     from profiles where id = $2`,
    [id, user_id, family_id, status, total, title, JSON.stringify({ ...HOME_ADDRESS, line2: '', phone: '' })],
  )
  return id
}

/** The signed URL of an order's pages, inserted without rendering them. */
export async function seedPrintFile(by: Person, family: Pick<Family, 'family_id'>): Promise<string> {
  const { config, store } = by.server.context
  const order_id = await seedOrder(by, family)
  const key = `families/${family.family_id}/orders/${order_id}/pages.pdf`
  await store.put(key, Buffer.from('%PDF'), { contentType: 'application/pdf' })
  return printLinks(config.secret, config.appUrl).urlFor(order_id, 'pages').split('/').at(-1)!
}
