import type { Http } from '#server/http/route.ts'
import { PROOF_LIFETIME_MINUTES } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { ProviderAnswer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import type { Claims } from './openid.ts'
import { storeTicket, takeTicket, type PendingRedirect } from './provider-tickets.ts'
import type { Step } from './providers.queries.ts'
import { newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** Imported on demand. */
const openId = () => import('./openid.ts')

type RedirectRequest = {
  provider: Provider
  step: Exclude<Step, 'new'>
  going: Omit<PendingRedirect, 'nonce' | 'verifier'>
}

/**
 * Returns the provider's authorization URL for this browser.
 * @throws Problem provider_refused if the provider isn't configured
 */
export async function redirectToProvider(
  deps: SignInDeps,
  http: Http,
  { provider, step, going }: RedirectRequest,
): Promise<{ url: string }> {
  const setup = setupOf(deps, provider)
  const { authorizationUrl } = await openId()
  const pending: PendingRedirect = { ...going, nonce: newToken(), verifier: newToken() }
  const state = await storeTicket(deps, http, provider, step, pending)
  const url = await authorizationUrl(setup, pending, {
    redirect_uri: returnAddress(deps, provider),
    state,
    // Apple sends names and addresses only with form_post, which is a cross-site request.
    ...(provider === 'apple' ? { scope: 'openid email name', response_mode: 'form_post' } : googleAsks),
    ...(step === 'proof' && proofAsks),
  })
  return { url: url.href }
}

/** For a proof of identity: the provider asks again, and its token says when the user signed in there. */
const proofAsks = {
  max_age: String(PROOF_LIFETIME_MINUTES * 60),
  // Google returns auth_time only if it's requested as a claim, and rejects `prompt=login`.
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
}

/** Families share computers, so the user chooses the account each time. */
const googleAsks = { scope: 'openid email profile', prompt: 'select_account' }

/** The provider's claims, once, and only in the browser that started. @throws Problem provider_refused, unavailable */
export async function takeProviderResponse(
  deps: SignInDeps,
  http: Http,
  { provider, step }: Omit<RedirectRequest, 'going'>,
  answer: ProviderAnswer,
): Promise<{ claims: Claims; pending: PendingRedirect }> {
  const pending = await takeTicket<PendingRedirect>(deps, http, provider, step, answer.state)
  const setup = setupOf(deps, provider)
  const { redeemCode } = await openId()
  return { claims: await redeemCode(setup, pending, returnAddress(deps, provider), answer), pending }
}

/**
 * When the user signed in at the provider, if that's recent enough for a proof of identity.
 * @throws Problem provider_stale, also if the provider doesn't say
 */
export function recentSignInOf({ auth_time }: Claims, now: Date): Date {
  const oldest = now.getTime() - PROOF_LIFETIME_MINUTES * 60_000
  if (auth_time === undefined || auth_time * 1000 < oldest) throw new Problem('provider_stale')
  return new Date(Math.min(auth_time * 1000, now.getTime()))
}

function setupOf({ config }: SignInDeps, provider: Provider) {
  const setup = config[provider]
  if (!setup) throw new Problem('provider_refused')
  return setup
}

function returnAddress({ config }: SignInDeps, provider: Provider): string {
  return `${config.appUrl}${provider === 'apple' ? '/api' : ''}/sign-in/${provider}`
}
