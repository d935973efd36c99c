import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { findByEmail, selectReader, selectUser } from './accounts.queries.ts'

export type MailReader = NonNullable<Awaited<ReturnType<typeof selectReader>>>

export const findAccount = findByEmail
export const findUser = selectUser
export const findMailReader = selectReader

/** Whether an address has an account. Only for people who have proven that they own the address. */
export async function hasAccount(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await findByEmail(db, email)) !== undefined
}
