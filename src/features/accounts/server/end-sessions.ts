import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database } from '#server/db/database.ts'
import { notFound } from '#shared/problems.ts'
import { selectUser } from './accounts.queries.ts'
import { deleteApiKeysOf } from './api-keys.queries.ts'
import { deleteKnownBrowsers } from './known-browsers.queries.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/** An administrator signs someone out of every device and ends their API keys. @throws Problem not_found */
export async function endSessions(db: Database, by: { user_id: string }, person_id: string): Promise<void> {
  await db.auth.transaction().execute(async (tx) => {
    if (!(await selectUser(tx, person_id))) throw notFound()
    await deleteSessionsOf(tx, person_id)
    await deleteApiKeysOf(tx, person_id)
    await deleteKnownBrowsers(tx, person_id)
    await recordAudit(tx, { action: 'session.ended_by_admin', actor_id: by.user_id, subject_id: person_id })
  })
}
