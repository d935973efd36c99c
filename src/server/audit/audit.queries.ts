import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Cursor } from '#server/db/cursor.ts'
import { olderThan } from '#server/db/older-than.queries.ts'
import type { AuditAction } from '#shared/audit.ts'
import { newId } from '#shared/ids.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'audit_log.details': Record<string, string | number | boolean | null>
  }
}

export type NewAuditEntry = {
  action: AuditAction
  /** Its owner reads the entry too. In a person's own transaction they must be its member still: record before they leave. */
  family_id?: string
  /** What or whom it was done to. */
  subject_id?: string
  /** Short facts, never a secret. */
  details?: Record<string, string | number | boolean | null>
  /** Only where the transaction does not know it: at the door (app_auth) and in jobs. */
  actor_id?: string
}

export async function insertAuditEntry(tx: Kysely<DB>, { details, actor_id, ...entry }: NewAuditEntry): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      ...entry,
      actor_id: actor_id ?? sql<string>`app.user_id()`,
      details: JSON.stringify(details ?? {}, wellFormed),
    })
    .execute()
}

/** Half a letter is no text for PostgreSQL's JSON. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

export type AuditPage = { family_id?: string; after: Cursor | undefined; limit: number }

/** Newest first by keyset, with the people as they are called today, else as the entry has kept it. */
export function selectAuditPage(tx: Kysely<DB>, { family_id, after, limit }: AuditPage) {
  return tx
    .selectFrom('audit_log as entry')
    .leftJoin('profiles as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('profiles as subject', 'subject.id', 'entry.subject_id')
    .select(['entry.id', 'entry.action', 'entry.created_at', 'entry.details', 'entry.actor_id', 'entry.subject_id'])
    .select([nameOf('actor').as('actor_name'), nameOf('subject').as('subject_name')])
    .$call((query) => (family_id === undefined ? query : query.where('entry.family_id', '=', family_id)))
    .where(olderThan(after, 'entry.created_at', 'entry.id'))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Null for what isn't a person, empty for someone whose name the record no longer has. */
function nameOf(who: 'actor' | 'subject') {
  const ref = (column: string) => sql.ref<string | null>(`${who}.${column}`)
  return sql<
    string | null
  >`coalesce(nullif(trim(${ref('first_name')} || ' ' || ${ref('last_name')}), ''), ${ref('email')},
    ${sql.ref(`entry.${who}_name`)})`
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number]

/** Entries older than so many days go; the database keeps the last 30 days whatever is asked. */
export async function deleteOldAuditEntries(db: Kysely<DB>, days: number): Promise<void> {
  await sql`select app.forget_audit(${days})`.execute(db)
}
