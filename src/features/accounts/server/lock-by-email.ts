import type { Tx } from '#server/db/database.ts'
import { findByEmail } from './accounts.queries.ts'
import { lockSessionsOf } from './sessions.queries.ts'

/**
 * The person with this address, whose sessions no one else begins or ends until the transaction ends. Looked at again after
 * the wait: a change of address may have been undone during it.
 */
export async function lockByEmail(tx: Tx, email: string) {
  const known = await findByEmail(tx, email)
  if (!known) return undefined
  await lockSessionsOf(tx, known.id)
  const person = await findByEmail(tx, email)
  return person?.id === known.id ? person : undefined
}
