import type { SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { Provider } from '../providers.rules.ts'
import { proofMethods, type ProofMethod } from '../security.rules.ts'
import { selectCredentials, selectIdentities } from './credentials.queries.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/**
 * The methods by which a user can prove their identity. Users with two-step verification need it or a passkey, as do
 * administrators with a passkey.
 */
export async function getProofWays(
  deps: SignInDeps,
  { user_id, email, is_admin }: SignedIn,
): Promise<{ ways: ProofMethod[]; email: string }> {
  const has = await selectCredentials(deps.db.auth, user_id)
  const connected = await selectIdentities(deps.db.auth, user_id)
  const isOwed = has.authenticator_since !== null || (is_admin && Boolean(has.has_passkey))
  const isConnected = (name: Provider) =>
    deps.config[name] !== undefined && connected.some(({ provider }) => provider === name)
  const isOpen: Record<ProofMethod, boolean> = {
    passkey: Boolean(has.has_passkey),
    totp: has.authenticator_since !== null,
    password: !isOwed && has.password_changed_at !== null,
    ...{ google: !isOwed && isConnected('google'), apple: !isOwed && isConnected('apple') },
    mail: !isOwed,
  }
  return { ways: proofMethods.filter((method) => isOpen[method]), email }
}

/** @throws Problem forbidden if this method isn't available to them */
export async function requireProofMethod(deps: SignInDeps, person: SignedIn, method: ProofMethod): Promise<void> {
  const { ways } = await getProofWays(deps, person)
  if (!ways.includes(method)) throw new Problem('forbidden')
}
