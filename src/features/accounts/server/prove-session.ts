import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Http, Session } from '#server/http/route.ts'
import { bearerOf, sessionCookieOf, setSessionCookie, tokenOf } from './cookies.ts'
import { hashToken, newToken } from './secrets.ts'
import { setProven, type ProvenBy } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

type Config = Pick<SignInDeps['config'], 'secure'>

/**
 * Notes in the session of a request that its person proved who they are, and replaces its token: a copy of the former one
 * doesn't gain the proof. A client with bearer tokens gets the next one by refreshing them.
 * @returns the token for `sendToken`, once the transaction is through
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

/** Gives the browser its session's new token. */
export function sendToken({ secure }: Config, token: string | undefined, { reply }: Http): void {
  if (token) setSessionCookie(reply, secure, token)
}

/** Both, outside of a transaction. */
export async function noteProof(
  { db, config }: Pick<SignInDeps, 'db' | 'config'>,
  session: Pick<Session, 'session_id'>,
  by: ProvenBy,
  http: Http,
): Promise<void> {
  sendToken(config, await proveSession(db.auth, config, session, { by }, http), http)
}
