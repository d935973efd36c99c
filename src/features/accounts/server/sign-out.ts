import type { Http } from '#server/http/route.ts'
import { bearerOf, clearSessionCookie, sessionCookieOf, tokenOf } from './cookies.ts'
import { hashToken } from './secrets.ts'
import { deleteSession } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

/** Ends this browser's session, effective right away in every process. */
export async function signOut({ db, config }: SignInDeps, { request, reply }: Http): Promise<void> {
  const token = bearerOf(request) ?? tokenOf(sessionCookieOf(request, config.secure))
  if (token) await deleteSession(db.auth, hashToken(token))
  if (!bearerOf(request)) clearSessionCookie(reply, config.secure)
}
