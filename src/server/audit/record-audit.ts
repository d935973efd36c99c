import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { insertAuditEntry, type NewAuditEntry } from './audit.queries.ts'

/** Records an action in the transaction that performs it. The actor is the transaction's user. */
export async function recordAudit(tx: Kysely<DB>, entry: NewAuditEntry): Promise<void> {
  await insertAuditEntry(tx, entry)
}
