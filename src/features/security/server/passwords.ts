import type { Tx } from '#server/db/database.ts'
import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { browserOf, originOf } from '../../accounts/server/browser.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { endSessionsOf } from '../../accounts/server/end-sessions.ts'
import { findAccount, findUser } from '../../accounts/server/find-account.ts'
import { lockSessions, requireSession } from '../../accounts/server/lock-account.ts'
import { recordProof } from '../../accounts/server/prove-session.ts'
import { recordRefusal } from '../../accounts/server/refusals.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { weaknessesOf } from '../password.rules.ts'
import { admitPerson, welcome } from './admit-person.ts'
import { deletePassword, selectPasswordHash, upsertPassword } from './credentials.queries.ts'
import { requireProofMethod } from './get-proof-ways.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { isListedPassword } from './password-lists.ts'
import { requireSignInMethod } from './require-sign-in-method.ts'

/**
 * Signs in. An address without an account or without a password gets the same error in the same time.
 * @throws Problem wrong_password, too_many_requests
 */
export async function signInByPassword(
  deps: SignInDeps,
  { client }: Anyone,
  { email, password }: { email: string; password: string },
  http: Http,
): Promise<{ second_factor: boolean }> {
  const origin = await originOf(deps, client, email, http)
  await deps.limits.guesses(origin)
  const refund = await deps.limits.password(email, origin)
  const person = await findAccount(deps.db.auth, email)
  const storedHash = person && (await selectPasswordHash(deps.db.auth, person.id))
  if (!(await isPassword(password, storedHash)) || !person) {
    if (person) await recordRefusal(deps.db.auth, person.id, 'password', client)
    throw new Problem('wrong_password', person && { security: { user_id: person.id } })
  }
  await refund()
  const admitted = await deps.db.auth.transaction().execute(async (tx) => {
    await lockSessions(tx, person.id)
    // Hashing takes a while: if the password was changed during it, the old one was checked.
    if ((await selectPasswordHash(tx, person.id)) !== storedHash) throw new Problem('wrong_password')
    return admitPerson(deps, tx, person.id, 'password', http)
  })
  return welcome(deps, admitted, http)
}

/** @throws Problem wrong_password, too_many_requests */
export async function proveByPassword(
  deps: SignInDeps,
  person: SignedIn,
  { password }: { password: string },
  http: Http,
): Promise<void> {
  const { user_id } = person
  await requireProofMethod(deps, person, 'password')
  const refund = await deps.limits.personProves(user_id)
  if (!(await isPassword(password, await selectPasswordHash(deps.db.auth, user_id))))
    throw new Problem('wrong_password')
  await refund()
  await recordProof(deps, person, 'one_factor', http)
}

/**
 * Sets or changes the password, and ends every other session.
 * @throws Problem weak_password with the reasons, signed_out
 */
export async function setPassword(
  deps: SignInDeps,
  person: SignedIn,
  { password }: { password: string },
  http: Http,
): Promise<void> {
  const { user_id, session_id } = person
  const browser = browserOf(deps, http)
  const hash = await hashStrong(deps, user_id, password)
  await deps.db.auth.transaction().execute(async (tx) => {
    // The user may have reset the password just now, to lock out the sender of this request.
    await requireSession(tx, person)
    const had = await selectPasswordHash(tx, user_id)
    await savePassword(tx, user_id, hash)
    await endSessionsOf(tx, user_id, { session_id, browser_hash: browser && hashToken(browser) })
    await recordCredentialChange(tx, user_id, had ? 'password.changed' : 'password.set')
  })
}

/** @throws Problem last_way_in */
export async function removePassword(deps: SignInDeps, { user_id }: SignedIn): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (!(await deletePassword(tx, user_id))) return
    await requireSignInMethod(tx, user_id)
    await recordCredentialChange(tx, user_id, 'password.removed')
  })
}

export async function hashStrong(deps: SignInDeps, user_id: string, password: string): Promise<string> {
  const owner = await findUser(deps.db.auth, user_id)
  if (!owner) throw notFound()
  const found = weaknessesOf(password, owner)
  if (!found.length && (await isListedPassword(password, deps.config.breachedPasswords))) found.push('password_common')
  const [first, ...others] = found
  if (!first) return hashPassword(password)
  throw new Problem('weak_password', { fields: { password: first }, params: { reasons: [first, ...others].join(' ') } })
}

export function savePassword(tx: Tx, user_id: string, hash: string): Promise<void> {
  return upsertPassword(tx, user_id, hash, new Date())
}
