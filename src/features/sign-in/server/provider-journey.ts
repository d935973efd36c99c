import type { Http } from '#server/http/route.ts'
import { PROOF_LIFETIME_MINUTES } from '#shared/contract.ts'
import { Problem } from '#shared/problems.ts'
import type { ProviderAnswer } from '../providers.contract.ts'
import type { Provider } from '../../security/providers.rules.ts'
import type { Claims } from './openid.ts'
import { keepTicket, takeTicket, type Way } from './provider-tickets.ts'
import type { Step } from './providers.queries.ts'
import { newToken } from '../../accounts/server/secrets.ts'
import type { SignInDeps } from '../../accounts/server/sign-in-deps.ts'

/** What speaks to providers is loaded when somebody chooses one. */
const openId = () => import('./openid.ts')

type Journey = { provider: Provider; step: Exclude<Step, 'new'>; going: Omit<Way, 'nonce' | 'verifier'> }

/** Answers the provider's address for this browser. @throws Problem provider_refused where the provider is not set up */
export async function leadToProvider(
  deps: SignInDeps,
  http: Http,
  { provider, step, going }: Journey,
): Promise<{ url: string }> {
  const setup = setupOf(deps, provider)
  const { authorizationUrl } = await openId()
  const way: Way = { ...going, nonce: newToken(), verifier: newToken() }
  const state = await keepTicket(deps, http, provider, step, way)
  const url = await authorizationUrl(setup, way, {
    redirect_uri: returnAddress(deps, provider),
    state,
    // Apple gives names and addresses to forms alone, and its form comes from another site.
    ...(provider === 'apple' ? { scope: 'openid email name', response_mode: 'form_post' } : googleAsks),
    ...(step === 'proof' && proofAsks),
  })
  return { url: url.href }
}

/** What proves who someone is now: the provider asks again, and its token says when they signed in there. */
const proofAsks = {
  max_age: String(PROOF_LIFETIME_MINUTES * 60),
  // Google names the time only if it's asked for by name, and refuses `prompt=login`.
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
}

/** Families share computers: each time somebody chooses whose account it is. */
const googleAsks = { scope: 'openid email profile', prompt: 'select_account' }

/** Whom the provider vouches for, once, and in the browser that was led there. @throws Problem provider_refused, unavailable */
export async function comeFromProvider(
  deps: SignInDeps,
  http: Http,
  { provider, step }: Omit<Journey, 'going'>,
  answer: ProviderAnswer,
): Promise<{ claims: Claims; way: Way }> {
  const way = await takeTicket<Way>(deps, http, provider, step, answer.state)
  const setup = setupOf(deps, provider)
  const { redeemCode } = await openId()
  return { claims: await redeemCode(setup, way, returnAddress(deps, provider), answer), way }
}

/**
 * When they signed in at the provider, if that's as recent as a proof has to be.
 * @throws Problem provider_stale, also where the provider doesn't say
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
