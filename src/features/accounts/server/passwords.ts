import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { weaknessesOf } from '../password.rules.ts'
import { findByEmail, selectUser } from './accounts.queries.ts'
import { admitPerson, welcome } from './admit.ts'
import { deleteApiKeysOf } from './api-keys.queries.ts'
import { browserOf, nameBrowser, originOf } from './browser.ts'
import { consumeLink, deleteChallengesOf, findLink } from './challenges.queries.ts'
import { noteCredentialChange } from './credential-changes.ts'
import { deletePassword, selectPasswordHash, upsertPassword } from './credentials.queries.ts'
import { requireWay } from './get-proof-ways.ts'
import { lockByEmail } from './lock-by-email.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { isListedPassword } from './password-lists.ts'
import { deleteKnownBrowsers } from './known-browsers.queries.ts'
import { noteProof } from './prove-session.ts'
import { noteRefusal } from './refusals.ts'
import { hashToken } from './secrets.ts'
import { sendChallenge } from './send-challenge.ts'
import { requireWayIn } from './require-way-in.ts'
import { deleteSessionsOf, holdSession, lockSessionsOf } from './sessions.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'
import { signUpPermission } from './sign-up-permission.ts'

/** Signs in. An address without an account or without a password is refused alike and in the same time.
 * @throws Problem wrong_password, too_many_requests */
export async function signInByPassword(
  desk: SignInDesk,
  { client }: Anyone,
  { email, password }: { email: string; password: string },
  http: Http,
): Promise<{ second_factor: boolean }> {
  const origin = await originOf(desk, client, email, http)
  await desk.limits.guesses(origin)
  const refund = await desk.limits.password(email, origin)
  const person = await findByEmail(desk.db.auth, email)
  const kept = person && (await selectPasswordHash(desk.db.auth, person.id))
  if (!(await isPassword(password, kept)) || !person) {
    if (person) await noteRefusal(desk.db.auth, person.id, 'password', client)
    throw new Problem('wrong_password', person && { security: { user_id: person.id } })
  }
  await refund()
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    await lockSessionsOf(tx, person.id)
    // Changed while it was being compared, which takes a while: then it was the former one.
    if ((await selectPasswordHash(tx, person.id)) !== kept) throw new Problem('wrong_password')
    return admitPerson(desk, tx, person.id, 'password', http)
  })
  return welcome(desk, admitted, http)
}

/** @throws Problem wrong_password, too_many_requests */
export async function proveByPassword(
  desk: SignInDesk,
  person: SignedIn,
  { password }: { password: string },
  http: Http,
): Promise<void> {
  const { user_id } = person
  await requireWay(desk, person, 'password')
  const refund = await desk.limits.personProves(user_id)
  if (!(await isPassword(password, await selectPasswordHash(desk.db.auth, user_id))))
    throw new Problem('wrong_password')
  await refund()
  await noteProof(desk, person, 'one_factor', http)
}

/** Sets or changes it, and every other session ends. @throws Problem weak_password with the reasons, signed_out */
export async function setPassword(
  desk: SignInDesk,
  person: SignedIn,
  { password }: { password: string },
  http: Http,
): Promise<void> {
  const { user_id, session_id } = person
  const browser = browserOf(desk, http)
  const hash = await hashStrong(desk, user_id, password)
  await desk.db.auth.transaction().execute(async (tx) => {
    // Somebody may have reset it meanwhile, to be rid of whoever asked for this.
    if (!(await holdSession(tx, person))) throw new Problem('signed_out')
    const had = await selectPasswordHash(tx, user_id)
    await upsertPassword(tx, user_id, hash, new Date())
    await deleteSessionsOf(tx, user_id, session_id)
    await deleteKnownBrowsers(tx, user_id, browser && hashToken(browser))
    await noteCredentialChange(tx, user_id, had ? 'password.changed' : 'password.set')
  })
}

/** @throws Problem last_way_in */
export async function removePassword(desk: SignInDesk, { user_id }: SignedIn): Promise<void> {
  await desk.db.auth.transaction().execute(async (tx) => {
    if (!(await deletePassword(tx, user_id))) return
    await requireWayIn(tx, user_id)
    await noteCredentialChange(tx, user_id, 'password.removed')
  })
}

/** Sends a link to set a new password. Answers alike for every address; a mail says when there is no account. */
export async function askPasswordReset(
  desk: SignInDesk,
  { client }: Anyone,
  { email }: { email: string },
  http: Http,
): Promise<void> {
  const origin = await originOf(desk, client, email, http)
  await desk.limits.asks(origin)
  await desk.limits.email(email, 'reset', origin)
  const reader = await findByEmail(desk.db.auth, email)
  const asked = { email, purpose: 'reset', first_name: '', last_name: '', redirect: null, sign_up_by: null } as const
  const kind = reader ? 'reset' : (await signUpPermission(desk, { email })) ? 'no-account' : 'closed'
  const browser = nameBrowser(desk, http)
  await sendChallenge(desk, { ...asked, language: client.locale }, { kind, browser, reader })
}

/** Whose link it is; reading does not use it up. @throws Problem link_expired */
export async function readPasswordReset(desk: SignInDesk, { token }: { token: string }): Promise<{ email: string }> {
  const link = await findLink(desk.db.auth, hashToken(token), new Date(), ['reset'])
  if (!link) throw new Problem('link_expired')
  return { email: link.email }
}

/**
 * Uses the link up, sets the password, ends every session and API key, and begins a session here.
 * @throws Problem link_expired, weak_password
 */
export async function resetPassword(
  desk: SignInDesk,
  { token, password }: { token: string; password: string },
  http: Http,
): Promise<{ second_factor: boolean }> {
  const { email } = await readPasswordReset(desk, { token })
  const person = await findByEmail(desk.db.auth, email)
  if (!person) throw new Problem('link_expired')
  const hash = await hashStrong(desk, person.id, password)
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    if ((await lockByEmail(tx, email))?.id !== person.id) throw new Problem('link_expired')
    if (!(await consumeLink(tx, hashToken(token), new Date(), ['reset']))) throw new Problem('link_expired')
    await deleteChallengesOf(tx, email, 'reset')
    await upsertPassword(tx, person.id, hash, new Date())
    await deleteSessionsOf(tx, person.id)
    await deleteApiKeysOf(tx, person.id)
    await deleteKnownBrowsers(tx, person.id)
    await noteCredentialChange(tx, person.id, 'password.reset')
    return admitPerson(desk, tx, person.id, 'reset', http)
  })
  return welcome(desk, admitted, http)
}

async function hashStrong(desk: SignInDesk, user_id: string, password: string): Promise<string> {
  const owner = await selectUser(desk.db.auth, user_id)
  if (!owner) throw notFound()
  const found = weaknessesOf(password, owner)
  if (!found.length && (await isListedPassword(password, desk.config.breachedPasswords))) found.push('password_common')
  const [first, ...others] = found
  if (!first) return hashPassword(password)
  throw new Problem('weak_password', { fields: { password: first }, params: { reasons: [first, ...others].join(' ') } })
}
