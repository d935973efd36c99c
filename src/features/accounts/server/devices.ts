import { recordAudit } from '#server/audit/record-audit.ts'
import type { Http, SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { Device } from '../devices.contract.ts'
import { browserOf } from './browser.ts'
import { bearerOf, clearSessionCookie, sessionCookieOf, tokenOf } from './cookies.ts'
import { endAllAccess } from './end-sessions.ts'
import { hashToken } from './secrets.ts'
import { deleteSession, deleteSessionOf, listSessionsOf } from './sessions.queries.ts'
import type { SignInDeps } from './sign-in-deps.ts'

/** The user's signed-in devices: the current one first, then the most recently used. */
export async function listDevices(deps: SignInDeps, { user_id, session_id }: SignedIn): Promise<{ devices: Device[] }> {
  const sessions = await listSessionsOf(deps.db.auth, user_id, new Date())
  const devices = sessions.map((session) => ({ ...session, is_current: session.id === session_id }))
  return { devices: devices.toSorted((one, other) => Number(other.is_current) - Number(one.is_current)) }
}

/** Signs out one of the caller's devices right away. @throws Problem not_found */
export async function signOutDevice(
  deps: SignInDeps,
  { user_id }: SignedIn,
  { session_id }: { session_id: string },
): Promise<void> {
  await deps.db.auth.transaction().execute(async (tx) => {
    if (!(await deleteSessionOf(tx, user_id, session_id))) throw notFound()
    await recordAudit(tx, { action: 'session.revoked', actor_id: user_id })
  })
}

/** Signs out every other device, and revokes the API keys. */
export async function signOutOthers(deps: SignInDeps, { user_id, session_id }: SignedIn, http: Http): Promise<void> {
  const browser = browserOf(deps, http)
  await deps.db.auth.transaction().execute(async (tx) => {
    await endAllAccess(tx, user_id, { session_id, browser_hash: browser && hashToken(browser) })
    await recordAudit(tx, { action: 'session.signed_out_everywhere', actor_id: user_id })
  })
}

/** Ends this browser's session, effective right away in every process. */
export async function signOut({ db, config }: SignInDeps, { request, reply }: Http): Promise<void> {
  const token = bearerOf(request) ?? tokenOf(sessionCookieOf(request, config.secure))
  if (token) await deleteSession(db.auth, hashToken(token))
  if (!bearerOf(request)) clearSessionCookie(reply, config.secure)
}
