import type { SignedIn } from '#server/http/route.ts'
import { providers } from '../providers.rules.ts'
import type { Credentials } from '../security.contract.ts'
import { selectCredentials, selectIdentities } from './credentials.queries.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** The user's credentials besides email. */
export async function getCredentials(deps: SignInDeps, { user_id }: SignedIn): Promise<Credentials> {
  const has = await selectCredentials(deps.db.auth, user_id)
  const identities = await selectIdentities(deps.db.auth, user_id)
  return {
    password_changed_at: has.password_changed_at && new Date(has.password_changed_at).toISOString(),
    authenticator_since: has.authenticator_since && new Date(has.authenticator_since).toISOString(),
    recovery_codes_left: Number(has.recovery_codes_left),
    providers: providers.flatMap((provider) => {
      const account = identities.find((identity) => identity.provider === provider)
      const is_offered = deps.config[provider] !== undefined
      return account || is_offered ? [{ provider, is_offered, account: account ? connectedOf(account) : null }] : []
    }),
  }
}

type Identity = Awaited<ReturnType<typeof selectIdentities>>[number]

function connectedOf({ email, created_at, last_used_at }: Identity) {
  const used = last_used_at && new Date(last_used_at).toISOString()
  return { email, connected_at: new Date(created_at).toISOString(), last_used_at: used }
}
