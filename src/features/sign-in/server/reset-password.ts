import type { Anyone, Http } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import { nameBrowser, originOf } from '../../accounts/server/browser.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { endAllAccess } from '../../accounts/server/end-sessions.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { lockByEmail } from '../../accounts/server/lock-account.ts'
import { hashToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { signUpPermission } from '../../accounts/server/sign-up-permission.ts'
import { admitPerson, welcome } from '../../security/server/admit-person.ts'
import { hashStrong, savePassword } from '../../security/server/passwords.ts'
import { consumeLink, deleteChallengesOf, findLink } from './challenges.queries.ts'
import { claimAddress } from './claim-address.ts'
import { sendChallenge } from './send-challenge.ts'

/** Emails a link to set a new password. Responds the same for every address; the email says if there's no account. */
export async function askPasswordReset(
  deps: SignInDeps,
  { client }: Anyone,
  { email }: { email: string },
  http: Http,
): Promise<void> {
  const origin = await originOf(deps, client, email, http)
  await deps.limits.asks(origin)
  await deps.limits.email(email, 'reset', origin)
  const recipient = await findAccount(deps.db.auth, email)
  const asked = { email, purpose: 'reset', first_name: '', last_name: '', redirect: null, sign_up_by: null } as const
  const kind = recipient ? 'reset' : (await signUpPermission(deps, { email })) ? 'no-account' : 'closed'
  const browser = nameBrowser(deps, http)
  await sendChallenge(deps, { ...asked, language: client.locale }, { kind, browser, recipient })
}

/** The address of a link, which reading doesn't use up. @throws Problem link_expired */
export async function readPasswordReset(deps: SignInDeps, { token }: { token: string }): Promise<{ email: string }> {
  const link = await findLink(deps.db.auth, hashToken(token), new Date(), ['reset'])
  if (!link) throw new Problem('link_expired')
  return { email: link.email }
}

/**
 * Uses up the link, sets the password, ends every session and API key, and begins a session here.
 * @throws Problem link_expired, weak_password
 */
export async function resetPassword(
  deps: SignInDeps,
  { token, password }: { token: string; password: string },
  http: Http,
): Promise<{ second_factor: boolean }> {
  const { email } = await readPasswordReset(deps, { token })
  const person = await findAccount(deps.db.auth, email)
  if (!person) throw new Problem('link_expired')
  const hash = await hashStrong(deps, person.id, password)
  const admitted = await deps.db.auth.transaction().execute(async (tx) => {
    if ((await lockByEmail(tx, email))?.id !== person.id) throw new Problem('link_expired')
    if (!(await consumeLink(tx, hashToken(token), new Date(), ['reset']))) throw new Problem('link_expired')
    await deleteChallengesOf(tx, email, 'reset')
    await claimAddress(tx, person.id)
    await savePassword(tx, person.id, hash)
    await endAllAccess(tx, person.id)
    await recordCredentialChange(tx, person.id, 'password.reset')
    return admitPerson(deps, tx, person.id, 'reset', http)
  })
  return welcome(deps, admitted, http)
}
