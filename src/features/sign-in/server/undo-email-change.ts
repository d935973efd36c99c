import { Problem } from '#shared/problems.ts'
import { DAY_MS } from '#shared/days.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { addEmailChangeMail } from './email-change.jobs.ts'
import {
  deleteCredentialsSince,
  findUndo,
  selectEmailRecipient,
  setEmail,
  voidChangesSince,
} from './email-changes.queries.ts'
import { endSessionsOf } from '../../accounts/server/end-sessions.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import { lockProfile, lockSessions } from '../../accounts/server/lock-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** The address that a link restores; reading doesn't use it up. @throws Problem link_expired */
export async function readEmailUndo(deps: SignInDeps, { token }: { token: string }): Promise<{ email: string }> {
  const change = await findUndo(deps.db.auth, hashToken(token), new Date())
  if (!change) throw new Problem('link_expired')
  return { email: change.old_email }
}

/**
 * Restores the old address, removes credentials added since the change, and ends every session.
 * @throws Problem link_expired, account_exists if another account has the old address now
 */
export async function undoEmailChange(deps: SignInDeps, { token }: { token: string }): Promise<{ email: string }> {
  const undo_hash = hashToken(token)
  const now = new Date()
  return deps.db.auth.transaction().execute(async (tx) => {
    const found = await findUndo(tx, undo_hash, now)
    if (!found) throw new Problem('link_expired')
    const { user_id, old_email, changed_at } = found
    await lockSessions(tx, user_id)
    // Read again under the lock: of two clicks, one restores the address.
    if (!(await findUndo(tx, undo_hash, now))) throw new Problem('link_expired')
    // Before the sessions: a sign-in in progress with one of these credentials locks its row until its session exists and
    // can be ended.
    await deleteCredentialsSince(tx, user_id, changed_at)
    const { email: present } = await lockProfile(tx, user_id)
    await setEmail(tx, user_id, old_email)
    await voidChangesSince(tx, user_id, changed_at, now)
    await endSessionsOf(tx, user_id)
    await recordCredentialChange(tx, user_id, 'email.change_undone')
    const { language } = await selectEmailRecipient(tx, user_id)
    const expires_at = new Date(now.getTime() + DAY_MS).toISOString()
    await addEmailChangeMail(tx, deps.config.secret, { kind: 'undone', to: present, language, expires_at })
    return { email: old_email }
  })
}
