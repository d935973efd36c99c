import type { Anyone, Http } from '#server/http/route.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { nameBrowser, originOf } from '../../accounts/server/browser.ts'
import { sendChallenge } from './send-challenge.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'
import { signUpPermission } from '../../accounts/server/sign-up-permission.ts'

/**
 * Emails a link and a code. An address without an account gets the same response and a code too, and is asked for a name
 * once it's proven. If only invited people may join, the email to others says so and has no code.
 * @throws Problem rate_limited
 */
export async function startSignIn(
  deps: SignInDeps,
  { client }: Anyone,
  { email, redirect = null }: { email: string; redirect?: string | null | undefined },
  http: Http,
) {
  const origin = await originOf(deps, client, email, http)
  await deps.limits.asks(origin)
  await deps.limits.email(email, 'sign-in', origin)
  const recipient = await findAccount(deps.db.auth, email)
  const sign_up_by = await signUpPermission(deps, { email, redirect })
  const asked = { email, purpose: 'sign-in', first_name: '', last_name: '', language: client.locale, redirect } as const
  const kind = recipient ? 'sign-in' : sign_up_by ? 'newcomer' : 'closed'
  await sendChallenge(deps, { ...asked, sign_up_by }, { kind, browser: nameBrowser(deps, http), recipient })
}
