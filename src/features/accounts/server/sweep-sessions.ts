import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import { deleteUnusedBrowsers } from './known-browsers.queries.ts'
import { deleteOldLimits, deleteOldSessions } from './sessions.queries.ts'

/** Deletes expired sessions, rate limits and browsers that no session uses. */
export async function sweepSessions(db: Kysely<DB>, now: Date): Promise<void> {
  await deleteOldSessions(db, now)
  await deleteOldLimits(db, now)
  await deleteUnusedBrowsers(db)
}
