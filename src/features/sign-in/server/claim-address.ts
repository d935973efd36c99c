import type { Tx } from '#server/db/database.ts'
import { endAllAccess } from '../../accounts/server/end-sessions.ts'
import { markEmailVerified } from '../../accounts/server/make-account.ts'
import { deleteCredentialsSince } from './email-changes.queries.ts'

const EVER = '-infinity'

/**
 * For an address that has just been proven. The first time, sessions and credentials from before end: the person who joined
 * through a shared link may be someone else.
 */
export async function claimAddress(tx: Tx, user_id: string): Promise<void> {
  if (!(await markEmailVerified(tx, user_id))) return
  // Before the sessions: a sign-in in progress with one of these locks its row until its session exists and can be ended.
  await deleteCredentialsSince(tx, user_id, EVER)
  await endAllAccess(tx, user_id)
}
