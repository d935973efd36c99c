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
  /** The family's owner can read the entry. Row-level security requires membership, so record it before the actor leaves. */
  family_id?: string
  /** The person or object it was done to. */
  subject_id?: string
  /** Short facts, never a secret. */
  details?: Record<string, string | number | boolean | null>
  /** Only needed in transactions that don't know the user: sign-in (app_auth) and jobs. */
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

/** PostgreSQL's JSON rejects unpaired surrogates. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

export type AuditPage = { family_id?: string; after: Cursor | undefined; limit: number }

/** Newest first, by keyset. Uses people's current names, or the recorded name if they're gone. */
export function selectAuditPage(tx: Kysely<DB>, { family_id, after, limit }: AuditPage) {
  return tx
    .selectFrom('audit_log as entry')
    .leftJoin('profiles as actor', 'actor.id', 'entry.actor_id')
    .leftJoin('profiles as subject', 'subject.id', 'entry.subject_id')
    .leftJoin('people as person', (join) =>
      join.on('person.id', '=', sql<string>`coalesce((entry.details ->> 'child_id')::uuid, entry.subject_id)`),
    )
    .select(['entry.id', 'entry.action', 'entry.created_at', 'entry.details', 'entry.actor_id', 'entry.subject_id'])
    .select([
      nameOf('actor').as('actor_name'),
      nameOf('subject').as('subject_name'),
      'person.first_name as person_name',
    ])
    .$call((query) => (family_id === undefined ? query : query.where('entry.family_id', '=', family_id)))
    .where(olderThan(after, 'entry.created_at', 'entry.id'))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Null if it isn't a person; empty if the name was removed from the log. */
function nameOf(who: 'actor' | 'subject') {
  const ref = (column: string) => sql.ref<string | null>(`${who}.${column}`)
  return sql<
    string | null
  >`coalesce(nullif(trim(${ref('first_name')} || ' ' || ${ref('last_name')}), ''), ${ref('email')},
    ${sql.ref(`entry.${who}_name`)})`
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number]

/** The database never deletes entries from the last 30 days, regardless of `days`. */
export async function deleteOldAuditEntries(db: Kysely<DB>, days: number): Promise<void> {
  await sql`select app.delete_old_audit_entries(${days})`.execute(db)
}
