import type { GuardDeps } from '#server/http/guards.ts'
import type { Http, Session } from '#server/http/route.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { DAY_MS } from '#shared/days.ts'
import { nameBrowser } from './browser.ts'
import { bearerOf, sessionCookieOf, setSessionCookie, tokenOf } from './cookies.ts'
import { hasApiKey, readApiKey } from './read-api-key.ts'
import { recordBrowser } from './known-browsers.queries.ts'
import { hashToken } from './secrets.ts'
import { wrongKeyCounter } from './wrong-keys.ts'
import {
  findOwnSession,
  findSession,
  hasSecondFactor,
  prolongSession,
  sessionExists,
  type SessionRow,
} from './sessions.queries.ts'

type Parts = { db: Database; config: Pick<Config, 'secret' | 'secure' | 'adminEmails'> }

/** Tells an expired session from one that was ended: the first can resume, the second clears local data. */
export function expiredSessionReader({ db, config }: Parts): GuardDeps['isSessionExpired'] {
  return async ({ request }) => {
    const token = tokenOf(sessionCookieOf(request, config.secure))
    return token !== undefined && sessionExists(db.auth, hashToken(token))
  }
}

/** Cached users of cookies, about 200 bytes each. */
const MAX_EXPECTED = 20_000

/**
 * Finds the user of a request with one query, plus one a day that prolongs the session. Later requests with the same cookie are
 * expected to be theirs, and verify it in their own transaction: only the user is cached, never that the session is active.
 */
export function openSessions({ db, config }: Parts): Pick<GuardDeps, 'readSession' | 'expectSession'> {
  const admins = new Set(config.adminEmails)
  const countWrongKey = wrongKeyCounter({ db, config })
  const users = new Map<string, string>()

  async function complete(session: SessionRow, token: string, isBearer: boolean, { request, reply }: Http) {
    const now = Date.now()
    // Clients with tokens prolong their session by refreshing them.
    if (!isBearer && !session.is_former && now - session.updated_at.getTime() >= DAY_MS) {
      // Sessions that are older than the list of known browsers register their browser here.
      const browser_hash = hashToken(nameBrowser({ config }, { request, reply }))
      const begun_in = await prolongSession(db.auth, session.id, { now: new Date(now), browser_hash })
      if (!begun_in) return null
      // Only in the browser where it began, or where none was stored: another browser may have a copied cookie.
      if (begun_in === browser_hash) await recordBrowser(db.auth, session.user_id, browser_hash)
      setSessionCookie(reply, config.secure, token)
    }
    const { user_id, email, email_verified, leaving } = session
    const is_admin = email_verified && admins.has(email)
    return {
      user_id,
      session_id: session.id,
      email,
      leaving,
      is_admin,
      admin_second_factor: is_admin ? await secondFactorOf(db, session) : null,
      signed_in_at: session.created_at,
      proven_at: session.proven_at,
    }
  }

  function expectUser(token_hash: string, { user_id, is_former }: SessionRow) {
    if (is_former) return
    if (users.size >= MAX_EXPECTED) users.clear()
    users.set(token_hash, user_id)
  }

  return {
    async readSession(http) {
      const { request } = http
      if (hasApiKey(request)) {
        const session = await readApiKey(db.auth, request)
        if (!session) await countWrongKey(request)
        return session
      }
      const bearer = bearerOf(request)
      const token = bearer ?? tokenOf(sessionCookieOf(request, config.secure))
      if (!token) return null
      const token_hash = hashToken(token)
      const session = await findSession(db.auth, token_hash, new Date(), bearer ? 'bearer' : 'cookie')
      if (!session) return null
      if (!bearer) expectUser(token_hash, session)
      return complete(session, token, bearer !== undefined, http)
    },

    expectSession(http) {
      if (http.request.headers.authorization) return undefined
      const token = tokenOf(sessionCookieOf(http.request, config.secure))
      const token_hash = token && hashToken(token)
      const user_id = token_hash && users.get(token_hash)
      if (!user_id) return undefined
      return {
        user_id,
        async verify(tx) {
          const session = await findOwnSession(tx, token_hash, new Date())
          if (session) return complete(session, token, false, http)
          users.delete(token_hash)
          return null
        },
      }
    },
  }
}

/** Whether an administrator's session has proven the second factor. */
async function secondFactorOf(
  { auth }: Database,
  { user_id, multi_factor_at }: SessionRow,
): Promise<NonNullable<Session['admin_second_factor']>> {
  return multi_factor_at ?? ((await hasSecondFactor(auth, user_id)) ? 'owed' : 'missing')
}
