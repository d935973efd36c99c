import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { nameBrowser, originOf } from '../../accounts/server/browser.ts'
import { noteCredentialChange } from '../../accounts/server/credential-changes.ts'
import { endAllAccess } from '../../accounts/server/end-sessions.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { lockByEmail } from '../../accounts/server/lock-account.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'
import { signUpPermission } from '../../accounts/server/sign-up-permission.ts'
import { admitPerson, welcome } from '../../security/server/admit-person.ts'
import { hashStrong, savePassword } from '../../security/server/passwords.ts'
import { consumeLink, deleteChallengesOf, findLink } from './challenges.queries.ts'
import { sendChallenge } from './send-challenge.ts'

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
  const reader = await findAccount(desk.db.auth, email)
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
  const person = await findAccount(desk.db.auth, email)
  if (!person) throw new Problem('link_expired')
  const hash = await hashStrong(desk, person.id, password)
  const admitted = await desk.db.auth.transaction().execute(async (tx) => {
    if ((await lockByEmail(tx, email))?.id !== person.id) throw new Problem('link_expired')
    if (!(await consumeLink(tx, hashToken(token), new Date(), ['reset']))) throw new Problem('link_expired')
    await deleteChallengesOf(tx, email, 'reset')
    await savePassword(tx, person.id, hash)
    await endAllAccess(tx, person.id)
    await noteCredentialChange(tx, person.id, 'password.reset')
    return admitPerson(desk, tx, person.id, 'reset', http)
  })
  return welcome(desk, admitted, http)
}
