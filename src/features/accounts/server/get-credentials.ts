import type { SignedIn } from '#server/http/route.ts'
import type { Credentials } from '../security.contract.ts'
import { selectCredentials } from './credentials.queries.ts'
import type { SignInDesk } from './sign-in-desk.ts'

/** With what somebody can sign in beside their mail. */
export async function getCredentials(desk: SignInDesk, { user_id }: SignedIn): Promise<Credentials> {
  const has = await selectCredentials(desk.db.auth, user_id)
  return {
    password_changed_at: has.password_changed_at && new Date(has.password_changed_at).toISOString(),
    authenticator_since: has.authenticator_since && new Date(has.authenticator_since).toISOString(),
    recovery_codes_left: Number(has.recovery_codes_left),
  }
}
