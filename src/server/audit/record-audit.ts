import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { insertAuditEntry, type NewAuditEntry } from './audit.queries.ts'

/** Notes what was done, in the transaction that made it true; the actor is the transaction's own. */
export async function recordAudit(tx: Kysely<DB>, entry: NewAuditEntry): Promise<void> {
  await insertAuditEntry(tx, entry)
}
