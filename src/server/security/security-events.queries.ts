import { sql, type Kysely } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { olderThan } from '#server/db/older-than.queries.ts'
import { newId } from '#shared/ids.ts'
import { SECURITY_EVENT_DAYS, SECURITY_EVENTS_STORED, type SecurityEventName } from '#shared/security-events.ts'

export type NewSecurityEvent = {
  event: SecurityEventName
  /** User of the account or session, if known. */
  user_id: string | null
  address: string
  operation: string | null
  reason: string | null
}

/** The user may have been deleted since. */
export async function insertSecurityEvent(db: Kysely<DB>, { user_id, ...event }: NewSecurityEvent): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      ...event,
      id: newId(),
      user_id: user_id && sql<string>`(select id from profiles where id = ${user_id}::uuid)`,
    })
    .execute()
}

type Page = { kind: SecurityEventName | undefined; after: Cursor | undefined; limit: number }

/** Newest first. */
export function selectSecurityEvents(tx: Tx, { kind, after, limit }: Page) {
  return tx
    .selectFrom('security_events as entry')
    .leftJoin('profiles as person', 'person.id', 'entry.user_id')
    .select(['entry.id', 'entry.created_at', 'entry.address', 'entry.operation', 'entry.reason', 'person.email'])
    .select(sql<SecurityEventName>`entry.event`.as('event'))
    .$if(kind !== undefined, (query) => query.where('entry.event', '=', kind ?? ''))
    .where(olderThan(after, 'entry.created_at', 'entry.id'))
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes events older than SECURITY_EVENT_DAYS, and the oldest beyond the maximum. */
export async function deleteOldSecurityEvents(db: Db): Promise<void> {
  await sql`select app.delete_old_security_events(${SECURITY_EVENT_DAYS}, ${SECURITY_EVENTS_STORED})`.execute(db)
}
