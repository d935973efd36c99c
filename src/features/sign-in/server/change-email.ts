import type { Tx } from '#server/db/database.ts'
import type { SignedIn } from '#server/http/route.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { DAY_MS } from '#shared/days.ts'
import type { User } from '../../accounts/accounts.contract.ts'
import { EMAIL_UNDO_DAYS } from '../email-change.rules.ts'
import { findAccount, findUser } from '../../accounts/server/find-account.ts'
import { makeChallenge } from './challenge.ts'
import { guessCode, upsertChallenge } from './challenges.queries.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { addEmailChangeMail } from './email-change.jobs.ts'
import {
  findChangeFrom,
  insertEmailChange,
  selectEmailRecipient,
  setEmail,
  voidChangesSince,
} from './email-changes.queries.ts'
import { requireOtherSignInMethod, requireSignInMethod } from '../../security/server/require-sign-in-method.ts'
import { hashCode, hashToken, newToken } from '../../accounts/server/secrets.ts'
import { lockProfile, requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/**
 * Emails a code to the new address. If it belongs to another account, its owner gets an email that says so, and no code
 * works.
 * @throws Problem invalid_input for the current address, last_way_in, rate_limited
 */
export async function startEmailChange(
  deps: SignInDeps,
  person: SignedIn,
  { email }: { email: string },
): Promise<void> {
  const { user_id, session_id } = person
  if (email === person.email) throw new Problem('invalid_input', { fields: { email: 'email_unchanged' } })
  await requireOtherSignInMethod(deps.db.auth, user_id, email)
  // A separate limit, since the required proof of identity may have been emailed a moment ago.
  await deps.limits.personIsMailed(`email-change:${user_id}`)
  const [owner, { language }] = await Promise.all([
    findAccount(deps.db.auth, email),
    selectEmailRecipient(deps.db.auth, user_id),
  ])
  const asked = { email, purpose: 'email-change', first_name: '', last_name: '', language, redirect: null } as const
  const { row, code } = makeChallenge(deps.codeKey, { ...asked, sign_up_by: null }, new Date(), session_id)
  const expires_at = row.code_expires_at.toISOString()
  await deps.db.auth.transaction().execute(async (tx) => {
    await upsertChallenge(tx, owner ? { ...row, code_hash: hashToken(newToken()) } : row)
    await addEmailChangeMail(
      tx,
      deps.config.secret,
      owner
        ? { kind: 'taken', to: email, language: owner.language ?? language, expires_at }
        : { kind: 'code', to: email, language, code, expires_at },
    )
  })
}

/**
 * @throws Problem wrong_code with the remaining guesses, code_expired, too_many_requests, account_exists, last_way_in,
 * signed_out
 */
export async function confirmEmailChange(
  deps: SignInDeps,
  person: SignedIn,
  { email, code }: { email: string; code: string },
): Promise<User> {
  const { user_id, session_id } = person
  const refund = await deps.limits.personProves(user_id)
  const guess = {
    ...{ email, purpose: 'email-change' as const },
    browser_hash: hashToken(session_id),
    code_hash: hashCode(deps.codeKey, session_id, code),
  }
  // A wrong guess is returned rather than thrown: the transaction that counted it has to commit.
  const outcome = await deps.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    const judged = await guessCode(tx, guess, new Date())
    if (!judged || 'guesses_left' in judged) return judged
    await changeEmail(deps, tx, user_id, email)
    return { changed: await findUser(tx, user_id) }
  })
  if (!outcome) throw new Problem('code_expired')
  if ('guesses_left' in outcome) throw new Problem('wrong_code', { params: { guesses_left: outcome.guesses_left } })
  if (!outcome.changed) throw notFound()
  await refund()
  return outcome.changed
}

async function changeEmail(deps: SignInDeps, tx: Tx, user_id: string, new_email: string): Promise<void> {
  const { email: old_email } = await lockProfile(tx, user_id)
  if (old_email === new_email) return
  const now = new Date()
  await setEmail(tx, user_id, new_email)
  await requireSignInMethod(tx, user_id)
  await recordCredentialChange(tx, user_id, 'email.changed')
  const { language, time_zone } = await selectEmailRecipient(tx, user_id)
  const undo_token = newToken()
  const expires_at = new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS).toISOString()
  // After a return to an earlier address, the one in between may be an attacker's, so it gets no link.
  const isBack = await findChangeFrom(tx, user_id, new_email, now)
  if (isBack) await voidChangesSince(tx, user_id, isBack.changed_at, now)
  else
    await insertEmailChange(tx, {
      ...{ id: newId(), user_id, old_email, new_email },
      ...{ undo_hash: hashToken(undo_token), undo_expires_at: expires_at },
    })
  await addEmailChangeMail(tx, deps.config.secret, {
    ...{ kind: 'changed', to: old_email, language, new_email, time_zone },
    ...{ changed_at: now.toISOString(), undo_token: isBack ? null : undo_token, expires_at },
  })
}
