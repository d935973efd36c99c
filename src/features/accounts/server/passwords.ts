import type { Anyone, Http, SignedIn } from '#server/http/route.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { weaknessesOf } from '../password.rules.ts'
import { findByEmail, selectUser } from './accounts.queries.ts'
import { addSignInMail } from './accounts.jobs.ts'
import { admitPerson, welcome } from './admit.ts'
import { makeChallenge } from './challenge.ts'
import { consumeLink, findLink, putChallenge } from './challenges.queries.ts'
import { noteCredentialChange } from './credential-changes.ts'
import { deletePassword, selectPasswordHash, upsertPassword } from './credentials.queries.ts'
import { requireWay } from './get-proof-ways.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { hashToken } from './secrets.ts'
import { requireWayIn } from './require-way-in.ts'
import { deleteSessionsOf, holdSession, lockSessionsOf, setProven } from './sessions.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** Signs in. An address without an account or without a password is refused alike and in the same time.
 * @throws Problem wrong_password, too_many_requests */
export async function signInByPassword(
  desk: SignInDesk,
  { client }: Anyone,
  { email, password }: { email: string; password: string },
  http: Http,
): Promise<{ second_factor: boolean }> {
  await desk.limits.clientGuesses(client)
  await desk.limits.addressIsGuessed(email)
  const person = await findByEmail(desk.db.auth, email)
  const kept = person && (await selectPasswordHash(desk.db.auth, person.id))
  if (!(await isPassword(password, kept)) || !person) throw new Problem('wrong_password')
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
): Promise<void> {
  const { user_id, session_id } = person
  await requireWay(desk, person, 'password')
  await desk.limits.personProves(user_id)
  if (!(await isPassword(password, await selectPasswordHash(desk.db.auth, user_id))))
    throw new Problem('wrong_password')
  await setProven(desk.db.auth, session_id, new Date())
}

/** Sets or changes it, and every other session ends. @throws Problem weak_password with the reasons, signed_out */
export async function setPassword(
  desk: SignInDesk,
  person: SignedIn,
  { password }: { password: string },
): Promise<void> {
  const { user_id, session_id } = person
  const hash = await hashStrong(desk, user_id, password)
  await desk.db.auth.transaction().execute(async (tx) => {
    // Somebody may have reset it meanwhile, to be rid of whoever asked for this.
    if (!(await holdSession(tx, person))) throw new Problem('signed_out')
    const had = await selectPasswordHash(tx, user_id)
    await upsertPassword(tx, user_id, hash, new Date())
    await deleteSessionsOf(tx, user_id, session_id)
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
): Promise<void> {
  await desk.limits.clientAsks(client)
  await desk.limits.addressIsMailed(email)
  const asked = {
    email,
    purpose: 'reset',
    first_name: '',
    last_name: '',
    language: client.locale,
    redirect: null,
  } as const
  const challenge = makeChallenge(desk.codeKey, asked, new Date())
  await desk.db.auth.transaction().execute(async (tx) => {
    const person = await findByEmail(tx, email)
    await putChallenge(tx, challenge.row)
    await addSignInMail(tx, desk.config.secret, {
      kind: person ? 'reset' : 'no-account',
      language: person?.language ?? client.locale,
      first_name: person?.first_name ?? '',
      ...{ email, redirect: null, code: challenge.code, link_token: challenge.link_token },
      expires_at: challenge.row.link_expires_at.toISOString(),
    })
  })
}

/** Whose link it is; reading does not use it up. @throws Problem link_expired */
export async function readPasswordReset(desk: SignInDesk, { token }: { token: string }): Promise<{ email: string }> {
  const link = await findLink(desk.db.auth, hashToken(token), new Date(), ['reset'])
  if (!link) throw new Problem('link_expired')
  return { email: link.email }
}

/**
 * Uses the link up, sets the password, ends every session there is and begins one here.
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
    await lockSessionsOf(tx, person.id)
    if (!(await consumeLink(tx, hashToken(token), new Date(), ['reset']))) throw new Problem('link_expired')
    await upsertPassword(tx, person.id, hash, new Date())
    await deleteSessionsOf(tx, person.id)
    await noteCredentialChange(tx, person.id, 'password.reset')
    return admitPerson(desk, tx, person.id, 'reset', http)
  })
  return welcome(desk, admitted, http)
}

async function hashStrong(desk: SignInDesk, user_id: string, password: string): Promise<string> {
  const owner = await selectUser(desk.db.auth, user_id)
  if (!owner) throw notFound()
  const [first, ...others] = weaknessesOf(password, owner)
  if (!first) return hashPassword(password)
  throw new Problem('weak_password', { fields: { password: first }, params: { reasons: [first, ...others].join(' ') } })
}
