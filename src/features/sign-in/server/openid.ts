import { importPKCS8, SignJWT } from 'jose'
import * as oidc from 'openid-client'
import * as z from 'zod/mini'
import type { AppleSetup, ProviderSetup } from '#server/config.ts'
import { Problem } from '#shared/problems.ts'
import { Email } from '../../accounts/accounts.schemas.ts'
import type { ProviderAnswer } from '../providers.contract.ts'

/** Short, since the user is waiting for the page. */
const TIMEOUT_SECONDS = 10
/** Providers rarely change their endpoints. Their keys have a cache of their own in openid-client. */
const METADATA_LIFETIME_MS = 24 * 60 * 60_000
const CLOCK_TOLERANCE_SECONDS = 60

/** Apple sends some booleans as strings. */
const Flag = z._default(
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((word) => word === 'true'),
    ),
  ]),
  false,
)

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  azp: z.optional(z.string()),
  /** When the user signed in there, in seconds since 1970. */
  auth_time: z.optional(z.number()),
  /** Missing or malformed for some school and company accounts. */
  email: z.catch(z.optional(Email), undefined),
  email_verified: Flag,
  given_name: z.catch(z.string(), ''),
  family_name: z.catch(z.string(), ''),
})
export type Claims = z.output<typeof Claims>

type Setup = ProviderSetup | AppleSetup
/** Values that bind the redirect to one sign-in. */
type Secrets = { nonce: string; verifier: string }

const cache = new WeakMap<Setup, { until: number; configuration: Promise<oidc.Configuration> }>()

/** The provider's authorization URL. @throws Problem unavailable */
export async function authorizationUrl(
  setup: Setup,
  { nonce, verifier }: Secrets,
  parameters: Record<string, string>,
): Promise<URL> {
  const configuration = await configurationOf(setup)
  return oidc.buildAuthorizationUrl(configuration, {
    ...parameters,
    nonce,
    ...(configuration.serverMetadata().supportsPKCE() && {
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  })
}

/**
 * Exchanges the code for an ID token, and returns its claims if this provider signed it for us and for this sign-in.
 * @throws Problem provider_refused, unavailable
 */
export async function redeemCode(
  setup: Setup,
  { nonce, verifier }: Secrets,
  redirectUri: string,
  answer: ProviderAnswer,
): Promise<Claims> {
  const configuration = await configurationOf(setup)
  const tokens = await oidc
    .authorizationCodeGrant(configuration, returnUrl(redirectUri, answer), {
      expectedNonce: nonce,
      expectedState: answer.state,
      ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: verifier }),
    })
    .catch((error: unknown) => {
      // The library wraps what `fetch` throws.
      throw error instanceof Error && error.cause instanceof Problem ? error.cause : new Problem('provider_refused')
    })
  const claims = Claims.safeParse(tokens.claims())
  // The library checks the authorized party only where a token has several audiences.
  const isForUs = claims.success && (claims.data.azp ?? setup.clientId) === setup.clientId
  if (!isForUs) throw new Problem('provider_refused')
  return claims.data
}

/** The provider's metadata (OpenID Connect Discovery). @throws Problem unavailable */
async function configurationOf(setup: Setup): Promise<oidc.Configuration> {
  const cached = cache.get(setup)
  if (cached && cached.until > Date.now()) return cached.configuration
  const configuration = discover(setup)
  cache.set(setup, { until: Date.now() + METADATA_LIFETIME_MS, configuration })
  // A failure isn't cached.
  configuration.catch(() => cache.delete(setup))
  return configuration
}

async function discover(setup: Setup): Promise<oidc.Configuration> {
  const issuer = new URL(setup.issuer)
  return oidc
    .discovery(issuer, setup.clientId, { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS }, secretOf(setup), {
      timeout: TIMEOUT_SECONDS,
      [oidc.customFetch]: fetchFromProvider,
      // The library trusts TLS alone otherwise. Issuers without TLS exist only on this machine (settings.ts).
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    })
    .catch(() => {
      throw new Problem('unavailable')
    })
}

/** Apple's secret is made for each request, so it can't be given once; the library awaits what this returns. */
function secretOf(setup: Setup): oidc.ClientAuth {
  return async (...request) => oidc.ClientSecretPost(await clientSecretOf(setup))(...request)
}

/** The library doesn't follow redirects. */
const fetchFromProvider: oidc.CustomFetch = async (url, request) => {
  const response = await fetch(url, request as RequestInit).catch(() => undefined)
  if (!response || response.status >= 500) throw new Problem('unavailable')
  return response
}

function returnUrl(redirectUri: string, answer: ProviderAnswer): URL {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) if (value) url.searchParams.set(name, value)
  return url
}

/** Apple allows secrets to live for half a year; ours are created per request. */
const SECRET_LIFETIME = '5m'

/** Google's secret is a string. Apple's is a JWT for the client, signed with the team's key. */
async function clientSecretOf(setup: ProviderSetup | AppleSetup): Promise<string> {
  if ('clientSecret' in setup) return setup.clientSecret
  const key = await importPKCS8(setup.privateKey, 'ES256')
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: setup.keyId })
    .setIssuer(setup.teamId)
    .setSubject(setup.clientId)
    .setAudience(setup.issuer)
    .setIssuedAt()
    .setExpirationTime(SECRET_LIFETIME)
    .sign(key)
}
