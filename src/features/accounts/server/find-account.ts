import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { findByEmail, selectEmailRecipient, selectUser } from './accounts.queries.ts'

export type EmailRecipient = NonNullable<Awaited<ReturnType<typeof selectEmailRecipient>>>

export const findAccount = findByEmail
export const findUser = selectUser
export const findEmailRecipient = selectEmailRecipient

/** Whether an address has an account. Only for people who have proven that they own the address. */
export async function hasAccount(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await findByEmail(db, email)) !== undefined
}
