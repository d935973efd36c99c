import { newId } from '#shared/ids.ts'
import type { Person } from './people.ts'

/** A checkout with the test provider; without a person, one that belongs to no one. */
export async function seedCheckout({ server, user_id }: Person): Promise<string> {
  const id = newId()
  await server.sql(
    `with customer as (
       insert into sandbox_customers (id, user_id, standing)
       select 'cus_' || id, id, '{"subscription":null,"card":null,"credit":0,"invoices":[]}' from profiles where id = $1
       on conflict (user_id) do update set user_id = excluded.user_id returning id)
     insert into sandbox_checkouts (id, customer_id, tier, is_yearly, expires_at)
     select $2, id, 'basic', false, now() + interval '1 day' from customer`,
    [user_id, id],
  )
  return id
}

/** A paid invoice; without a person, one that belongs to no one. */
export async function seedInvoice({ server, user_id }: Person): Promise<string> {
  const id = `in_${newId()}`
  await server.sql(
    `insert into invoices (id, user_id, number, amount, currency, status, tier, period_start, period_end, created_at)
     select $1, id, 'TEST-1', 1200, 'usd', 'paid', 'basic', '2026-06-15T12:00Z', '2026-07-15T12:00Z', '2026-06-15T12:00Z'
     from profiles where id = $2`,
    [id, user_id],
  )
  return id
}

/** A one-time payment with the test provider; without a person, one that belongs to no one. */
export async function seedPayment({ server, user_id }: Person): Promise<string> {
  const id = newId()
  await server.sql(
    `with customer as (
       insert into sandbox_customers (id, user_id, standing)
       select 'cus_' || id, id, '{"subscription":null,"card":null,"credit":0,"invoices":[]}' from profiles where id = $1
       on conflict (user_id) do update set user_id = excluded.user_id returning id)
     insert into sandbox_payments (id, customer_id, about, amount, currency, return_path, expires_at)
     select $2, id, 'A book', 100, 'usd', '/my-books/orders', now() + interval '1 day' from customer`,
    [user_id, id],
  )
  return id
}
