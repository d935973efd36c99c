import { recordAudit } from '#server/audit/record-audit.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { insertPerson, type NewPerson } from './accounts.queries.ts'

/** Makes an account for a proven address that has none; one that it has is left as it is. */
export async function makeAccount(tx: Tx, newcomer: Omit<NewPerson, 'id'>): Promise<void> {
  const id = newId()
  if (await insertPerson(tx, { ...newcomer, id })) await recordAudit(tx, { action: 'account.created', actor_id: id })
}
