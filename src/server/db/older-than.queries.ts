import { sql } from 'kysely'
import type { Cursor } from './cursor.ts'

/** Rows after a cursor, newest first; all rows without a cursor. */
export function olderThan(after: Cursor | undefined, at: string, id: string) {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after.at}::timestamptz, ${after.id}::uuid)`
}
