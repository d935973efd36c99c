import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { notFound } from '#shared/problems.ts'
import { selectUser } from './accounts.queries.ts'
import { deleteApiKeysOf } from './api-keys.queries.ts'
import { deleteKnownBrowsers } from './known-browsers.queries.ts'
import { deleteSessionsOf } from './sessions.queries.ts'

/** An administrator signs someone out of every device and revokes their API keys. @throws Problem not_found */
export async function endSessions(db: Database, by: { user_id: string }, account_id: string): Promise<void> {
  await db.auth.transaction().execute(async (tx) => {
    if (!(await selectUser(tx, account_id))) throw notFound()
    await endAllAccess(tx, account_id)
    await recordAudit(tx, { action: 'session.ended_by_admin', actor_id: by.user_id, subject_id: account_id })
  })
}

type Exception = { session_id?: string; browser_hash?: string | undefined }

/** Ends all sessions and revokes the API keys, which count as devices. */
export async function endAllAccess(tx: Tx, user_id: string, except: Exception = {}): Promise<void> {
  await endSessionsOf(tx, user_id, except)
  await deleteApiKeysOf(tx, user_id)
}

/** Ends all of a user's sessions except the given one. */
export async function endSessionsOf(
  tx: Tx,
  user_id: string,
  { session_id, browser_hash }: Exception = {},
): Promise<void> {
  await deleteSessionsOf(tx, user_id, session_id)
  await deleteKnownBrowsers(tx, user_id, browser_hash)
}
