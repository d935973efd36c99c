import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { ProviderSetup } from '#server/config.ts'
import { Problem } from '#shared/problems.ts'
import { Email } from '../accounts.schemas.ts'

/** Somebody waits on the screen. */
const ANSWER_LIMIT_MS = 10_000
/** Addresses of providers hardly ever change; their keys are looked up again when an unknown one signs. */
const METADATA_LIFETIME_MS = 24 * 60 * 60_000
const CLOCK_TOLERANCE_SECONDS = 60

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
})
type Metadata = z.output<typeof Metadata>
type Known = Metadata & { keys: ReturnType<typeof createRemoteJWKSet> }

/** Apple writes some booleans as words. */
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
  nonce: z.string(),
  azp: z.optional(z.string()),
  /** When they signed in there, in seconds since 1970. */
  auth_time: z.optional(z.number()),
  /** Absent or odd for some accounts of schools and firms. */
  email: z.catch(z.optional(Email), undefined),
  email_verified: Flag,
  given_name: z.catch(z.string(), ''),
  family_name: z.catch(z.string(), ''),
})
export type Claims = z.output<typeof Claims>

const known = new Map<string, { until: number; metadata: Promise<Known> }>()

/** What a provider says about itself (OpenID Connect Discovery), remembered for a day. @throws Problem unavailable */
export async function discover(issuer: string): Promise<Known> {
  const kept = known.get(issuer)
  if (kept && kept.until > Date.now()) return kept.metadata
  const metadata = readMetadata(issuer)
  known.set(issuer, { until: Date.now() + METADATA_LIFETIME_MS, metadata })
  // What failed is asked again the next time.
  metadata.catch(() => known.delete(issuer))
  return metadata
}

async function readMetadata(issuer: string): Promise<Known> {
  const answer = await ask(`${issuer}/.well-known/openid-configuration`)
  const metadata = Metadata.safeParse(answer.body)
  if (!answer.ok || !metadata.success || metadata.data.issuer !== issuer) throw new Problem('unavailable')
  const keys = createRemoteJWKSet(new URL(metadata.data.jwks_uri), { timeoutDuration: ANSWER_LIMIT_MS })
  return { ...metadata.data, keys }
}

/** Trades the code for an ID token. @throws Problem provider_refused, unavailable */
export async function redeemCode(token_endpoint: string, form: Record<string, string>): Promise<string> {
  const { ok, body } = await ask(token_endpoint, { method: 'POST', body: new URLSearchParams(form) })
  const answer = z.object({ id_token: z.string() }).safeParse(body)
  if (!ok || !answer.success) throw new Problem('provider_refused')
  return answer.data.id_token
}

/**
 * Who the token is about, if this provider signed it, for us, for this very sign-in, and lately.
 * @throws Problem provider_refused, unavailable
 */
export async function readIdToken(
  { issuer, keys }: Known,
  { clientId }: Pick<ProviderSetup, 'clientId'>,
  id_token: string,
  nonce: string,
): Promise<Claims> {
  const { payload } = await jwtVerify(id_token, keys, {
    issuer,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw new Problem(error instanceof errors.JWKSTimeout ? 'unavailable' : 'provider_refused')
  })
  const claims = Claims.safeParse(payload)
  // A token for several takers names the one it was made for.
  const forUs = claims.success && (claims.data.azp ?? clientId) === clientId
  if (!forUs || claims.data.nonce !== nonce) throw new Problem('provider_refused')
  return claims.data
}

async function ask(url: string, request: RequestInit = {}): Promise<{ ok: boolean; body: unknown }> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    if (answer.status >= 500) throw new Problem('unavailable')
    return { ok: answer.ok, body: await answer.json().catch(() => undefined) }
  } catch {
    throw new Problem('unavailable')
  }
}
