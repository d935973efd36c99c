import type { Http, SignedIn } from '#server/http/route.ts'
import { Problem } from '#shared/problems.ts'
import type { ProviderAnswer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import { noteCredentialChange } from '../../accounts/server/credential-changes.ts'
import { requireWay } from '../../security/server/get-proof-ways.ts'
import { requireWayIn } from '../../security/server/require-sign-in-method.ts'
import { proveSession, sendToken } from '../../accounts/server/prove-session.ts'
import { comeFromProvider, leadToProvider, recentSignInOf } from './provider-journey.ts'
import { deleteIdentity, insertIdentity, noteIdentityUse } from './providers.queries.ts'
import { requireSession } from '../../accounts/server/lock-account.ts'
import type { SignInDesk } from '../../accounts/server/sign-in-deps.ts'

type Back = ProviderAnswer & { provider: Provider }

/** Leads to the provider, where somebody says which account is to sign in to theirs. @throws Problem provider_refused */
export async function startProviderLink(
  desk: SignInDesk,
  { user_id }: SignedIn,
  { provider }: { provider: Provider },
  http: Http,
): Promise<{ url: string }> {
  await desk.limits.personAsks(user_id)
  return leadToProvider(desk, http, { provider, step: 'link', going: { redirect: null, user_id } })
}

/**
 * Connects the account there, in the place of another one at the same provider.
 * @throws Problem provider_refused, already_there if it signs in to somebody else's account
 */
export async function finishProviderLink(
  desk: SignInDesk,
  person: SignedIn,
  { provider, ...back }: Back,
  http: Http,
): Promise<void> {
  const { user_id } = person
  const { claims, way } = await comeFromProvider(desk, http, { provider, step: 'link' }, back)
  // Somebody else signed in here meanwhile.
  if (way.user_id !== user_id) throw new Problem('provider_refused')
  await desk.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    const owner = await noteIdentityUse(tx, provider, claims, new Date())
    if (owner === user_id) return
    if (owner) throw new Problem('already_there')
    await deleteIdentity(tx, user_id, provider)
    if (!(await insertIdentity(tx, { provider, subject: claims.sub, email: claims.email, user_id })))
      throw new Problem('already_there')
    await noteCredentialChange(tx, user_id, 'provider.linked', { provider })
  })
}

/** @throws Problem last_way_in */
export async function unlinkProvider(
  desk: SignInDesk,
  { user_id }: SignedIn,
  { provider }: { provider: Provider },
): Promise<void> {
  await desk.db.auth.transaction().execute(async (tx) => {
    if (!(await deleteIdentity(tx, user_id, provider))) return
    await requireWayIn(tx, user_id)
    await noteCredentialChange(tx, user_id, 'provider.unlinked', { provider })
  })
}

/** @throws Problem provider_refused; forbidden to whoever has not connected it, or has a second factor */
export async function startProviderProof(
  desk: SignInDesk,
  person: SignedIn,
  { provider }: { provider: Provider },
  http: Http,
): Promise<{ url: string }> {
  const { user_id } = person
  await requireWay(desk, person, provider)
  await desk.limits.personAsks(user_id)
  return leadToProvider(desk, http, { provider, step: 'proof', going: { redirect: null, user_id } })
}

/** @throws Problem provider_refused if it is another account than the connected one, provider_stale */
export async function proveByProvider(
  desk: SignInDesk,
  person: SignedIn,
  { provider, ...back }: Back,
  http: Http,
): Promise<void> {
  const { user_id } = person
  await requireWay(desk, person, provider)
  const { claims, way } = await comeFromProvider(desk, http, { provider, step: 'proof' }, back)
  const proven_at = recentSignInOf(claims, new Date())
  const token = await desk.db.auth.transaction().execute(async (tx) => {
    const owner = await noteIdentityUse(tx, provider, claims, new Date())
    if (way.user_id !== user_id || owner !== user_id) throw new Problem('provider_refused')
    return proveSession(tx, desk.config, person, { by: 'one_factor', proven_at }, http)
  })
  sendToken(desk.config, token, http)
}
