import type { Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { Client, Http } from '#server/http/route.ts'
import { browserCookieOf, setBrowserCookie } from './cookies.ts'
import { isKnownBrowser } from './known-browsers.queries.ts'
import type { Origin } from './limits.ts'
import { hashToken, newToken } from './secrets.ts'

type Cookies = { config: { secure: boolean } }

/** 256 random bits in base64url, as newToken makes them: a cookie of any other shape counts as none. */
const SECRET = /^[\w-]{43}$/

/** The secret of this browser, as its cookie holds it. */
export function browserOf({ config }: Cookies, { request }: Http): string | undefined {
  const secret = browserCookieOf(request, config.secure)
  return secret && SECRET.test(secret) ? secret : undefined
}

/** The secret of this browser, made where it has none; its cookie lives on from now. */
export function nameBrowser(deps: Cookies, http: Http): string {
  const secret = browserOf(deps, http) ?? newToken()
  setBrowserCookie(http.reply, deps.config.secure, secret)
  return secret
}

/** Where a request about an address comes from, for limits. */
export async function originOf(
  deps: Cookies & { db: { auth: Kysely<DB> } },
  client: Client,
  email: string,
  http: Http,
): Promise<Origin> {
  const secret = browserOf(deps, http)
  const hash = secret && hashToken(secret)
  return { client, known_browser: hash && (await isKnownBrowser(deps.db.auth, email, hash)) ? hash : undefined }
}
