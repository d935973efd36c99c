import type { Tx } from '#server/db/database.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { AuditAction, AuditEntry } from '#shared/audit.ts'
import { selectAuditPage, type AuditRow } from './audit.queries.ts'

type AuditQuery = { family_id?: string; cursor?: string | undefined; limit: number }

/** A page of audit entries, newest first: of one family, or of the whole instance for an administrator. */
export async function listAudit(
  tx: Tx,
  { cursor, limit, ...of }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next_cursor: string | null }> {
  const rows = await selectAuditPage(tx, { ...of, after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { entries: shown.map(toEntry), next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action as AuditAction,
    created_at: row.created_at,
    actor: row.actor_id ? { id: row.actor_id, name: row.actor_name ?? '' } : null,
    subject: row.subject_id && row.subject_name !== null ? { id: row.subject_id, name: row.subject_name } : null,
    // Recorded without a name, or before the name changed.
    details: { ...(row.details as AuditEntry['details']), ...(row.person_name && { first_name: row.person_name }) },
  }
}
