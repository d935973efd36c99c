import type { Http, SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { ProviderAnswer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { recordCredentialChange } from '../../accounts/server/credential-changes.ts'
import { requireProofMethod } from '../../security/server/get-proof-ways.ts'
import { requireSignInMethod } from '../../security/server/require-sign-in-method.ts'
import { proveSession, sendToken } from '../../accounts/server/prove-session.ts'
import { takeProviderResponse, redirectToProvider, recentSignInOf } from './provider-redirect.ts'
import { deleteIdentity, insertIdentity, recordIdentityUse } from './providers.queries.ts'
import { requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

type Back = ProviderAnswer & { provider: Provider }

/** Redirects to the provider, where the user chooses the account to connect. @throws Problem provider_refused */
export async function startProviderLink(
  deps: SignInDeps,
  { user_id }: SignedIn,
  { provider }: { provider: Provider },
  http: Http,
): Promise<{ url: string }> {
  await deps.limits.personAsks(user_id)
  return redirectToProvider(deps, http, { provider, step: 'link', going: { redirect: null, user_id } })
}

/**
 * Connects the provider account, replacing another one at the same provider.
 * @throws Problem provider_refused, already_there if it belongs to another user
 */
export async function finishProviderLink(
  deps: SignInDeps,
  person: SignedIn,
  { provider, ...back }: Back,
  http: Http,
): Promise<void> {
  const { user_id } = person
  const { claims, pending } = await takeProviderResponse(deps, http, { provider, step: 'link' }, back)
  // Another user has signed in here since.
  if (pending.user_id !== user_id) throw new Problem('provider_refused')
  await deps.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    const owner = await recordIdentityUse(tx, provider, claims, new Date())
    if (owner === user_id) return
    if (owner) throw new Problem('already_there')
    await deleteIdentity(tx, user_id, provider)
    if (!(await insertIdentity(tx, { provider, subject: claims.sub, email: claims.email, user_id })))
      throw new Problem('already_there')
    await recordCredentialChange(tx, user_id, 'provider.linked', { provider })
  })
}

/** @throws Problem last_way_in */
export async function unlinkProvider(
  deps: SignInDeps,
  { user_id }: SignedIn,
  { provider }: { provider: Provider },
): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (!(await deleteIdentity(tx, user_id, provider))) return
    await requireSignInMethod(tx, user_id)
    await recordCredentialChange(tx, user_id, 'provider.unlinked', { provider })
  })
}

/** @throws Problem provider_refused; forbidden if the user hasn't connected it or has a second factor */
export async function startProviderProof(
  deps: SignInDeps,
  person: SignedIn,
  { provider }: { provider: Provider },
  http: Http,
): Promise<{ url: string }> {
  const { user_id } = person
  await requireProofMethod(deps, person, provider)
  await deps.limits.personAsks(user_id)
  return redirectToProvider(deps, http, { provider, step: 'proof', going: { redirect: null, user_id } })
}

/** @throws Problem provider_refused if it isn't the connected account, provider_stale */
export async function proveByProvider(
  deps: SignInDeps,
  person: SignedIn,
  { provider, ...back }: Back,
  http: Http,
): Promise<void> {
  const { user_id } = person
  await requireProofMethod(deps, person, provider)
  const { claims, pending } = await takeProviderResponse(deps, http, { provider, step: 'proof' }, back)
  const proven_at = recentSignInOf(claims, new Date())
  const token = await deps.db.auth.transaction().execute(async (tx) => {
    const owner = await recordIdentityUse(tx, provider, claims, new Date())
    if (pending.user_id !== user_id || owner !== user_id) throw new Problem('provider_refused')
    return proveSession(tx, deps.config, person, { by: 'one_factor', proven_at }, http)
  })
  sendToken(deps.config, token, http)
}
