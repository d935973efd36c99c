import { createHmac } from 'node:crypto'
import { recordAudit } from '#server/audit/record-audit.ts'
import { derivePassword } from '#server/derive-key.ts'
import { clientOf } from '#server/http/client.ts'
import type { Http, SignedIn } from '#server/http/route.ts'
import { addRequestFacts } from '#server/security/request-events.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { Tokens } from '../tokens.contract.ts'
import { selectUser } from './accounts.queries.ts'
import { hashToken, newToken } from './secrets.ts'
import { requireSession } from './lock-account.ts'
import { insertSession } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import {
  deleteSessionOfFormerRefresh,
  findSuccessor,
  rotateTokens,
  setTokens,
  type TokenHashes,
} from './tokens.queries.ts'

const ACCESS_LIFETIME_MS = 60 * 60_000
/** A client whose connection dropped retries within seconds. */
const REFRESH_GRACE_SECONDS = 30

/**
 * Begins a separate session for a client without cookies. It's listed among the devices and ends like any other.
 * @throws Problem signed_out
 */
export async function createTokens(deps: SignInDeps, person: SignedIn, { request }: Http): Promise<Tokens> {
  const { user_id } = person
  const made = makeTokens()
  const { address: ip_address, user_agent } = clientOf(request)
  const id = newId()
  await deps.db.auth.transaction().execute(async (tx) => {
    await requireSession(tx, person)
    await insertSession(
      tx,
      { id, user_id, token: made.hashes.token, ip_address, user_agent, browser_hash: null, multi_factor: false },
      new Date(),
    )
    await setTokens(tx, id, made.hashes)
    await recordAudit(tx, { action: 'session.signed_in', actor_id: user_id, details: { by: 'tokens' } })
    addRequestFacts(request, { began: { user_id, isNewDevice: false, by: 'tokens' } })
  })
  return withUser(deps, made, user_id)
}

/** @throws Problem token_expired */
export async function refreshTokens(deps: SignInDeps, { refresh_token }: { refresh_token: string }): Promise<Tokens> {
  // Derived from the token, so that a repeated or concurrent refresh returns the same pair.
  const key = derivePassword(deps.config.secret, 'bearer-tokens')
  const made = makeTokens((name) => createHmac('sha256', key).update(`${name}:${refresh_token}`).digest('base64url'))
  const refresh_hash = hashToken(refresh_token)
  const now = new Date()
  const session =
    (await rotateTokens(deps.db.auth, refresh_hash, made.hashes, now)) ??
    (await findSuccessor(deps.db.auth, refresh_hash, { now, graceSeconds: REFRESH_GRACE_SECONDS }))
  if (session) return withUser(deps, { ...made, expires_at: session.access_expires_at }, session.user_id)
  await deleteSessionOfFormerRefresh(deps.db.auth, refresh_hash)
  throw new Problem('token_expired')
}

type Made = { access_token: string; refresh_token: string; expires_at: string; hashes: TokenHashes }

function makeTokens(make: (name: 'access' | 'refresh') => string = newToken): Made {
  const [access_token, refresh_token] = [make('access'), make('refresh')]
  const expires_at = new Date(Date.now() + ACCESS_LIFETIME_MS).toISOString()
  const hashes = {
    token: hashToken(access_token),
    refresh_hash: hashToken(refresh_token),
    access_expires_at: expires_at,
  }
  return { access_token, refresh_token, expires_at, hashes }
}

async function withUser(deps: SignInDeps, { hashes: _, ...tokens }: Made, user_id: string): Promise<Tokens> {
  const user = await selectUser(deps.db.auth, user_id)
  if (!user) throw new Problem('token_expired')
  return { ...tokens, user }
}
