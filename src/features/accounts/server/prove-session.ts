import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Http, Session } from '#server/http/route.ts'
import { bearerOf, sessionCookieOf, setSessionCookie, tokenOf } from './cookies.ts'
import { hashToken, newToken } from './secrets.ts'
import { setProven, type ProvenBy } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

type Config = Pick<SignInDeps['config'], 'secure'>

/**
 * Records a proof of identity in the request's session and replaces its token, so that a copy of the previous token
 * doesn't gain the proof. Clients with bearer tokens get the next token by refreshing.
 * @returns the token for `sendToken`, after the commit
 */
export async function proveSession(
  db: Kysely<DB>,
  { secure }: Config,
  { session_id }: Pick<Session, 'session_id'>,
  { by, proven_at }: { by: ProvenBy; proven_at?: Date },
  { request }: Http,
): Promise<string | undefined> {
  const bearer = bearerOf(request)
  const former = bearer ?? tokenOf(sessionCookieOf(request, secure))
  if (!former) return undefined
  const token = newToken()
  const now = new Date()
  const proof = { id: session_id, by, proven_at: proven_at ?? now, isGraceful: bearer === undefined }
  const hashes = { former: hashToken(former), token: hashToken(token) }
  const isReplaced = await setProven(db, { ...proof, ...hashes }, now)
  return isReplaced && bearer === undefined ? token : undefined
}

/** Sets the session cookie to the new token. */
export function sendToken({ secure }: Config, token: string | undefined, { reply }: Http): void {
  if (token) setSessionCookie(reply, secure, token)
}

/** Both steps, outside of a transaction. */
export async function recordProof(
  { db, config }: Pick<SignInDeps, 'db' | 'config'>,
  session: Pick<Session, 'session_id'>,
  by: ProvenBy,
  http: Http,
): Promise<void> {
  sendToken(config, await proveSession(db.auth, config, session, { by }, http), http)
}
