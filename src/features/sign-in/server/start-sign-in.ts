import type { Anyone, Http } from '#server/http/route.ts'
import { findAccount } from '../../accounts/server/find-account.ts'
import { nameBrowser, originOf } from '../../accounts/server/browser.ts'
import { sendChallenge } from './send-challenge.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'
import { signUpPermission } from '../../accounts/server/sign-up-permission.ts'

/**
 * Emails a link and a code. An address without an account takes the same way to the same answer; it gets a code too, and is
 * asked for a name once it is proven. Where only invited people may join, the email to anyone else says so and holds no
 * code. @throws Problem rate_limited
 */
export async function startSignIn(
  desk: SignInDesk,
  { client }: Anyone,
  { email, redirect = null }: { email: string; redirect?: string | null | undefined },
  http: Http,
) {
  const origin = await originOf(desk, client, email, http)
  await desk.limits.asks(origin)
  await desk.limits.email(email, 'sign-in', origin)
  const reader = await findAccount(desk.db.auth, email)
  const sign_up_by = await signUpPermission(desk, { email, redirect })
  const asked = { email, purpose: 'sign-in', first_name: '', last_name: '', language: client.locale, redirect } as const
  const kind = reader ? 'sign-in' : sign_up_by ? 'newcomer' : 'closed'
  await sendChallenge(desk, { ...asked, sign_up_by }, { kind, browser: nameBrowser(desk, http), reader })
}
