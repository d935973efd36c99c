import type { GuardDeps, ReadSession } from '#server/http/guards.ts'
import type { Session } from '#server/http/route.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { DAY_MS } from '#shared/days.ts'
import { nameBrowser } from './browser.ts'
import { bearerOf, sessionCookieOf, setSessionCookie, tokenOf } from './cookies.ts'
import { hasApiKey, readApiKey } from './read-api-key.ts'
import { recordBrowser } from './known-browsers.queries.ts'
import { hashToken } from './secrets.ts'
import { wrongKeyCounter } from './wrong-keys.ts'
import { findSession, hasSecondFactor, prolongSession, sessionExists, type SessionRow } from './sessions.queries.ts'

type Parts = { db: Database; config: Pick<Config, 'secret' | 'secure' | 'adminEmails'> }

/** Tells an expired session from one that was ended: the first can resume, the second clears local data. */
export function expiredSessionReader({ db, config }: Parts): GuardDeps['isSessionExpired'] {
  return async ({ request }) => {
    const token = tokenOf(sessionCookieOf(request, config.secure))
    return token !== undefined && sessionExists(db.auth, hashToken(token))
  }
}

/** Finds the user of a request with one query, plus one a day that prolongs the session. */
export function sessionReader({ db, config }: Parts): ReadSession {
  const admins = new Set(config.adminEmails.map((email) => email.toLowerCase()))
  const countWrongKey = wrongKeyCounter({ db, config })
  return async ({ request, reply }) => {
    if (hasApiKey(request)) {
      const session = await readApiKey(db.auth, request)
      if (!session) await countWrongKey(request)
      return session
    }
    const bearer = bearerOf(request)
    const token = bearer ?? tokenOf(sessionCookieOf(request, config.secure))
    if (!token) return null
    const now = new Date()
    const session = await findSession(db.auth, hashToken(token), now, bearer ? 'bearer' : 'cookie')
    if (!session) return null
    // Clients with tokens prolong their session by refreshing them.
    if (!bearer && !session.is_former && now.getTime() - session.updated_at.getTime() >= DAY_MS) {
      // Sessions that are older than the list of known browsers register their browser here.
      const browser_hash = hashToken(nameBrowser({ config }, { request, reply }))
      const begun_in = await prolongSession(db.auth, session.id, { now, browser_hash })
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
}

/** Whether an administrator's session has proven the second factor. */
async function secondFactorOf(
  { auth }: Database,
  { user_id, multi_factor_at }: SessionRow,
): Promise<NonNullable<Session['admin_second_factor']>> {
  return multi_factor_at ?? ((await hasSecondFactor(auth, user_id)) ? 'owed' : 'missing')
}
